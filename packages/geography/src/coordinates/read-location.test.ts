import { expect, test } from "vitest";
import { formatDecimalPoint } from "./format-decimal-point.ts";
import { formatMachinePoint, formatSexagesimalPoint, formatUtmPoint, mapAddressesOf } from "./format-point.ts";
import { readAngles } from "./read-angles.ts";
import { readFirst } from "./read-first.ts";
import { readLocation } from "./read-location.ts";
import { readMapAddress } from "./read-map-address.ts";
import { readUtm } from "./read-utm.ts";

const SOL = { lon: -3.7038, lat: 40.4168 };

function near(text: string) {
  const found = readLocation(text);
  return found.kind === "point" ? { ...found, point: formatMachinePoint(found.point) } : found;
}

test.each([
  "40,4168 -3,7038",
  "40,4168, -3,7038",
  "40,4168,-3,7038",
  "40.4168,-3.7038",
  "40.4168; −3.7038",
  "(40.4168, -3.7038)",
  "Lat. 40,4168 Lon. -3,7038",
  "longitud: -3,7038 latitud: 40,4168",
  "40,4168 N 3,7038 O",
  "3.7038 W 40.4168 N",
  "N 40,4168° W 3,7038°",
  "40,4168º norte y 3,7038º oeste",
])("«%s» is read as decimal degrees", (text) => {
  expect(near(text)).toMatchObject({ notation: "decimal", point: "40.416800,-3.703800", notice: "", instead: null });
});

test.each([
  ["40°25′0,4″N 3°42′13,7″O", "40.416778,-3.703806"],
  ["40º 25' 0,4'' N, 3º 42' 13,7'' W", "40.416778,-3.703806"],
  ["40 25 0.4 N 3 42 13.7 W", "40.416778,-3.703806"],
  ["40°25'00.4\"N+3°42'13.7\"W".replace("+", " "), "40.416778,-3.703806"],
  ["-34 36,5 -58 23", "-34.608333,-58.383333"],
  ["40° 25,0067′ N 3° 42,228′ O", "40.416778,-3.703800"],
  ["0 30 -0 30", "0.500000,-0.500000"],
])("«%s» is read as sexagesimal degrees", (text, point) => {
  expect(near(text)).toMatchObject({ notation: "sexagesimal", point });
});

test.each([
  ["30T 440290 4474254", "40.416770,-3.703805"],
  ["30 440290 4474254", "40.416770,-3.703805"],
  ["Huso 30 X: 440.290 Y: 4.474.254", "40.416770,-3.703805"],
  ["UTM 30N 440290,0 4474254,0", "40.416770,-3.703805"],
  ["30 440290,4474254", "40.416770,-3.703805"],
  ["Y 4474254 X 440290 huso 30 ETRS89", "40.416770,-3.703805"],
  ["EPSG:25830 440290 4474254", "40.416770,-3.703805"],
  ["EPSG:32630 440290 4474254", "40.416770,-3.703805"],
  ["30S 235000 4142000", "37.386909,-5.993204"],
  ["EPSG:4083 458000 3109000", "28.105833,-15.427582"],
  ["56H 334000 6251000", "-33.868276,151.205326"],
])("«%s» is read as UTM", (text, point) => {
  expect(near(text)).toMatchObject({ notation: "utm", point, notice: "" });
});

test.each([
  // Santiago de Chile and Sydney, where S is «south»; Madrid, where H is «huso».
  ["19S 347000 6298000", "56.806540,-71.506155", "-33.445905,-70.645853", "la banda S, de 32° a 40° N"],
  ["56S 334873 6252266", "56.393838,150.324068", "-33.857022,151.214923", "la banda S, de 32° a 40° N"],
  ["H30 440290 4474254", "-49.883", "40.416770,-3.703805", "la banda H, de 40° a 32° S"],
])("«%s» is of no such band: both hemispheres are offered", (text, asRead, other, band) => {
  const found = readLocation(text);
  if (found.kind !== "point" || found.instead === null) throw new Error("no doubt");
  const near = (point: string) => (written: string) =>
    point.split(",").every((figure, at) => Math.abs(Number(written.split(",")[at]) - Number(figure)) < 0.1);
  expect(formatMachinePoint(found.point)).toSatisfy(near(asRead));
  expect(formatMachinePoint(found.instead)).toSatisfy(near(other));
  expect(found.notice).toContain(band);
  expect(found.notice).toContain(formatDecimalPoint(found.instead));
});

test.each([
  ["the band of the north beside it, as maps of the whole Peninsula have it", "30T 440000 4142000"],
  ["N for north, which is no band here", "30N 440290 4474254"],
  ["Bermuda's own band", "20S 330000 3570000"],
  ["no letter", "30 440290 4474254"],
])("%s is in no doubt", (_what, text) => {
  expect(readLocation(text)).toMatchObject({ kind: "point", notice: "", instead: null });
});

// Plus codes are of the specification's own test data; 18SUJ2348306479 is the Washington Monument, at 38° 53′ 22″ N 77° 2′ 7″ W.
test.each([
  ["30TVK4029074254", "mgrs", "40.416770,-3.703805"],
  ["mgrs 30t vk 40290 74254", "mgrs", "40.416770,-3.703805"],
  ["18SUJ2348306479", "mgrs", "38.889463,-77.035242"],
  ["56HLH3487352266", "mgrs", "-33.857001,151.214998"],
  ["8FVC2222+22", "plus-code", "47.000062,8.000063"],
  ["7FG49QCJ+2VX", "plus-code", "20.370113,2.782234"],
  ["4VCPPQGP+Q9", "plus-code", "-41.273063,174.785938"],
  ["7fg49q00+", "plus-code", "20.375000,2.775000"],
  ["POINT (-3.7038 40.4168)", "wkt", "40.416800,-3.703800"],
  ["SRID=4326;POINT Z(-3.7038 40.4168 650)", "wkt", "40.416800,-3.703800"],
  ["SRID=25830;POINT(440290 4474254)", "utm", "40.416770,-3.703805"],
  ["40.4168,-3.7038,17z", "google-maps", "40.416800,-3.703800"],
  ["@40.4168,-3.7038,17.5z", "google-maps", "40.416800,-3.703800"],
  ["https://maps.apple.com/?ll=40.4168,-3.7038&q=Sol", "apple-maps", "40.416800,-3.703800"],
  ["https://maps.apple.com/place?coordinate=40.4168,-3.7038", "apple-maps", "40.416800,-3.703800"],
  ["https://www.bing.com/maps?cp=40.4168~-3.7038&lvl=16", "bing-maps", "40.416800,-3.703800"],
  ["https://www.bing.com/maps?sp=point.40.4168_-3.7038_Sol&cp=1~1", "bing-maps", "40.416800,-3.703800"],
  ["https://waze.com/ul?ll=40.4168%2C-3.7038&navigate=yes", "waze", "40.416800,-3.703800"],
  ["https://www.waze.com/live-map/directions?to=ll.40.4168%2C-3.7038", "waze", "40.416800,-3.703800"],
])("«%s» is read as %s", (text, notation, point) => {
  expect(near(text)).toMatchObject({ notation, point });
});

test.each([
  ["C75W+M8 Madrid", { kind: "short-code", code: "C75WM8", before: 4, town: "Madrid" }],
  ["C75W+M8", { kind: "short-code", town: "" }],
  ["8CGRC75W+M", { kind: "problem", fault: "PLUS_CODE" }],
  ["30TZZ4029074254", { kind: "problem", fault: "MGRS_SQUARE" }],
  ["POLYGON((0 0, 1 1, 1 0, 0 0))", { kind: "problem", fault: "WKT_NO_POINT" }],
  ["https://maps.apple.com/?q=Puerta+del+Sol", { kind: "name", text: "Puerta del Sol" }],
  ["https://www.bing.com/search?q=sol", { kind: "problem", fault: "MAP_UNKNOWN" }],
  ["https://maps.apple/p/abc", { kind: "problem", fault: "MAP_SHORT" }],
])("«%s» is told for what it is", (text, found) => {
  expect(readLocation(text)).toMatchObject(found);
});

test("UTM in ED50 is moved to where it is, and says how far it may be off", () => {
  const found = near("UTM ED50 huso 30 440400 4474460");
  expect(found).toMatchObject({ notation: "utm", notice: expect.stringContaining("15 metros") });
  expect(found).toMatchObject({ point: expect.stringMatching(/^40\.416\d+,-3\.70\d+$/) });
});

test.each([
  ["https://www.google.com/maps/@40.4168,-3.7038,15z", "google-maps", 15],
  [
    "https://www.google.es/maps/place/Teruel/@40.35,-1.11,17.5z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d40.4168!4d-3.7038",
    "google-maps",
    17.5,
  ],
  ["google.com/maps?q=40.4168,-3.7038", "google-maps", null],
  ["https://maps.google.com/?ll=40.4168,-3.7038&z=12", "google-maps", null],
  ["https://www.google.com/maps/search/?api=1&query=40.4168%2C-3.7038", "google-maps", null],
  ["https://www.google.com/maps/search/40.4168,+-3.7038", "google-maps", null],
  ["https://www.openstreetmap.org/#map=15/40.4168/-3.7038", "openstreetmap", 15],
  ["https://www.openstreetmap.org/?mlat=40.4168&mlon=-3.7038#map=9/41/-4", "openstreetmap", 9],
  ["geo:40.4168,-3.7038?z=11", "geo-uri", 11],
  ["geo:40.4168,-3.7038,650;u=35", "geo-uri", null],
  // Android's, with what is looked for behind it.
  ["geo:0,0?q=40.4168,-3.7038(Sol)", "geo-uri", null],
  ["geo:0,0?z=16&q=40.4168%2C-3.7038%28Puerta+del+Sol%29", "geo-uri", 16],
  ["geo:41,2?q=40.4168,-3.7038", "geo-uri", null],
])("«%s» is read as the address of a map", (text, notation, zoom) => {
  expect(near(text)).toMatchObject({ notation, zoom, point: "40.416800,-3.703800" });
});

test("a map's address in degrees and minutes is read too", () => {
  expect(near("https://www.google.com/maps/place/40%C2%B025'00.5%22N+3%C2%B042'13.7%22W/")).toMatchObject({
    notation: "google-maps",
    point: "40.416806,-3.703806",
  });
});

test.each([
  ["https://www.google.com/maps/place/Teruel/", "Teruel"],
  ["https://www.openstreetmap.org/search?query=Alcorc%C3%B3n", "Alcorcón"],
  ["geo:0,0?q=Calle+Mayor+3", "Calle Mayor 3"],
  ["Calle Mayor 3", "Calle Mayor 3"],
  ["Este", "Este"],
  ["L'Hospitalet de l'Infant", "L'Hospitalet de l'Infant"],
])("«%s» is a name to look for", (text, name) => {
  expect(readLocation(text)).toEqual({ kind: "name", text: name });
});

test.each([
  ["28", { level: "province", code: "28", municipality: null }],
  ["28079", { level: "municipality", code: "28079", province: "28" }],
  ["280796", { level: "municipality", code: "28079" }],
  ["2807901", { level: "district", code: "2807901", municipality: "28079" }],
  ["0801901003", { level: "section", code: "0801901003", municipality: "08019", province: "08" }],
])("«%s» is a code", (text, code) => {
  expect(readLocation(text)).toMatchObject({ kind: "code", code });
});

test.each([
  ["9872023VH5797S0001WX", { plot: "9872023VH5797S", kind: "urban", province: null }],
  ["9872023 vh5797s 0001 wx", { plot: "9872023VH5797S", kind: "urban" }],
  ["9872023VH5797S", { reference: "9872023VH5797S", kind: "urban" }],
  ["13077A01800039", { kind: "rural", province: "13" }],
])("«%s» is a reference of the cadastre", (text, cadastre) => {
  expect(readLocation(text)).toMatchObject({ kind: "cadastre", cadastre });
});

test.each([
  ["", "EMPTY"],
  ["9".repeat(3000), "TOO_LONG"],
  ["40,4168", "ONE_COORDINATE"],
  ["40,3", "ONE_COORDINATE"],
  ["40 25 30", "ONE_COORDINATE"],
  ["1 2 3 4 5 6 7 8", "TOO_MANY_NUMBERS"],
  ["40° 3° 2°", "TOO_MANY_NUMBERS"],
  ["40,4168 N 3,7038", "LETTERS_INCOMPLETE"],
  ["40,4168 N 3,7038 N", "LETTERS_REPEATED"],
  ["40,4168 N -3,7038 O", "SIGN_AND_LETTER"],
  ["40° -25′ 3° 42′", "SIGN_INSIDE"],
  ["40,5° 25′ 3° 42′", "FRACTION_INSIDE"],
  ["40° 60′ N 3° 42′ O", "SIXTY"],
  ["95,2 -3,7", "LATITUDE_RANGE"],
  ["40,4 200", "LONGITUDE_RANGE"],
  ["440290 4474254", "UTM_ZONE"],
  ["huso 61 440290 4474254", "UTM_ZONE_RANGE"],
  ["30O 440290 4474254", "UTM_BAND"],
  ["UTM 30 440290", "UTM_COUNT"],
  ["30 440290 14474254", "UTM_RANGE"],
  ["EPSG:2154 440290 4474254", "EPSG_UNKNOWN"],
  ["https://maps.app.goo.gl/abcDEF", "MAP_SHORT"],
  ["https://www.openstreetmap.org/node/123", "MAP_WITHOUT_POINT"],
  ["https://www.google.com/maps", "MAP_WITHOUT_POINT"],
  ["google.com", "MAP_WITHOUT_POINT"],
  ["osm.org/go/eztHXZ5D", "MAP_SHORT"],
  ["https://www.example.org/mapa", "MAP_UNKNOWN"],
  ["https://www.google.com/maps/place/%E0%A4%A/", "MAP_WITHOUT_POINT"],
  ["123", "CODE_LENGTH"],
  ["53001", "CODE_PROVINCE"],
  ["00", "CODE_PROVINCE"],
  ["28000", "CODE_ZERO"],
  ["2807900001", "CODE_ZERO"],
  ["280795", "CODE_CONTROL"],
  ["9872023VH5797S0001WZ", "CADASTRE_CONTROL"],
  ["9872023VH5797S0001", "CADASTRE_LENGTH"],
])("«%s» is told what is wrong: %s", (text, fault) => {
  expect(readLocation(text)).toMatchObject({ kind: "problem", fault, text: expect.stringMatching(/\.$/) });
});

test("what is wrong is a sentence that says what to do", () => {
  expect(readLocation("440290 4474254")).toMatchInlineSnapshot(`
    {
      "fault": "UTM_ZONE",
      "kind": "problem",
      "text": "Parecen coordenadas UTM y falta el huso. En la Península y Baleares es 29, 30 o 31; en Canarias, 27 o 28: «30 440290 4474254».",
    }
  `);
});

test("a page reads only the notations that it names", () => {
  expect(readFirst(" 30T 440290 4474254 ", [readUtm])).toMatchObject({ kind: "point", notation: "utm" });
  expect(readFirst("40,4168 -3,7038", [readUtm])).toEqual({ kind: "name", text: "40,4168 -3,7038" });
  expect(readFirst("440290 4474254", [readUtm, readAngles])).toMatchObject({ fault: "UTM_ZONE" });
  expect(readFirst("440290 4474254", [readAngles])).toMatchObject({ fault: "LATITUDE_RANGE" });
  expect(readFirst("9".repeat(3000), [])).toMatchObject({ fault: "TOO_LONG" });
  expect(readFirst(" ", [readUtm, readAngles, readMapAddress])).toEqual({ kind: "name", text: "" });
});

test("coordinates the wrong way round are asked about and not exchanged", () => {
  expect(near("-3,7038 40,4168")).toMatchObject({
    point: "-3.703800,40.416800",
    notice: "Las coordenadas parecen invertidas (latitud −3,7038 / longitud 40,4168). ¿Intercambiar?",
    instead: { lon: -3.7038, lat: 40.4168 },
  });
  expect(near("-3,7 41")).toMatchObject({ notice: expect.stringContaining("(latitud −3,7 / longitud 41)") });
  expect(near("48,8566 2,3522")).toMatchObject({ notice: "" });
  expect(near("3,7038 S 40,4168 E")).toMatchObject({ notice: "" });
});

test.each([
  "4".repeat(1999),
  `${"1°".repeat(900)}`,
  "1,".repeat(999),
  `https://www.google.com/maps/${"!3d1".repeat(450)}`,
])("a long text is read at once", (text) => {
  expect(readLocation(text).kind).toBe("problem");
});

test("a point is written in each notation, and read back", () => {
  expect(formatDecimalPoint(SOL)).toBe("40,4168°\u00a0N, 3,7038°\u00a0O");
  expect(formatDecimalPoint({ lon: 160.915, lat: -50.8125 }, 2)).toBe("50,81°\u00a0S, 160,92°\u00a0E");
  expect(formatSexagesimalPoint(SOL)).toBe("40°\u00a025′\u00a00,5″\u00a0N, 3°\u00a042′\u00a013,7″\u00a0O");
  expect(formatUtmPoint(SOL)).toBe("30T 440290 4474257");
  // A quarter of the meridian up to 45° is 4,984,944.378 m long in WGS84, and 0.9996 of it on the map.
  expect(formatUtmPoint({ lon: -3, lat: 45 })).toBe("30T 500000 4982950");
  expect(formatUtmPoint({ lon: 0, lat: 88 })).toBeNull();
  expect(formatSexagesimalPoint({ lon: -0.999_999_9, lat: 59.999_999_99 })).toBe(
    "60°\u00a00′\u00a00,0″\u00a0N, 1°\u00a00′\u00a00,0″\u00a0O",
  );
  const { google, openStreetMap } = mapAddressesOf(SOL, 12);
  for (const text of [formatDecimalPoint(SOL), google, openStreetMap])
    expect(near(text)).toMatchObject({ point: "40.416800,-3.703800" });
  expect(near(formatSexagesimalPoint(SOL))).toMatchObject({
    point: expect.stringMatching(/^40\.4168\d\d,-3\.7038\d\d$/),
  });
});
