import { generateKeyPairSync } from "node:crypto";
import { DIALECTS } from "@nv/test-kit";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { z } from "zod";
import type { IdentityOptions } from "../src/index.ts";
import { OPERATIONS } from "../src/openapi/operations.ts";
import { PREFIX, startTestIdentity, type TestIdentity } from "./test-identity.ts";

const [dialect] = DIALECTS;
if (dialect === undefined) throw new Error("no database to test on");

const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** Calls that programs make by one name, as for a file. */
const FILES = ["GET /.well-known/jwks.json", "GET /openapi.json"];

test("the description is served, and names what it reads and answers", async () => {
  const service = await startTestIdentity(dialect);
  const answer = await service.call("GET", "/openapi.json");
  expect(answer.headers["cache-control"]).toBe("public, max-age=600");
  expect(answer.json()).toMatchObject({
    openapi: "3.1.0",
    servers: [{ url: PREFIX }],
    paths: {
      "/signup": { post: { requestBody: { content: { "application/json": { schema: { type: "object" } } } } } },
      "/admin/users/{id}": { put: { security: [{ bearer: [] }] }, delete: { summary: "Delete a person" } },
      "/token": { post: { requestBody: { content: { "application/x-www-form-urlencoded": {} } } } },
    },
  });
  await service.close();
});

/** `HEAD` goes with `GET`, and `OPTIONS` belongs to CORS. */
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

const { publicKey } = generateKeyPairSync("ed25519", {
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

/** Everything that can be switched on, so that every route is there. */
const EVERYTHING: Partial<IdentityOptions> = {
  factors: { totp: true, passkeys: true },
  magicLink: true,
  providers: {
    google: { clientId: "site", clientSecret: "secreto", url: "http://127.0.0.1:1" },
    oidc: { clientId: "site", clientSecret: "secreto", url: "http://127.0.0.1:1", label: "Casa" },
    saml: {
      entryPoint: "https://directory.example/sso",
      issuer: "directory",
      label: "Directorio",
      certificates: [publicKey],
    },
  },
};

/** Every route of the plugin as the framework was given it, without those that only say that a method is wrong. */
async function registeredCalls({ identity }: TestIdentity): Promise<string[]> {
  const routes: { readonly method: (typeof METHODS)[number]; readonly url: string }[] = [];
  const app = Fastify();
  app.addHook("onRoute", ({ method, url }) => {
    const methods = METHODS.filter((one) => [method].flat().includes(one));
    routes.push(...methods.map((one) => ({ method: one, url })));
  });
  await app.register(identity.plugin, { prefix: PREFIX });
  const calls: string[] = [];
  for (const { method, url } of routes) {
    const answer = await app.inject({ method, url });
    if (answer.statusCode !== 405) calls.push(`${method} ${url.slice(PREFIX.length)}`);
  }
  await app.close();
  return calls;
}

test("every route is described, with and without a slash at the end, and every description is of a route", async () => {
  const service = await startTestIdentity(dialect, EVERYTHING);
  const { paths } = Document.parse((await service.call("GET", "/openapi.json")).json());
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  // A wildcard takes identifiers of any length, with and without a slash at the end.
  const registered = (await registeredCalls(service)).flatMap((call) => {
    const named = call.replace("/passkeys/*", "/passkeys/:passkeyId");
    return named === call ? [call] : [named, `${named}/`];
  });
  expect(registered.filter((call) => !call.endsWith("/")).sort()).toEqual(described.sort());
  const withSlash = registered.filter((call) => call.endsWith("/")).map((call) => call.slice(0, -1));
  expect(described.filter((call) => !withSlash.includes(call)).sort()).toEqual(FILES);
  await service.close();
});

test("no call is described twice", () => {
  const calls = OPERATIONS.map(({ call }) => call);
  expect(new Set(calls).size).toBe(calls.length);
});

test("the ways back from a service and the passkeys say what they read and answer", async () => {
  const service = await startTestIdentity(dialect, EVERYTHING);
  const { paths } = Document.parse((await service.call("GET", "/openapi.json")).json());
  expect(paths["/callback"]?.get).toMatchObject({
    parameters: [
      { name: "state", in: "query", required: true },
      ...["code", "iss", "error", "error_description"].map((name) => ({ name, in: "query", required: false })),
    ],
    responses: { 302: {} },
  });
  const form = { type: "object", required: ["SAMLResponse", "RelayState"] };
  expect(paths["/saml/acs"]?.post).toMatchObject({
    requestBody: { content: { "application/x-www-form-urlencoded": { schema: form } } },
  });
  expect(paths["/passkeys/registration/options"]?.post).toMatchObject({
    responses: {
      200: { content: { "application/json": { schema: { properties: { challenge: { type: "string" } } } } } },
    },
  });
  expect(paths["/passkeys/verify"]?.post).toMatchObject({
    requestBody: { content: { "application/json": { schema: { required: ["credential"] } } } },
  });
  await service.close();
});
