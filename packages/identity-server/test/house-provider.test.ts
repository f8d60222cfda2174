import { JWKStore, type MutableToken, OAuth2Server } from "oauth2-mock-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHouseProvider } from "../src/providers/house-provider.ts";

const GOOGLE = "https://accounts.google.com";
const CHECKS = { state: "s", nonce: "n", codeVerifier: "v".repeat(43) };
const PERSON = { sub: "1", email: "ana@diario.example", email_verified: true, name: "Ana", groups: [] };

/** A server that takes itself for Google; what goes there comes here. */
const server = new OAuth2Server();
let own = "";
let person: Readonly<Record<string, unknown>> = PERSON;
beforeAll(async () => {
  await server.issuer.keys.add(await new JWKStore().generate("RS256"));
  await server.start(0, "127.0.0.1");
  own = server.issuer.url ?? "";
  server.issuer.url = GOOGLE;
  server.service.on("beforeTokenSigning", (token: MutableToken) => void Object.assign(token.payload, person));
});
afterAll(() => server.stop());

const here = (address: string) => address.replace(GOOGLE, own);
const google = () =>
  createHouseProvider(
    "oidc",
    { clientId: "site", clientSecret: "s", url: GOOGLE, label: "Google", emailDomains: ["diario.example"] },
    {
      redirectUrl: "https://site.example/callback",
      fetch: async (url, { body, headers, method }) =>
        fetch(here(url), { body: body instanceof URLSearchParams ? body : null, headers, method }),
      timeoutMs: 5000,
      now: Date.now,
    },
  );

test.each([
  { name: "with its Workspace", said: { hd: "diario.example" }, isVerified: true },
  { name: "of a private account", said: {}, isVerified: false },
  { name: "of another Workspace", said: { hd: "otro.example" }, isVerified: false },
])("an address of the house at Google counts only with its Workspace", async ({ said, isVerified }) => {
  person = { ...PERSON, ...said };
  const provider = google();
  const url = await provider.authorizationUrl(CHECKS);
  expect(url.searchParams.get("access_type")).toBe("offline");
  const answer = await fetch(here(url.href), { redirect: "manual" });
  const callback = new URL(answer.headers.get("location") ?? "");
  const { profile, refreshToken } = await provider.profile(callback.searchParams, CHECKS);
  expect(profile.emails).toEqual([{ address: PERSON.email, isVerified }]);
  expect(refreshToken).not.toBeNull();
});
