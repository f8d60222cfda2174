import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { coordinatesUtility } from "./coordinates.ts";

const turn = (place: string, name: string) => result(ask(coordinatesUtility, { place }), name);

test("a point in every notation", () => {
  const outcome = ask(coordinatesUtility, { place: "40,41678 -3,70379" });
  expect(
    outcome.kind === "answer"
      ? outcome.results.map(({ name, value }) => `${name}: ${value.replaceAll("\u00a0", " ")}`)
      : [],
  ).toMatchInlineSnapshot(`
    [
      "Decimales: 40,41678° N, 3,70379° O",
      "Para un programa (latitud, longitud): 40.416780,-3.703790",
      "GeoJSON (longitud, latitud): [-3.703790, 40.416780]",
      "Grados, minutos y segundos: 40° 25′ 0,4″ N, 3° 42′ 13,6″ O",
      "UTM (ETRS89): 30T 440291 4474255",
      "Mercator de la web (EPSG:3857): -412304.0 4926693.7",
      "Google Maps: https://www.google.com/maps/@40.416780,-3.703790,15z",
      "OpenStreetMap: https://www.openstreetmap.org/?mlat=40.416780&mlon=-3.703790#map=15/40.416780/-3.703790",
    ]
  `);
});

test.each(["40° 25′ 0,4″ N, 3° 42′ 13,6″ O", "https://www.google.com/maps/@40.41678,-3.70379,15z"])(
  "«%s» is the same place, to the metre",
  (place) => {
    expect(turn(place, "UTM (ETRS89)")).toMatch(/^30T 44029[12] 4474255$/);
  },
);

test("a place of another zone is also given in that of the Peninsula, and the Canary Islands are not", () => {
  expect(turn("41,3874 2,1686", "UTM, huso 30 (EPSG:25830)")).toMatch(/^\d{6,7} \d{7}$/);
  expect(turn("28,1 -15,4", "UTM, huso 30 (EPSG:25830)")).toMatch(/^no «/);
});

test("figures the wrong way round are doubted, not exchanged", () => {
  expect(notes(ask(coordinatesUtility, { place: "-3,7038 40,4168" }))).toMatch(/parecen invertidas/);
});

test.each([
  ["", /^\[place\] Escribe un lugar.* Por ejemplo/],
  ["28079", /^\[place\] Eso es un código del INE/],
  ["123", /^\[place\] Falta una de las dos coordenadas/],
  ["Madrid", /^\[place\] «Madrid» parece un nombre/],
  ["95 200", /^\[place\] La latitud va de -90 a 90/],
  ["9872023 vh5797s", /^\[place\] Eso es una referencia catastral/],
  ["https://maps.app.goo.gl/abcDEF", /^\[place\] Es una dirección acortada/],
])("«%s» is refused with the rule", (place, rule) => {
  expect(turn(place, "Decimales")).toMatch(rule);
});

test.each(["30T 440291 4474255", "440290 4474254", "Madrid"])(
  "whether «%s» is UTM, the utility of UTM is asked",
  (place) => {
    expect(ask(coordinatesUtility, { place })).toMatchObject({ kind: "refusal", instead: "utm" });
  },
);

test.each(["", "28079", "9872023VH5797S"])("nobody else is asked about «%s»", (place) => {
  expect(ask(coordinatesUtility, { place })).not.toHaveProperty("instead");
});
