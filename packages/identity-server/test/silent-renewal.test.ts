import { FEATURE_DIALECTS } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fragmentOf, openBrowser, pageOf } from "./provider-browser.ts";
import { startTestIdentity, type TestIdentity } from "./test-identity.ts";
import { type OpenIdServer, startOpenIdServer } from "./test-provider.ts";

const HOUR_MS = 3600_000;
const ANA = { sub: "u-1", email: "ana@diario.example", email_verified: true, name: "Ana Ruiz", groups: [] };

describe.each(FEATURE_DIALECTS)("a question that nobody sees, on $name", (dialect) => {
  let house: OpenIdServer;
  let service: TestIdentity;
  beforeEach(async () => {
    house = await startOpenIdServer(ANA);
    // A directory that gives no refresh token can be asked through the browser alone.
    house.givesRefreshToken = false;
    service = await startTestIdentity(dialect, {
      providers: { oidc: { clientId: "site", clientSecret: "secreto", url: house.url, label: "Casa" } },
    });
  });
  afterEach(async () => {
    await service.close();
    await house.close();
  });

  /** Signs in and lets the hour pass; gives the browser. */
  async function waiting() {
    const browser = openBrowser(service);
    await browser.signIn("oidc");
    expect(await service.identity.silentSignIn(browser.cookie(), "/docs")).toBeNull();
    service.clock.advance(HOUR_MS);
    expect(await service.identity.readSession(browser.cookie())).toBeNull();
    return browser;
  }
  const follow = async (browser: ReturnType<typeof openBrowser>, path: string) => {
    const address = await service.identity.silentSignIn(browser.cookie(), path);
    const url = new URL(address ?? "", "https://site.example");
    const headers = { cookie: browser.cookie(), referer: "https://site.example/otra" };
    const answer = await service.call("GET", url.pathname.replace("/.netlify/identity", "") + url.search, { headers });
    for (const { name, value } of answer.cookies) browser.cookies.set(name, value);
    return new URL(String(answer.headers.location));
  };

  test("lets the same session go on, at the page that was asked for, without a token in its address", async () => {
    const browser = await waiting();
    const asked = await follow(browser, "/docs/mapas?a=1");
    expect(asked.searchParams.get("prompt")).toBe("none");
    const answer = await browser.comeBack(await browser.visit(asked));
    expect(pageOf(answer)).toBe("/docs/mapas?a=1");
    expect(fragmentOf(answer)).toEqual({});
    expect(await service.identity.readSession(browser.cookie())).toMatchObject({ email: ANA.email });
    service.clock.advance(HOUR_MS - 1000);
    expect(await service.identity.readSession(browser.cookie())).not.toBeNull();
  });

  test("is put once: whoever the directory does not know meets the gate, without a word", async () => {
    const browser = await waiting();
    const asked = await follow(browser, "/docs");
    const callback = new URL(asked.searchParams.get("redirect_uri") ?? "");
    callback.search = new URLSearchParams({
      error: "login_required",
      state: asked.searchParams.get("state") ?? "",
    }).toString();
    const answer = await browser.comeBack(callback);
    expect([pageOf(answer), fragmentOf(answer)]).toEqual(["/docs", {}]);
    expect(await service.identity.readSession(browser.cookie())).toBeNull();
    expect(await service.identity.silentSignIn(browser.cookie(), "/docs")).toBeNull();
  });

  test("somebody else at the directory does not renew it, and nobody is signed in", async () => {
    const browser = await waiting();
    house.person = { ...ANA, sub: "u-2", email: "eva@diario.example" };
    const answer = await browser.comeBack(await browser.visit(await follow(browser, "/docs")));
    expect(fragmentOf(answer)).toEqual({});
    expect(await service.identity.readSession(browser.cookie())).toBeNull();
    // Nor does a page that begins one by itself, in a browser without any session.
    const other = openBrowser(service);
    const begun = await other.comeBack(await other.visit(await other.leave("oidc", { isSilent: true })));
    expect([fragmentOf(begun), begun.cookies]).toEqual([{}, []]);
  });

  test.each(["//evil.example", "/\\evil.example", "https://evil.example"])(
    "comes back to this site alone: %s",
    async (path) => {
      const browser = await waiting();
      const answer = await browser.comeBack(await browser.visit(await follow(browser, path)));
      expect(new URL(String(answer.headers.location)).origin).toBe("https://site.example");
    },
  );

  test("a directory that is away is not asked again and again", async () => {
    const browser = await waiting();
    await house.close();
    service.clock.advance(13 * HOUR_MS);
    const back = await follow(browser, "/docs");
    expect(back.href).toBe("https://site.example/docs");
    expect(await service.identity.silentSignIn(browser.cookie(), "/docs")).toBeNull();
    house = await startOpenIdServer(ANA);
  });

  test.each(["", "otra=1", "__Host-nv_session=AAAAAAAAAAAAAAAAAAAAAA"])(
    "no other cookie leads anywhere: «%s»",
    async (cookie) => {
      await waiting();
      expect(await service.identity.silentSignIn(cookie, "/docs")).toBeNull();
    },
  );
});
