import { expect, test } from "vitest";
import { newsPlaces } from "../gazetteer/news-places.ts";
import type { Place } from "../gazetteer/place.ts";
import { makeMapNames, packMapNames, readMapNames } from "./map-names.ts";

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

test("capitals, large towns and seas name themselves, the larger first; villages and what has no town do not", () => {
  const places = [
    place({ code: "a", name: "Andorra la Vella", people: 20_000, capitalOf: "Andorra" }),
    place({ code: "b", name: "Villar", people: 900 }),
    place({ code: "c", name: "Donetsk", people: 900_000 }),
    place({ code: "03014", kind: "municipality", name: "Alacant/Alicante", people: 337_000 }),
    place({ code: "46250", kind: "municipality", name: "València", people: 790_000 }),
    place({ code: "31098", kind: "municipality", name: "Estella/Lizarra", people: 14_000 }),
    place({ code: "05019", kind: "municipality", name: "Ávila", people: 57_000, capitalOf: "Ávila" }),
    place({ code: "g", name: "Ciudad Lineal", people: 228_000, within: "Madrid, Madrid" }),
    place({ code: "e", kind: "municipality", name: "Sin pueblo", people: 200_000, isSeat: false }),
    place({ code: "negro", kind: "sea", name: "Mar Negro", bounds: [27, 41, 42, 47] }),
    place({ code: "f", kind: "country", name: "Ucrania", people: 40_000_000 }),
  ];
  const names = makeMapNames(
    places,
    newsPlaces().filter(({ name }) => name === "Costa Brava" || name === "Ebro"),
  );
  expect(names.map(({ name }) => name)).toEqual([
    ...["Mar Negro", "Costa Brava", "Donetsk", "Valencia", "Alicante", "Andorra la Vella", "Ávila", "Estella"],
  ]);
  expect(names.filter(({ isCapital }) => isCapital).map(({ name }) => name)).toEqual(["Andorra la Vella"]);
  expect(names[1]?.line.length).toBeGreaterThan(2);
  expect(readMapNames(JSON.parse(JSON.stringify(packMapNames(names))))).toEqual(names);
  expect(() => readMapNames([{ kind: "sea" }])).toThrow();
});
