import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { ATLAS_API_PATH, PLACES_API_PATH } from "@nv/contracts";
import { PlacesFound } from "@nv/contracts/schemas";
import { type Listening, startDoubles } from "@nv/doubles";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerErrors } from "../../http/errors.ts";
import { createPlaceSearchReader } from "../../platform/atlas/place-search-reader.ts";
import { createOutsideFetch } from "../../platform/outside/outside-fetch.ts";
import { type CartoCiudadSettings, createCartoCiudad } from "../../platform/services/cartociudad/cartociudad.ts";
import { createStreetReader } from "../../platform/streets/street-reader.ts";
import { openPlaces } from "./places.feature.ts";

const ATLAS = join(import.meta.dirname, "../../../../../packages/geography/build/atlas");

const gazetteer = createPlaceSearchReader(ATLAS);
const NO_STREETS = createStreetReader({ archive: async () => null, trustedOrigins: [], onFailure: () => undefined });
const NO_FILES = { find: async () => null, open: async () => null };

let doubles: Listening;
beforeAll(async () => {
  doubles = await startDoubles();
});
afterAll(() => doubles.stop());

/** The feature on a service in some state. @param scenario - Of the double; `off` for no service. */
async function opened(scenario: string, patienceMs?: number) {
  const settings: CartoCiudadSettings = {
    mode: scenario === "off" ? "off" : "fake",
    base: `${doubles.url}/cartociudad/${scenario}`,
  };
  const outsideFetch = createOutsideFetch({ trustedOrigins: [doubles.url] });
  const addresses = createCartoCiudad({ settings, outsideFetch, ...(patienceMs !== undefined && { patienceMs }) });
  const { routes } = openPlaces({
    ...{ folders: { atlas: ATLAS }, addresses, gazetteer, streets: NO_STREETS, files: NO_FILES },
  });
  const app = Fastify();
  answerErrors(app);
  if (routes !== undefined) await app.register(routes);
  return app;
}

async function find(scenario: string, query: Readonly<Record<string, string>>, patienceMs?: number) {
  const app = await opened(scenario, patienceMs);
  const answer = await app.inject({ url: PLACES_API_PATH, query: { ...query } });
  return { status: answer.statusCode, found: answer.statusCode === 200 ? PlacesFound.parse(answer.json()) : null };
}
const places = async (scenario: string, q: string, near = "") =>
  (await find(scenario, { q, ...(near !== "" && { near }) })).found;

test("a town is shown with what is around it, the larger the farther", async () => {
  const wide = async (q: string) => {
    const [west = 0, , east = 0] = (await places("off", q))?.places[0]?.bounds ?? [];
    return east - west;
  };
  expect(await wide("Bucha")).toBeCloseTo(0.17, 1);
  expect(await wide("Nueva York")).toBeGreaterThan(0.8);
});

test.each([
  // Off Tonga: Nukualofa is some 118 km away, by the formula of haversines.
  { q: "-20,6 -174,2", fromM: 90_000, toM: 125_000 },
  // Between Madeira and the Canary Islands.
  { q: "30,8 -16,4", fromM: 150_000, toM: 260_000 },
])("coordinates far from towns tell how far: $q", async ({ q, fromM, toM }) => {
  const townM = (await places("off", q))?.places[0]?.townM ?? 0;
  expect(townM).toBeGreaterThan(fromM);
  expect(townM).toBeLessThan(toM);
});

test("coordinates beside a town tell none", async () => {
  expect((await places("off", "37,69 -1,69"))?.places[0]?.townM).toBeUndefined();
});

describe("places without a service", () => {
  test.each([
    { q: "alcala de henares", kind: "municipality", name: "Alcalá de Henares", within: "Madrid" },
    { q: "28005", kind: "municipality", name: "Alcalá de Henares", within: "Madrid" },
    { q: "Sahara Occidental", kind: "country", name: "Sáhara Occidental", within: "" },
    { q: "lorca", kind: "municipality", name: "Lorca", within: "Murcia", isSeat: true },
    { q: "londres", kind: "town", name: "Londres", within: "Reino Unido · capital", isSeat: true },
    { q: "tiro", kind: "town", name: "Tiro", within: "Líbano", isSeat: true },
    { q: "gaza", kind: "region", name: "Gaza", within: "Palestina", country: "275" },
    { q: "38", kind: "province", name: "Santa Cruz de Tenerife", within: "Canarias" },
  ])("$q is $name", async ({ q, ...place }) => {
    expect((await places("off", q))?.places[0]).toMatchObject(place);
  });

  test.each([
    ["40.4168 -3.7038", { lon: -3.7038, lat: 40.4168 }],
    ["30 440290 4474254", { lon: -3.7038, lat: 40.41677 }],
    ["https://www.openstreetmap.org/#map=17/40.41680/-3.70380", { lon: -3.7038, lat: 40.4168 }],
  ])("%s is a point", async (q, { lon, lat }) => {
    const [place] = (await places("off", q))?.places ?? [];
    expect(place?.kind).toBe("point");
    expect(place?.point.lon).toBeCloseTo(lon, 4);
    expect(place?.point.lat).toBeCloseTo(lat, 4);
  });

  test("figures that are the wrong way round are asked about, and not exchanged", async () => {
    const found = await places("off", "-3.7038 40.4168");
    expect(found?.notice).toBe(
      "Las coordenadas parecen invertidas (latitud −3,7038 / longitud 40,4168). ¿Intercambiar?",
    );
    expect(found?.instead).toEqual({ lon: -3.7038, lat: 40.4168 });
    expect(found?.places[0]?.point).toEqual({ lon: 40.4168, lat: -3.7038 });
  });

  test.each([
    ["9872023VH5797S", /^Es una referencia catastral/],
    ["40.4168", /^Falta una de las dos coordenadas/],
    ["zzzzqqqq", /^No encontramos ningún lugar/],
    ["28999", /^Ningún municipio de España tiene el código 28999/],
  ])("%s says what to do", async (q, sentence) => {
    const found = await places("off", q);
    expect(found?.places).toEqual([]);
    expect(found?.problem).toMatch(sentence);
  });

  test.each([
    ["30TVK4029074254", { lon: -3.7038, lat: 40.4168 }],
    ["8CGRC78W+P9", { lon: -3.7042, lat: 40.4168 }],
    ["C78W+P9 Madrid", { lon: -3.7042, lat: 40.4168 }],
    ["POINT(-3.7038 40.4168)", { lon: -3.7038, lat: 40.4168 }],
    ["40.4168,-3.7038,17z", { lon: -3.7038, lat: 40.4168 }],
    ["https://maps.apple.com/?ll=40.4168,-3.7038&z=15", { lon: -3.7038, lat: 40.4168 }],
    ["https://www.bing.com/maps?cp=40.4168~-3.7038&lvl=16", { lon: -3.7038, lat: 40.4168 }],
    ["https://waze.com/ul?ll=40.4168%2C-3.7038&navigate=yes", { lon: -3.7038, lat: 40.4168 }],
  ])("%s is a point too", async (q, { lon, lat }) => {
    const [place] = (await places("off", q))?.places ?? [];
    expect(place?.kind).toBe("point");
    expect(place?.point.lon).toBeCloseTo(lon, 3);
    expect(place?.point.lat).toBeCloseTo(lat, 3);
  });

  test("a postcode that is also a code of a municipality is told, and both are offered", async () => {
    const found = await places("off", "28013");
    expect(found?.places.map(({ name }) => name)).toEqual(["Aranjuez", "Madrid"]);
    expect(found?.notice).toBe(
      "Como código del INE, 28013 es Aranjuez. Como código postal, 28013 es de Madrid; para afinar, escribe la calle.",
    );
    expect((await places("off", "52006"))?.places.map(({ name }) => name)).toEqual(["Melilla"]);
  });

  test("a short plus code asks for its town", async () => {
    expect((await places("off", "C78W+P9"))?.problem).toMatch(/junto a una población/);
    expect((await places("off", "C78W+P9", "-3.7,40.4"))?.places[0]?.point.lat).toBeCloseTo(40.4168, 3);
  });

  test("a street says how to go on without the service", async () => {
    expect((await places("off", "calle mayor 1"))?.addressesNotice).toMatch(/pega sus coordenadas/);
  });

  test("nothing is nothing, and what nobody writes is refused", async () => {
    expect((await places("off", " "))?.places).toEqual([]);
    expect((await find("off", { q: "x".repeat(2001) })).status).toBe(422);
    expect((await find("off", { q: "Madrid", near: "1,2,3" })).status).toBe(422);
    expect((await places("off", "Mad\0rid"))?.places[0]?.name).toBe("Madrid");
  });
});

test("the prepared maps are given packed, not again to who has them, and nothing else of the disk is", async () => {
  const app = await opened("off");
  const get = (file: string, headers = {}) => app.inject({ url: `${ATLAS_API_PATH}/${file}`, headers });
  const first = await get("spain-light.json", { "accept-encoding": "br, gzip" });
  expect(first.headers["content-encoding"]).toBe("br");
  expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toMatchObject({ type: "Topology" });
  const again = await get("spain-light.json", { "accept-encoding": "br", "if-none-match": first.headers.etag });
  expect(again.statusCode).toBe(304);
  for (const file of ["..%2Fpackage.json", "spain.js", "constructor"]) expect((await get(file)).statusCode).toBe(404);
});

test.each([
  ["wide", "680"],
  ["phone", "360"],
])("the first map of a view comes drawn, in a few kilobytes: %s", async (view, width) => {
  const app = await opened("off");
  const url = `${ATLAS_API_PATH}/first-map-${view}.json`;
  const answer = await app.inject({ url, headers: { "accept-encoding": "br" } });
  expect(answer.rawPayload.byteLength).toBeLessThan(5000);
  const { svg, labels, left } = JSON.parse(brotliDecompressSync(answer.rawPayload).toString());
  expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${width}"`));
  expect(svg).toContain(">Aldeamuestra</");
  expect(svg).toContain("var(--nv-land)");
  expect(svg).not.toMatch(/#[0-9a-f]{6}/);
  expect(labels.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(["aldea", "oviedo", "gijon"]));
  expect(left).toEqual([]);
});

describe("streets by the address service", () => {
  test.each(["normal", "jsonp", "unplaced"])("are found when it is %s", async (scenario) => {
    const found = await places(scenario, "Calle Mayor 1, Peñamuestra");
    expect(found?.places.at(-1)).toEqual({
      ...{ kind: "address", name: "Calle Mayor, 1", within: "Peñamuestra, Muestra", code: "99001" },
      ...{ point: { lon: -3.2, lat: 40.1 }, isSeat: true, bounds: null, zoom: null },
    });
    expect(found?.addressesNotice).toBe("");
  });

  test("of two that are called alike, the one in the neighbourhood comes first", async () => {
    const first = async (near: string) => (await places("normal", "calle real 2", near))?.places;
    const withins = (await first(""))?.map(({ within }) => within);
    expect(withins).toEqual(["Otramuestra, Muestra", "Peñamuestra, Muestra"]);
    expect((await first("-3.2,40.1"))?.[0]?.within).toBe("Peñamuestra, Muestra");
  });

  test("coordinates are told with what is there, when anybody knows", async () => {
    expect((await places("normal", "40.1011 -3.2014"))?.places[0]?.within).toBe(
      "Plaza de la Muestra, 3, Peñamuestra, Muestra",
    );
    expect((await places("normal", "10.5 20.5"))?.places[0]?.within).toBe("");
  });

  test.each(["garbled", "down", "limit-always"])("that is %s leaves the names and says so", async (scenario) => {
    const found = await places(scenario, "Toledo");
    expect(found?.places[0]?.name).toBe("Toledo");
    expect(found?.addressesNotice).toMatch(/^El callejero no responde/);
  });

  test("that never answers is not waited for, and one that finds nothing is no failure", async () => {
    const { found } = await find("slow", { q: "Toledo" }, 1);
    expect(found?.places[0]?.name).toBe("Toledo");
    expect(found?.addressesNotice).toMatch(/^El callejero no responde/);
    expect((await places("empty", "Toledo"))?.addressesNotice).toBe("");
  });
});
