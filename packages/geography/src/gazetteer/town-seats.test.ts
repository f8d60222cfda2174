import { feature } from "topojson-client";
import { expect, test } from "vitest";
import { nameOfLetters, readTowns, SPAIN, WORLD } from "../../test/sources.ts";
import { PROVINCES } from "../codes/provinces.ts";
import { distanceM } from "../tracks/distance.ts";
import { makeGazetteer } from "./make-gazetteer.ts";
import { findSeats } from "./town-seats.ts";

const { places, missing, seats } = makeGazetteer({
  ...{ spain: SPAIN, world: WORLD.coarse, towns: readTowns(), nameOf: nameOfLetters },
});
const municipalities = new Map(
  places.filter(({ kind }) => kind === "municipality").map((place) => [place.code, place]),
);

/**
 * The capitals of the fifty provinces, in their order, by longitude and latitude: LONGITUD_ETRS89 and LATITUD_ETRS89 of the Nomenclátor Geográfico de Municipios y
 * Entidades de Población of the Instituto Geográfico Nacional, to four decimals.
 *
 * @see https://centrodedescargas.cnig.es, «Nomenclátor Geográfico de Municipios y Entidades de Población», CC BY 4.0
 */
const CAPITALS = `
-2.6728 42.8506, -1.8557 38.9959, -0.4832 38.3455, -2.4641 36.8389, -4.6977 40.6559, -6.9710 38.8787, 2.6518 39.5711, 2.1763 41.3842, -3.7042 42.3411, -6.3712 39.4732,
-6.2841 36.5217, -0.0369 39.9864, -3.9313 38.9865, -4.7803 37.8795, -8.3955 43.3713, -2.1315 40.0765, 2.8241 41.9819, -3.6000 37.1764, -3.1621 40.6344, -1.9819 43.3172,
-6.9504 37.2600, -0.4084 42.1406, -3.7904 37.7652, -5.5671 42.5991, 0.6206 41.6153, -2.4457 42.4664, -7.5558 43.0099, -3.6876 40.4084, -4.4200 36.7203, -1.1285 37.9844,
-1.6452 42.8141, -7.8638 42.3355, -5.8437 43.3623, -4.5346 42.0078, -15.4134 28.0994, -8.6437 42.4316, -5.6654 40.9674, -16.2472 28.4629, -3.8097 43.4622, -4.1252 40.9499,
-5.9925 37.3862, -2.4662 41.7633, 1.2584 41.1191, -1.1093 40.3441, -4.0250 39.8565, -0.3757 39.4753, -4.7233 41.6523, -2.9239 43.2572, -5.7549 41.4991, -0.8793 41.6565
`
  .trim()
  .split(/,\s*/)
  .map((pair) => pair.split(" ").map(Number));

test("the fifty provincial capitals are where the IGN has them: half within a kilometre, all within two", () => {
  const offsets = CAPITALS.map(([lon = 0, lat = 0], at) => {
    const capital = municipalities.get(PROVINCES[at]?.capital ?? "");
    return {
      name: capital?.name,
      isSeat: capital?.isSeat,
      km: capital ? distanceM(capital.point, { lon, lat }) / 1000 : 99,
    };
  });
  expect(offsets).toHaveLength(50);
  expect(offsets.filter(({ km, isSeat }) => km > 2 || isSeat !== true)).toEqual([]);
  const sorted = offsets.map(({ km }) => km).toSorted((a, b) => a - b);
  expect(sorted[25]).toBeLessThan(1);
});

test.each([
  ["by its name", "30024", -1.7017, 37.6712],
  ["by one of two names", "20069", -1.975, 43.3128],
  ["by another name than the official one", "20036", -1.796, 43.3687],
  ["by its largest place, where it is called otherwise", "31050", -1.5179, 43.1483],
  ["by the name without its surname", "30015", -1.86, 38.1075],
  ["in the next province, where GeoNames puts it", "13070", -3.4796, 39.3225],
])("a town is found %s", (_, code, lon, lat) => {
  const place = municipalities.get(code);
  expect(place?.isSeat).toBe(true);
  expect(distanceM(place?.point ?? { lon: 0, lat: 0 }, { lon, lat })).toBeLessThan(1500);
});

test("what is not found is the middle of its term, marked and listed; it is a small part", () => {
  const without = [...municipalities.values()].filter(({ isSeat }) => !isSeat).map(({ code }) => code);
  expect(missing.map(({ code }) => code)).toEqual(without);
  expect(without.length).toBeLessThan(1260);
  expect(seats.size + without.length).toBe(8131);
});

test("a town in another's term, or called as another, is nobody's seat", () => {
  const area = feature(SPAIN, SPAIN.objects.municipalities).features.find(({ id }) => id === "30006");
  if (area === undefined) throw new Error("Aledo is not there");
  const town = {
    ...{ id: "1", name: "Aledo", plainName: "Aledo", others: "", feature: "PPLA3", country: "ES" },
    ...{ municipality: "30006", people: 1000, zone: "Europe/Madrid", point: { lon: -1.7017, lat: 37.6712 } },
  };
  const terms = [{ code: "30006", name: "Aledo", area }];
  expect(findSeats(terms, [town]).missing).toHaveLength(1);
  const near = { ...town, point: { lon: -1.5736, lat: 37.7934 } };
  expect(findSeats(terms, [town, near]).seats.get("30006")).toBe(near);
});
