import { FEATURE_DIALECTS } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fragmentOf, openBrowser } from "./provider-browser.ts";
import { SITE, startTestIdentity, type TestIdentity } from "./test-identity.ts";
import { type OpenIdServer, startOpenIdServer } from "./test-provider.ts";

const HOUR_MS = 3600_000;
const ANA = "ana@diario.example";
const AT_GOOGLE = { sub: "g-1", email: "ana.ruiz@correo.example", email_verified: true };

describe.each(FEATURE_DIALECTS)("services in one's own account, on $name", (dialect) => {
  let google: OpenIdServer;
  let service: TestIdentity;
  beforeEach(async () => {
    google = await startOpenIdServer(AT_GOOGLE);
    service = await startTestIdentity(dialect, {
      providers: { google: { clientId: "site", clientSecret: "secreto", url: google.url } },
    });
  });
  afterEach(async () => {
    await service.close();
    await google.close();
  });

  async function link(bearer: string) {
    const browser = openBrowser(service);
    const headers = { referer: `${SITE}/cuenta` };
    const asked = await service.call("POST", "/user/identities", { json: { provider: "google" }, bearer, headers });
    if (asked.statusCode !== 200) return asked;
    for (const { name, value } of asked.cookies) browser.cookies.set(name, value);
    return browser.comeBack(await browser.visit(new URL(asked.json<{ url: string }>().url)));
  }
  const listed = async (bearer: string) =>
    (await service.call("GET", "/user/identities", { bearer })).json<{
      identities: { id: string; provider: string; can_unlink: boolean }[];
    }>().identities;

  test("one is linked whatever its address is, opens the account from then on, and the owner is told", async () => {
    const { access_token: bearer } = await service.person(ANA);
    const answer = await link(bearer);
    // The page comes back as it was: nobody signed in anew.
    expect(answer.headers.location).toBe(`${SITE}/cuenta`);
    expect(await listed(bearer)).toMatchObject([{ provider: "google", can_unlink: true }]);
    const { access_token = "" } = fragmentOf(await openBrowser(service).signIn("google"));
    expect((await service.call("GET", "/user", { bearer: access_token })).json()).toMatchObject({ email: ANA });
    await service.mail(ANA, "Se ha vinculado otra forma de entrar");
  });

  test("one that opens another account is refused, and stays there", async () => {
    await openBrowser(service).signIn("google");
    const { access_token: bearer } = await service.person(ANA);
    expect(fragmentOf(await link(bearer))).toMatchObject({
      error_description: "External identity already belongs to another user",
    });
    expect(await listed(bearer)).toEqual([]);
  });

  test("it wants a recent proof, and the session that asked to be alive at the return", async () => {
    const { access_token: bearer } = await service.person(ANA);
    const browser = openBrowser(service);
    const asked = await service.call("POST", "/user/identities", { json: { provider: "google" }, bearer });
    for (const { name, value } of asked.cookies) browser.cookies.set(name, value);
    const callback = await browser.visit(new URL(asked.json<{ url: string }>().url));
    await service.call("POST", "/logout", { bearer });
    expect(fragmentOf(await browser.comeBack(callback))).toMatchObject({ error_description: "Invalid user" });

    const { access_token: later } = await service.signIn(ANA);
    service.clock.advance(HOUR_MS - 1000);
    const { access_token: old } = await service.signIn(ANA);
    service.clock.advance(2000);
    expect((await link(later)).statusCode).toBe(401);
    expect((await link(old)).statusCode).toBe(302);
  });

  test("one is unlinked, the sessions that it opened end, and the last way in stays", async () => {
    const { access_token: bearer } = await service.person(ANA);
    await link(bearer);
    const { access_token: byGoogle = "" } = fragmentOf(await openBrowser(service).signIn("google"));
    const [identity] = await listed(bearer);
    const path = `/user/identities/${identity?.id}`;
    expect((await service.call("DELETE", path, { bearer })).statusCode).toBe(204);
    expect((await service.call("GET", "/user", { bearer: byGoogle })).statusCode).toBe(401);
    expect((await service.call("DELETE", path, { bearer })).statusCode).toBe(404);
    await service.mail(ANA, "Se ha quitado una forma de entrar");

    const alone = fragmentOf(await openBrowser(service).signIn("google"));
    const own = await listed(alone.access_token ?? "");
    expect(own).toMatchObject([{ provider: "google", can_unlink: false }]);
    const last = await service.call("DELETE", `/user/identities/${own[0]?.id}`, { bearer: alone.access_token ?? "" });
    expect([last.statusCode, last.json().msg]).toEqual([422, "The last way to sign in cannot be removed"]);
  });

  test.each(["nope", "x".repeat(43), "%00"])("an identity «%s» is nobody's", async (id) => {
    const { access_token: bearer } = await service.person(ANA);
    expect((await service.call("DELETE", `/user/identities/${id}`, { bearer })).statusCode).toBe(404);
  });
});
