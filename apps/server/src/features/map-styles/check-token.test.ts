import { type Listening, startDoubles } from "@nv/doubles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOutsideFetch } from "../../platform/outside/outside-fetch.ts";
import { platformSettings } from "../../platform/platform-settings.ts";
import type { MapboxSettings } from "../../platform/services/mapbox/mapbox-settings.ts";
import { checkToken } from "./check-token.ts";

let doubles: Listening;
beforeAll(async () => {
  doubles = await startDoubles();
});
afterAll(() => doubles.stop());

function check(scenario: string, more: Partial<MapboxSettings> = {}, style = "mapbox://styles/diario/claro") {
  const mapbox = { mode: "fake", base: `${doubles.url}/mapbox/${scenario}`, token: "pk.muestra", ...more } as const;
  return checkToken({ mapbox, outsideFetch: createOutsideFetch({ trustedOrigins: [doubles.url] }) }, style);
}

test("a token that may do all has nothing missing", async () => {
  expect(await check("normal")).toEqual({ missing: [], sentences: [] });
});

test.each([
  ["no-tiles", "La clave no tiene styles:tiles"],
  ["no-styles", "La clave no tiene styles:read"],
])("what %s lacks is named", async (scenario, sentence) => {
  expect((await check(scenario)).sentences).toEqual([sentence]);
});

test.each([
  ["no token", { MAPBOX_MODE: "live" }],
  ["the service off", { MAPBOX_TOKEN_PUBLIC: "pk.muestra" }],
])("with %s that is what is missing", async (_name, env) => {
  expect(await check("normal", platformSettings(env).mapbox)).toEqual({
    missing: ["MAPBOX_TOKEN_PUBLIC"],
    sentences: ["Falta MAPBOX_TOKEN_PUBLIC en el servidor: no hay clave que comprobar"],
  });
});

test("a secret token is refused at the start: pages show the one that is written there", () => {
  expect(() => platformSettings({ MAPBOX_TOKEN_PUBLIC: "sk.muestra" })).toThrow(
    "MAPBOX_TOKEN_PUBLIC es una clave secreta (sk.…): pon la pública (pk.…)",
  );
});

test.each([
  ["a token that is none", check.bind(null, "normal", { token: "pk.otra" }), "SERVICE_REFUSED"],
  ["a style that is not there", check.bind(null, "normal", {}, "diario/otro"), "SERVICE_NOT_FOUND"],
  ["a service that rests", check.bind(null, "limit-always"), "SERVICE_BUSY"],
  ["what names no style", check.bind(null, "normal", {}, "https://example.org"), "FIELDS_INVALID"],
])("%s is told", async (_name, ask, code) => {
  await expect(ask()).rejects.toMatchObject({ code });
});

test("a service that fails is told without the address, which holds the token", async () => {
  const away = check("normal", { base: "http://127.0.0.1:9" });
  await expect(away).rejects.toMatchObject({
    code: "SERVICE_FAILED",
    message: "Mapbox no responde como se espera. Repite dentro de un momento.",
  });
  const failure: unknown = await away.catch((error: unknown) => error);
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain("pk.muestra");
});
