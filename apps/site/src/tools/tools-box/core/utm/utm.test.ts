import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { utmUtility } from "./utm.ts";

const turn = (place: string, name: string) => result(ask(utmUtility, { place }), name);

test("a point in every notation", () => {
  const outcome = ask(utmUtility, { place: "EPSG:25830 930000 4596000" });
  expect(
    outcome.kind === "answer"
      ? outcome.results.map(({ name, value }) => `${name}: ${value.replaceAll("\u00a0", " ")}`)
      : [],
  ).toMatchInlineSnapshot(`
    [
      "Decimales: 41,40050° N, 2,14326° E",
      "Para un programa (latitud, longitud): 41.400503,2.143259",
      "GeoJSON (longitud, latitud): [2.143259, 41.400503]",
      "Grados, minutos y segundos: 41° 24′ 1,8″ N, 2° 8′ 35,7″ E",
      "UTM (ETRS89): 31T 428384 4583572",
      "UTM, huso 30 (EPSG:25830): 930000 4596000",
      "Mercator de la web (EPSG:3857): 238586.5 5071596.5",
      "Google Maps: https://www.google.com/maps/@41.400503,2.143259,15z",
      "OpenStreetMap: https://www.openstreetmap.org/?mlat=41.400503&mlon=2.143259#map=15/41.400503/2.143259",
    ]
  `);
});

test.each(["30T 440291 4474255", "30 440291 4474255", "EPSG:25830 440291 4474255", "Huso 30 X: 440.291 Y: 4.474.255"])(
  "«%s» is the same place, to the metre",
  (place) => {
    expect(turn(place, "UTM (ETRS89)")).toMatch(/^30T 44029[12] 4474255$/);
    expect(turn(place, "Decimales")).toBe("40,41678° N, 3,70379° O");
  },
);

test("ED50 is moved to where it is, and says how far it may be off", () => {
  const outcome = ask(utmUtility, { place: "ED50 huso 30 440400 4474460" });
  expect(result(outcome, "UTM (ETRS89)")).toMatch(/^30T 4402\d\d 44742\d\d$/);
  expect(notes(outcome)).toMatch(/^advice: Están en ED50.*15 metros/);
});

test.each([
  ["", /^\[place\] Escribe un lugar.* Por ejemplo/],
  ["440290 4474254", /^\[place\] Parecen coordenadas UTM y falta el huso/],
  ["huso 61 440290 4474254", /^\[place\] Los husos UTM van del 1 al 60/],
  ["30O 440290 4474254", /^\[place\] La letra del huso UTM/],
  ["Madrid", /^\[place\] Eso no son coordenadas UTM.* Por ejemplo/],
])("«%s» is refused with the rule", (place, rule) => {
  expect(turn(place, "Decimales")).toMatch(rule);
});

test.each(["40,4168 -3,7038", "https://www.google.com/maps/@40.41678,-3.70379,15z", "28079"])(
  "what «%s» is, the utility of coordinates is asked",
  (place) => {
    expect(ask(utmUtility, { place })).toMatchObject({ kind: "refusal", instead: "coordenadas" });
  },
);

test.each(["", "440290 4474254"])("nobody else is asked about «%s»", (place) => {
  expect(ask(utmUtility, { place })).not.toHaveProperty("instead");
});
