import { expect, test } from "vitest";
import { nameOfLetters, readTowns, SPAIN, WORLD } from "../../test/sources.ts";
import { readExonyms, townsOfExonyms } from "./exonyms.ts";
import { makeGazetteer } from "./make-gazetteer.ts";
import { makeTowns, namesByLetters, namesOfMunicipalities } from "./make-towns.ts";
import { newsPlaces, placeOfNews } from "./news-places.ts";
import { openPlaceIndex, packPlaces } from "./place-index.ts";
import { createPlaceSearch } from "./place-search.ts";
import { readGazetteer } from "./read-gazetteer.ts";

const towns = readTowns();
const gazetteer = makeGazetteer({ spain: SPAIN, world: WORLD.fine, towns, nameOf: nameOfLetters });
const exonyms = readExonyms("GB: London = Londres\nUA: Kyiv = Kiev, Kyiv\nTR: Izmir = Esmirna");
const abroad = makeTowns(
  towns.filter(({ id }) => !gazetteer.seats.has(id)),
  {
    exonyms: townsOfExonyms(exonyms, towns),
    countries: namesByLetters(nameOfLetters),
    municipalities: namesOfMunicipalities(gazetteer.places),
  },
);
const { search, placeOfCode, seatsNear } = createPlaceSearch(
  openPlaceIndex(packPlaces([...gazetteer.places, ...newsPlaces().map(placeOfNews), ...abroad])),
);

const first = (words: string) => {
  const [place] = search(words);
  return place === undefined ? null : `${place.kind} ${place.code}`;
};

test.each([
  ["Madrid", "municipality 28079"],
  ["comunidad de madrid", "community 13"],
  ["A CORUÑA", "municipality 15030"],
  ["la coruna", "municipality 15030"],
  ["fuenterrabía", "municipality 20036"],
  ["londres", "town 2643743"],
  ["london", "town 2643743"],
  ["kyiv", "town 703448"],
  ["kiev", "town 703448"],
  ["smyrna", "town 311046"],
  ["la palma", "island island:la-palma"],
  ["el hierro", "island island:el-hierro"],
  ["guadalupe", "island island:guadalupe"],
  ["perejil", "island island:perejil"],
  ["ormuz", "strait strait:estrecho-de-ormuz"],
  ["mar rojo", "sea sea:mar-rojo"],
  ["teide", "mountain mountain:teide"],
  ["ebro", "river river:ebro"],
  ["california", "region region:california"],
  ["escocia", "region region:escocia"],
  ["gaza", "region region:gaza"],
  ["cisjordania", "region region:cisjordania"],
  ["golán", "region region:golan"],
  ["transnistria", "region region:transnistria"],
  ["palestina", "country 275"],
  ["moscow", "town 524901"],
  ["granada", "municipality 18087"],
  ["valencia", "municipality 46250"],
  ["cordoba", "municipality 14021"],
  ["merida", "municipality 06083"],
  ["mexico", "country 484"],
  ["sevilla la nueva", "municipality 28141"],
  ["alcorcon", "municipality 28007"],
  ["Alicante", "municipality 03014"],
  ["alacant", "municipality 03014"],
  ["iruña", "municipality 31201"],
  ["hospitalet llobregat", "municipality 08101"],
  ["Teruel", "municipality 44216"],
  ["provincia que no existe", null],
  ["francia", "country 250"],
  ["vaticano", "country 336"],
  ["holanda", "country 528"],
  ["EE. UU.", "country 840"],
  ["birmania", "country 104"],
  ["myanmar", "country 104"],
  ["kosovo", "territory kosovo"],
  ["crimea", "territory crimea"],
  ["euskadi", "community 16"],
  ["villanueva serena badajoz", "municipality 06153"],
  ["ceuta", "municipality 51001"],
  ["   ", null],
  ["?!", null],
])("«%s» finds %s first", (words, place) => {
  expect(first(words)).toBe(place);
});

test("what begins like the words comes before what has them elsewhere", () => {
  const found = search("villa", { kinds: ["municipality"], limit: 1000 });
  const begins = found.map(({ names }) => names.some((name) => name.startsWith("Villa")));
  expect(begins.slice(0, 20).every(Boolean)).toBe(true);
  expect(begins.at(-1)).toBe(false);
  expect(search("mérida").map(({ code }) => code)[0]).toBe("06083");
});

test("kinds and how many are the caller's", () => {
  expect(search("sevilla", { kinds: ["province"] }).map(({ code }) => code)).toEqual(["41"]);
  expect(search("san", { limit: 3 })).toHaveLength(3);
});

test("a place is found by its code", () => {
  expect(placeOfCode("municipality", "28079")?.name).toBe("Madrid");
  expect(placeOfCode("municipality", "53001")).toBeNull();
  expect(placeOfCode("province", "20")?.names).toEqual(["Gipuzkoa", "Guipúzcoa"]);
});

test("the gazetteer holds every place once", () => {
  const count = (kind: string) => gazetteer.places.filter((place) => place.kind === kind).length;
  expect(count("municipality")).toBe(8131);
  expect(count("province")).toBe(52);
  expect(count("community")).toBe(19);
  expect(count("country")).toBeGreaterThan(225);
  expect(new Set(gazetteer.places.map(({ kind, code }) => `${kind} ${code}`)).size).toBe(gazetteer.places.length);
});

test("the box of a place leaves out what is far from the rest of it", () => {
  const box = (code: string) => placeOfCode("country", code)?.bounds?.map(Math.round);
  expect(box("724")).toEqual([-9, 35, 4, 44]);
  expect(box("250")).toEqual([-5, 41, 10, 51]);
  expect(box("458")?.[0]).toBe(100);
  expect(box("643")?.[0]).toBeGreaterThan(box("643")?.[2] ?? 0);
  expect(box("010")).toEqual([-180, -90, 180, -61]);
  // Fiji lies on both sides of the antimeridian, from Viti Levu to the Lau islands; Rotuma is far to the north.
  const [west = 0, south = 0, east = 0, north = 0] = box("242") ?? [];
  expect([west, east]).toEqual([177, -178]);
  expect([south, north]).toEqual([-21, -16]);
});

test("places near a point are told by where their houses are", () => {
  const near = seatsNear({ lon: -1.672, lat: 37.699 }, { most: 2, withinM: 30_000, leastPeople: 10_000 });
  expect(near.map(({ place }) => place.name)).toEqual(["Lorca", "Totana"]);
  expect(near[0]?.distanceM).toBeCloseTo(4049, -2);
  // Vladivostok and Anchorage are on both sides of the antimeridian.
  const far = seatsNear({ lon: -179, lat: 65 }, { most: 1, withinM: 4_000_000 });
  expect(far.map(({ place }) => place.kind)).toEqual(["town"]);
});

test("a file of something else, or a part of one, is told", () => {
  const file = packPlaces(gazetteer.places.slice(0, 10));
  expect(packPlaces(gazetteer.places.slice(0, 10).toReversed())).toEqual(file);
  expect(() => openPlaceIndex(new TextEncoder().encode(`${"{}".repeat(40)}`))).toThrow(TypeError);
  for (const length of [24, 100, file.length - 1])
    expect(() => openPlaceIndex(file.slice(0, length))).toThrow(TypeError);
  expect(openPlaceIndex(new Uint8Array([0, ...file]).subarray(1)).placeAt(0)).toEqual(openPlaceIndex(file).placeAt(0));
});

test("the build's file is read as it was written, and nothing else is", () => {
  const { places } = gazetteer;
  expect(readGazetteer(JSON.parse(JSON.stringify({ places })))).toEqual({ places });
  expect(() => readGazetteer({ places: [{ kind: "sea" }] })).toThrow();
});

/** Seas on both sides of the antimeridian. */
const ACROSS = new Set(["island:taveuni", "sea:mar-de-bering", "sea:oceano-pacifico"]);

test("the house's table of what is in the news is whole: each once, on the Earth, disputed ones with their policy", () => {
  const table = newsPlaces();
  expect(table.length).toBeGreaterThanOrEqual(150);
  expect(new Set(table.map(({ code }) => code)).size).toBe(table.length);
  for (const { code, point, bounds, within } of table) {
    expect(Math.abs(point.lon) <= 180 && Math.abs(point.lat) <= 90, code).toBe(true);
    const [west, south, east, north] = bounds ?? [point.lon, point.lat, point.lon, point.lat];
    expect([south <= north, west <= east || ACROSS.has(code)], `${code} ${within}`).toEqual([true, true]);
  }
  const told = new Map(table.map(({ name, policy }) => [name, policy]));
  for (const name of [
    "Perejil",
    "Gaza",
    "Cisjordania",
    "Golán",
    "Cachemira",
    "Donbás",
    "Transnistria",
    "Golfo de México",
  ])
    expect(told.get(name), name).not.toBe("");
});
