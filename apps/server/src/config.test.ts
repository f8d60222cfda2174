import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("an empty environment is enough", () => {
  const { features, ...config } = readConfig({}, "/srv/nv");
  expect(features.map(({ name }) => name)).toContain("graphics");
  expect(config).toMatchInlineSnapshot(`
    {
      "allowedHosts": [],
      "dataDir": "/srv/nv/data",
      "databaseUrl": undefined,
      "host": "localhost",
      "identity": {
        "administratorEmail": undefined,
        "assistants": false,
        "autoconfirm": false,
        "factors": {
          "issuer": "Equipo Narrativas Visuales",
          "passkeys": false,
          "requiredFor": "nobody",
          "totp": false,
        },
        "fixedSettings": [],
        "keys": {
          "algorithm": "EdDSA",
          "sharedSecret": undefined,
        },
        "magicLink": false,
        "mail": {
          "from": "Narrativas Visuales <narrativas@localhost>",
          "locale": "es",
          "smtpUrl": undefined,
          "timeZone": "Europe/Madrid",
        },
        "providers": {
          "oidc": undefined,
          "oidc2": undefined,
          "oidc3": undefined,
          "saml": undefined,
          "tokenSecret": undefined,
        },
        "sessions": {
          "absoluteMs": 2592000000,
          "idleMs": 604800000,
        },
        "signup": "invite",
        "trustedOrigins": [],
      },
      "isHttps": false,
      "isProduction": false,
      "platform": {
        "basemap": undefined,
        "cartociudad": {
          "base": "https://www.cartociudad.es/geocoder/api/geocoder",
          "mode": "off",
        },
        "chromium": {
          "path": undefined,
          "sandbox": "on",
        },
        "datawrapper": {
          "apiBase": "https://api.datawrapper.de",
          "cdnBase": "https://datawrapper.dwcdn.net",
          "mode": "off",
          "token": undefined,
        },
        "electionsDoubleBase": undefined,
        "filesQuotaBytes": 100000000000,
        "mapbox": {
          "base": "https://api.mapbox.com",
          "mode": "off",
          "token": "",
        },
        "newspaperHosts": [],
        "publicBaseUrl": "http://localhost:3000",
        "s3": undefined,
      },
      "poolSize": undefined,
      "port": 3000,
      "siteUrl": "http://localhost:3000",
      "trustedProxies": [],
    }
  `);
});

test("the public address follows the port and the host", () => {
  expect(readConfig({ PORT: "4000", HOST: "127.0.0.1" }, "/srv").siteUrl).toBe("http://127.0.0.1:4000");
  expect(readConfig({ HOST: "::1" }, "/srv").siteUrl).toBe("http://[::1]:3000");
  expect(readConfig({ HOST: "0.0.0.0" }, "/srv").siteUrl).toBe("http://localhost:3000");
});

test("an https address makes the cookies secure", () => {
  expect(readConfig({ SITE_URL: "https://nv.example.org/" }, "/srv")).toMatchObject({
    siteUrl: "https://nv.example.org",
    isHttps: true,
  });
});

test("an empty variable counts as absent", () => {
  expect(readConfig({ PORT: "", SMTP_URL: "" }, "/srv")).toMatchObject({
    port: 3000,
    identity: { mail: { smtpUrl: undefined } },
  });
});

test("what a variable says is fixed; what none says is a default that administrators may change", () => {
  const env = { SIGNUP: "invite", PASSKEYS: "false", SESSION_IDLE_DAYS: "" };
  expect(readConfig(env, "/srv").identity.fixedSettings).toEqual(["signup", "passkeys"]);
});

test("each part reads its own variables, and what is wrong in any of them is told at once", () => {
  const env = { METRICS_PORT: "muchos", PORT: "ochenta", MFA: "siempre", STORAGE_URL: "s3://cubo" };
  expect(() => readConfig(env, "/srv")).toThrow(
    /^PORT debe ser un número.*\nMFA debe ser off.*\nSTORAGE_URL .*\nMETRICS_PORT debe ser un número.*$/,
  );
});

test.each([
  { PORT: "ochenta" },
  { PORT: "70000" },
  { SITE_URL: "narrativas.example.org" },
  { SITE_URL: "https://example.org/narrativas" },
  { DATABASE_URL: "mysql://nv:secreto@localhost/nv" },
  { POOL_SIZE: "1" },
  { POOL_SIZE: "muchas" },
  { SMTP_URL: "localhost:25" },
  { SIGNUP: "cualquiera" },
  { AUTOCONFIRM: "sí" },
  { ADMIN_EMAIL: "nadie" },
  { SESSION_IDLE_DAYS: "0" },
  { IDENTITY_SHARED_SECRET: "corto" },
  { GOOGLE_CLIENT_ID: "a" },
])("a bad value is told in a sentence: %j", (env) => {
  expect(() => readConfig(env, "/srv")).toThrowErrorMatchingSnapshot();
});
