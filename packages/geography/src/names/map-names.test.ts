import { expect, test } from "vitest";
import { newsPlaces } from "../gazetteer/news-places.ts";
import type { Place } from "../gazetteer/place.ts";
import { makeMapNames } from "./map-names.ts";
import { packMapNames, readMapNames } from "./packed-names.ts";

const place = (part: Partial<Place>): Place => ({
  ...{
    kind: "town",
    code: "1",
    name: "Muestra",
    names: ["Muestra"],
    within: "",
    point: { lon: 1, lat: 2 },
    isSeat: true,
  },
  ...{ bounds: null, people: null, capitalOf: "", zone: "", importance: 0 },
  ...part,
});

const PLACES = [
  place({ code: "a", name: "Andorra la Vella", people: 20_000, capitalOf: "Andorra" }),
  place({ code: "b", name: "Villar", people: 900 }),
  place({ code: "c", name: "Donetsk", people: 900_000, point: { lon: 37.8, lat: 48 } }),
  place({ code: "03014", kind: "municipality", name: "Alacant/Alicante", people: 337_000 }),
  place({ code: "46250", kind: "municipality", name: "València", people: 790_000 }),
  place({ code: "31098", kind: "municipality", name: "Estella/Lizarra", people: 14_000 }),
  place({ code: "25243", kind: "municipality", name: "Vielha e Mijaran", people: 900 }),
  place({ code: "05019", kind: "municipality", name: "Ávila", people: 57_000, capitalOf: "Ávila" }),
  place({ code: "g", name: "Ciudad Lineal", people: 228_000, within: "Madrid, Madrid" }),
  place({ code: "e", kind: "municipality", name: "Sin pueblo", people: 200_000, isSeat: false }),
  place({ code: "f", kind: "country", name: "Ucrania", people: 40_000_000 }),
  place({ code: "h", name: "Makíivka", people: 340_000, point: { lon: 37.97, lat: 48.05 } }),
  place({ code: "i", name: "Avdíivka", people: 120_000, point: { lon: 37.75, lat: 48.06 } }),
  place({ code: "j", name: "Luchon", people: 2500, point: { lon: 0.6, lat: 42.8 } }),
  place({ code: "k", name: "Lejos", people: 2500, point: { lon: 10, lat: 50 } }),
];
const TABLE = newsPlaces().filter(({ name }) =>
  ["Mar Negro", "Mar Caribe", "Estrecho de Ormuz", "Costa Brava", "Ebro", "Viti Levu", "Taveuni"].includes(name),
);
const NAMES = makeMapNames(PLACES, TABLE);
const titles = (kind: string, list: "far" | "near" = "far") =>
  NAMES[list].filter((name) => name.kind === kind).map(({ name }) => name);

test("capitals and large towns name themselves, the larger first; villages and what has no town do not", () => {
  expect(titles("city")).toEqual([
    ...["Donetsk", "Valencia", "Makíivka", "Alicante", "Andorra la Vella", "Ávila", "Estella"],
  ]);
  expect(NAMES.far.filter(({ isCapital }) => isCapital).map(({ name }) => name)).toEqual(["Andorra la Vella"]);
});

test("on a map that is near lesser towns do, of Spain all, and none that has grown together with a city", () => {
  expect(titles("city", "near")).toEqual(["Luchon", "Vielha e Mijaran"]);
  expect(titles("city")).not.toContain("Avdíivka");
});

test("a sea has the outline within which it is named, a strait only its point, a coast its line, an island its box", () => {
  expect(titles("water")).toEqual(["Estrecho de Ormuz", "Mar Negro", "Mar Caribe"]);
  const [strait, box, ring] = NAMES.far;
  expect([strait?.line.length, box?.line.length]).toEqual([0, 4]);
  expect(ring?.line.length).toBeGreaterThan(10);
  expect(NAMES.far.find(({ kind }) => kind === "coast")?.line.length).toBeGreaterThan(2);
  expect(titles("island")).toEqual(["Viti Levu", "Taveuni"]);
  // Across the antimeridian it is some tenths of a degree wide, and not the whole Earth.
  expect(NAMES.far.find(({ name }) => name === "Taveuni")?.span).toBeLessThan(0.5);
});

test("names go into a file and come out of it as they were", () => {
  for (const names of [NAMES.far, NAMES.near])
    expect(readMapNames(JSON.parse(JSON.stringify(packMapNames(names))))).toEqual(names);
  expect(() => readMapNames([{ kind: "sea" }])).toThrow();
});
