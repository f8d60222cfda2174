import { DIALECTS, type Dialect } from "@nv/test-kit";
import { describe, expect, test } from "vitest";
import type { ActingAdministrator, ProvidersOptions } from "../src/index.ts";
import { startPlainOAuthServer } from "./plain-oauth-server.ts";
import { startSamlDirectory } from "./saml-directory.ts";
import { startTestIdentity } from "./test-identity.ts";
import { startOpenIdServer } from "./test-provider.ts";

/** Single dialect: what is tried here asks no database, so one is enough. */
const ONE = DIALECTS.slice(0, 1);
const CALLER: ActingAdministrator = {
  userId: "00000000-0000-4000-8000-000000000000",
  sessionId: "",
  address: "",
  userAgent: "",
};
const NOBODY = { id: 1, name: "", picture: "", emails: [] };

async function resultsOn(
  dialect: Dialect,
  providers: ProvidersOptions,
  name: "google" | "gitlab" | "github" | "bitbucket" | "saml",
) {
  const service = await startTestIdentity(dialect, { providers });
  const { checks } = await service.identity.operations.providers.test(name, CALLER);
  await service.close();
  return checks;
}

describe.each(ONE)("a service is tried without a person", (dialect) => {
  const results = (providers: ProvidersOptions, name: Parameters<typeof resultsOn>[2]) =>
    resultsOn(dialect, providers, name);

  test("the list says which are on, where, and never the secret", async () => {
    const registration = { clientId: "site", clientSecret: "muy-secreto" };
    const service = await startTestIdentity(dialect, { providers: { google: registration } });
    const view = service.identity.operations.providers.view();
    expect(view.callbackUrl).toBe("https://site.example/.netlify/identity/callback");
    expect(view.providers.filter(({ isOn }) => isOn)).toEqual([
      { name: "google", isOn: true, url: "https://accounts.google.com", registration: "site" },
    ]);
    expect(JSON.stringify(view)).not.toContain("muy-secreto");
    await expect(service.identity.operations.providers.test("github", CALLER)).rejects.toMatchObject({
      code: "PROVIDER_OFF",
    });
    await service.close();
  });

  test("an OpenID service that is away", async () => {
    const google = { clientId: "site", clientSecret: "s", url: "http://127.0.0.1:1" };
    expect(await results({ google }, "google")).toEqual([
      { check: "discovery", result: "unreachable", detail: expect.stringContaining("http://127.0.0.1:1") },
    ]);
  });

  test("an OpenID service that describes itself", async () => {
    const server = await startOpenIdServer({ sub: "1" });
    const checks = await results({ gitlab: { clientId: "site", clientSecret: "s", url: server.url } }, "gitlab");
    expect(checks.slice(0, 2)).toMatchObject([
      { check: "discovery", result: "good" },
      { check: "signInPage", result: "good" },
    ]);
    await server.close();
  });

  test.each(["github", "bitbucket"] as const)("%s knows our registration, or it does not", async (name) => {
    const server = await startPlainOAuthServer(name, NOBODY);
    const at = (clientSecret: string) => ({
      [name]: { clientId: "site", clientSecret, url: server.url, apiUrl: server.apiUrl },
    });
    const [right, wrong] = [await results(at("secreto"), name), await results(at("otro"), name)];
    expect(right.map(({ check }) => check)).toEqual(["signInPage", "registration"]);
    expect(right.at(-1)).toMatchObject({ check: "registration", result: "good" });
    expect(wrong.at(-1)).toMatchObject({ check: "registration", result: "refused" });
    expect(JSON.stringify([right, wrong])).not.toContain("secreto");
    await server.close();
  });

  test("a directory: its certificate and its page", async () => {
    const directory = await startSamlDirectory();
    const saml = {
      entryPoint: directory.entryPoint,
      issuer: directory.issuer,
      label: "Directorio",
      certificates: [directory.certificate] as const,
    };
    const checks = await results({ saml }, "saml");
    expect(checks.map(({ check, result }) => [check, result])).toEqual([
      ["certificates", "good"],
      ["signInPage", "good"],
    ]);
    await directory.close();
  });
});
