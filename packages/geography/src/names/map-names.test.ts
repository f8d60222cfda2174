import { expect, test } from "vitest";
import type { Place } from "../gazetteer/place.ts";
import { makeMapNames, readMapNames } from "./map-names.ts";

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
  const names = makeMapNames([
    place({ code: "a", name: "Andorra la Vella", people: 20_000, capitalOf: "Andorra" }),
    place({ code: "b", name: "Villar", people: 900 }),
    place({ code: "c", name: "Donetsk", people: 900_000 }),
    place({ code: "d", kind: "municipality", name: "Alacant/Alicante", people: 337_000 }),
    place({ code: "05019", kind: "municipality", name: "Ávila", people: 57_000, capitalOf: "Ávila" }),
    place({ code: "g", name: "Ciudad Lineal", people: 228_000, within: "Madrid, Madrid" }),
    place({ code: "e", kind: "municipality", name: "Sin pueblo", people: 200_000, isSeat: false }),
    place({ code: "negro", kind: "sea", name: "Mar Negro", bounds: [27, 41, 42, 47] }),
    place({ code: "f", kind: "country", name: "Ucrania", people: 40_000_000 }),
  ]);
  expect(names.map(({ name }) => name)).toEqual(["Mar Negro", "Donetsk", "Alacant", "Andorra la Vella", "Ávila"]);
  expect(names.map(({ isCapital }) => isCapital)).toEqual([false, false, false, true, false]);
  expect(readMapNames(JSON.parse(JSON.stringify(names)))).toEqual(names);
  expect(() => readMapNames([{ kind: "sea" }])).toThrow();
});
