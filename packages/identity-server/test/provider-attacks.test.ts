import type { ServerResponse } from "node:http";
import { ONE_DIALECT } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_PROVIDER_TIMEOUT_MS } from "../src/providers/provider-options.ts";
import { returnPath } from "../src/providers/return-address.ts";
import { type PlainOAuthServer, startPlainOAuthServer } from "./plain-oauth-server.ts";
import { fragmentOf, openBrowser, pageOf } from "./provider-browser.ts";
import { PREFIX, SITE, startTestIdentity, type TestIdentity } from "./test-identity.ts";
import { type OpenIdServer, startOpenIdServer } from "./test-provider.ts";

const ANA = "ana@diario.example";
const CLIENT = { clientId: "site", clientSecret: "secreto" };
/** Three endpoints, each as long as a service may take. */
const TIMEOUT_MS = 3 * DEFAULT_PROVIDER_TIMEOUT_MS;
const EXCHANGE_FAILED = (provider: string) => ({
  error: "server_error",
  error_description: `Unable to exchange external code for ${provider} provider`,
});
const INVALID = {
  code: 400,
  msg: "OAuth state is invalid: it is unknown, used, expired or of another browser",
};

describe.each(ONE_DIALECT)("attacks on sign-ins by services on $name", (dialect) => {
  let google: OpenIdServer;
  let github: PlainOAuthServer;
  let service: TestIdentity;
  beforeEach(async () => {
    google = await startOpenIdServer({ sub: "1", email: ANA, email_verified: true });
    const emails = [{ address: ANA, isVerified: true, isMain: true }];
    github = await startPlainOAuthServer("github", { id: 1, name: "Ana", picture: "", emails });
    service = await startTestIdentity(dialect, {
      providers: {
        google: { ...CLIENT, url: google.url },
        github: { ...CLIENT, url: github.url, apiUrl: github.apiUrl },
      },
    });
  });
  afterEach(async () => {
    await service.close();
    await google.close();
    await github.close();
  });

  /** Returns the error that the page is told of a failed sign-in, and expects it sooner than with the default limit. */
  async function errorSoon(asked: TestIdentity): Promise<string | undefined> {
    const startMs = performance.now();
    const fragment = fragmentOf(await openBrowser(asked).signIn("github"));
    expect(performance.now() - startMs).toBeLessThan(DEFAULT_PROVIDER_TIMEOUT_MS);
    return fragment.error;
  }

  test("the cookie of the sign-in is bound to the host, out of reach of scripts, and short", async () => {
    const answer = await service.call("GET", "/authorize?provider=google");
    expect(answer.headers["set-cookie"]).toMatch(
      /^__Host-nv_flow=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=600$/,
    );
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("neither state nor cookie is in the database as it is", async () => {
    const browser = openBrowser(service);
    const url = await browser.leave("google");
    const flows = await service.database.kysely
      .$extendTables<{ identity_provider_flows: Record<string, unknown> }>()
      .selectFrom("identity_provider_flows")
      .selectAll()
      .execute();
    const kept = JSON.stringify(flows);
    expect(flows).toHaveLength(1);
    expect(kept).not.toContain(url.searchParams.get("state"));
    expect(kept).not.toContain(browser.cookies.get("__Host-nv_flow"));
  });

  test("a stolen callback is worth nothing in another browser, and the owner still gets in", async () => {
    const owner = openBrowser(service);
    const callback = await owner.visit(await owner.leave("google"));
    const thief = openBrowser(service);
    expect((await thief.comeBack(callback)).json()).toEqual(INVALID);
    await thief.leave("google");
    const answer = await thief.comeBack(callback);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(INVALID);
    expect(google.asked.token).toBe(0);
    expect(fragmentOf(await owner.comeBack(callback))).toHaveProperty("access_token");
  });

  test("an attacker's callback in the victim's browser signs nobody in", async () => {
    const attacker = openBrowser(service);
    const callback = await attacker.visit(await attacker.leave("google"));
    const victim = openBrowser(service);
    await victim.leave("google");
    expect((await victim.comeBack(callback)).json()).toEqual(INVALID);
    expect(victim.cookies.has("__Host-nv_session")).toBe(false);
  });

  test("a state serves once: of ten at the same moment one gets in", async () => {
    const browser = openBrowser(service);
    const callback = await browser.visit(await browser.leave("google"));
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.comeBack(callback)));
    expect(answers.filter(({ statusCode }) => statusCode === 302)).toHaveLength(1);
    expect((await browser.comeBack(callback)).json()).toEqual(INVALID);
    expect(google.asked.token).toBe(1);
  });

  test("a state ends after ten minutes", async () => {
    const browser = openBrowser(service);
    const callback = await browser.visit(await browser.leave("google"));
    service.clock.advance(10 * 60_000);
    expect((await browser.comeBack(callback)).json()).toEqual(INVALID);
  });

  test("two tabs of a browser can be on their way at the same time", async () => {
    const browser = openBrowser(service);
    const first = await browser.visit(await browser.leave("google"));
    const second = await browser.visit(await browser.leave("github"));
    expect(fragmentOf(await browser.comeBack(first))).toHaveProperty("access_token");
    expect(fragmentOf(await browser.comeBack(second))).toHaveProperty("access_token");
  });

  test("mix-up: a code of one service under the state of another is refused there", async () => {
    const browser = openBrowser(service);
    const fromGoogle = await browser.visit(await browser.leave("google"));
    const toGithub = await browser.leave("github");
    const mixed = new URL(fromGoogle);
    mixed.searchParams.set("state", toGithub.searchParams.get("state") ?? "");
    expect(fragmentOf(await browser.comeBack(mixed))).toEqual(EXCHANGE_FAILED("github"));
    expect(google.asked.token).toBe(0);
  });

  test("mix-up: an answer that names another issuer is refused before any code is sent", async () => {
    const browser = openBrowser(service);
    const callback = await browser.visit(await browser.leave("google"));
    callback.searchParams.set("iss", "https://evil.example");
    expect(fragmentOf(await browser.comeBack(callback))).toEqual(EXCHANGE_FAILED("google"));
    expect(google.asked.token).toBe(0);
  });

  test.each(["google", "github"])(
    "code injection: a code of another sign-in at %s fails for its PKCE",
    async (name) => {
      const victim = openBrowser(service);
      const stolen = await victim.visit(await victim.leave(name));
      const attacker = openBrowser(service);
      const own = await attacker.visit(await attacker.leave(name));
      own.searchParams.set("code", stolen.searchParams.get("code") ?? "");
      expect(fragmentOf(await attacker.comeBack(own))).toEqual(EXCHANGE_FAILED(name));
    },
  );

  test.each([
    { name: "of another audience", claim: { aud: "another-client" } },
    { name: "of another issuer", claim: { iss: "https://evil.example" } },
    { name: "that is over", claim: { exp: 1 } },
    { name: "with another nonce", claim: { nonce: "_AAAAAAAAAAAAAAAAAAAAAA" } },
    { name: "without a subject", claim: { sub: undefined } },
    { name: "whose subject is empty", claim: { sub: "" } },
  ])("an ID token $name is refused", async ({ claim }) => {
    google.onToken(({ payload }) => void Object.assign(payload, claim));
    const fragment = fragmentOf(await openBrowser(service).signIn("google"));
    expect(fragment.error).toBe("server_error");
    expect(fragment).not.toHaveProperty("access_token");
  });

  test("an ID token signed by a key that the service does not publish is refused", async () => {
    const other = await startOpenIdServer({ sub: "1" });
    google.onToken(({ header }) => void Object.assign(header, { kid: "no-such-key" }));
    expect(fragmentOf(await openBrowser(service).signIn("google"))).toEqual(EXCHANGE_FAILED("google"));
    await other.close();
  });

  test.each(["yes", "true", 1, undefined, null])(
    "an address whose verification is %j is not verified",
    async (value) => {
      google.person = { sub: "1", email: ANA, email_verified: value };
      const answer = await openBrowser(service).signIn("google");
      expect(fragmentOf(answer)).toEqual({});
    },
  );

  test("the way back stays on our site through the whole flow", async () => {
    const answer = await openBrowser(service).signIn("google", { referer: "https://evil.example/docs" });
    expect(pageOf(answer)).toBe("/");
  });

  test("HEAD does not use a state up", async () => {
    const browser = openBrowser(service);
    const callback = await browser.visit(await browser.leave("google"));
    const cookie = `__Host-nv_flow=${browser.cookies.get("__Host-nv_flow")}`;
    const url = `${PREFIX}/callback${callback.search}`;
    expect((await service.app.inject({ method: "HEAD", url, headers: { cookie } })).statusCode).toBe(405);
    expect(fragmentOf(await browser.comeBack(callback))).toHaveProperty("access_token");
  });

  test.each([
    { query: "", msg: "OAuth state parameter missing" },
    { query: "?state=", msg: "OAuth state parameter missing" },
    { query: "?state=x&code=y", msg: INVALID.msg },
    { query: "?state=%E0%A4%A&code=y", msg: INVALID.msg },
  ])("GET /callback$query is 400 in JSON", async ({ query, msg }) => {
    const answer = await service.call("GET", `/callback${query}`, {
      headers: { cookie: "__Host-nv_flow=AAAAAAAAAAAAAAAAAAAAAA" },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 400, msg });
  });

  test("a callback without a code says so to the page", async () => {
    const browser = openBrowser(service);
    const callback = await browser.visit(await browser.leave("google"));
    callback.searchParams.delete("code");
    expect(fragmentOf(await browser.comeBack(callback))).toEqual({
      error: "invalid_request",
      error_description: "Authorization code missing",
    });
  });

  test("what the service says about its refusal is passed on, cut and escaped", async () => {
    const browser = openBrowser(service);
    const callback = await browser.visit(await browser.leave("google"));
    callback.searchParams.delete("code");
    callback.searchParams.set("error", "access_denied");
    callback.searchParams.set("error_description", `no&access_token=x#${"y".repeat(5000)}`);
    const fragment = fragmentOf(await browser.comeBack(callback));
    expect(Object.keys(fragment)).toEqual(["error", "error_description"]);
    expect(fragment.error_description).toHaveLength(200);
  });

  test("a service that is down sends people back with a word, and is asked again the next time", async () => {
    const { url } = google;
    await google.close();
    const answer = await service.call("GET", "/authorize?provider=google", { headers: { referer: `${SITE}/docs` } });
    expect(answer.statusCode).toBe(302);
    expect(pageOf(answer)).toBe("/docs");
    expect(fragmentOf(answer).error).toBe("temporarily_unavailable");
    expect(answer.cookies).toEqual([]);
    google = await startOpenIdServer({ sub: "1", email: ANA, email_verified: true });
    expect(google.url).not.toBe(url);
    expect((await service.call("GET", "/authorize?provider=github")).statusCode).toBe(302);
  });

  test.each([
    { name: "418", fault: (response: ServerResponse) => void response.writeHead(418).end("teapot") },
    {
      name: "an endless answer",
      fault: (response: ServerResponse) => {
        response.writeHead(200, { "content-type": "application/json" });
        response.end(`{"id": 1, "login": "${"x".repeat(1_000_000)}"}`);
      },
    },
    {
      name: "HTML",
      fault: (response: ServerResponse) => {
        response.writeHead(200, { "content-type": "text/html" }).end("<h1>hola</h1>");
      },
    },
    {
      name: "JSON of another shape",
      fault: (response: ServerResponse) => {
        response.writeHead(200, { "content-type": "application/json" }).end('["x"]');
      },
    },
    {
      name: "a redirect to another host",
      fault: (response: ServerResponse) => {
        response.writeHead(302, { location: "http://127.0.0.1:1/steal" }).end();
      },
    },
    {
      name: "a closed connection",
      fault: (response: ServerResponse) => void response.destroy(),
    },
  ])("an endpoint with $name is an error for the page, soon", { timeout: TIMEOUT_MS }, async ({ fault }) => {
    for (const endpoint of ["token", "user", "emails"] as const) {
      github.faults[endpoint] = fault;
      expect(await errorSoon(service), endpoint).toBe("server_error");
      delete github.faults[endpoint];
    }
  });

  test.each([
    { name: "no answer", fault: () => undefined },
    {
      name: "half an answer",
      fault: (response: ServerResponse) => {
        response.writeHead(200, { "content-type": "application/json" });
        response.write('{"id": 1,');
      },
    },
  ])("an endpoint with $name is an error for the page, soon", { timeout: TIMEOUT_MS }, async ({ fault }) => {
    // Impatient with the silent endpoint alone: on a busy machine the others take as long to answer.
    const impatient = await startTestIdentity(dialect, {
      providers: { github: { ...CLIENT, url: github.url, apiUrl: github.apiUrl }, timeoutMs: 300 },
    });
    for (const endpoint of ["token", "user", "emails"] as const) {
      github.faults[endpoint] = fault;
      expect(await errorSoon(impatient), endpoint).toBe("server_error");
      delete github.faults[endpoint];
    }
    await impatient.close();
  });

  test("a wrong secret of ours is an error, though GitHub says it with 200", async () => {
    const wrong = await startTestIdentity(dialect, {
      providers: { github: { ...CLIENT, clientSecret: "otro", url: github.url, apiUrl: github.apiUrl } },
    });
    expect(fragmentOf(await openBrowser(wrong).signIn("github"))).toEqual(EXCHANGE_FAILED("github"));
    await wrong.close();
  });

  test("starts are limited by address", async () => {
    for (let time = 0; time < 100; time += 1) await service.call("GET", "/authorize?provider=github");
    const answer = await service.call("GET", "/authorize?provider=github");
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  });

  test.each(["http://gitlab.example", "ftp://gitlab.example", "gitlab.example", "http://127.0.0.1.evil.example"])(
    "the service does not start with secrets travelling to %s",
    async (url) => {
      const start = startTestIdentity(dialect, { providers: { gitlab: { ...CLIENT, url } } });
      await expect(start).rejects.toThrow(/gitlab.*https/s);
    },
  );
});

test.each([
  { name: "another site", referer: "https://evil.example/docs", page: "/" },
  { name: "our name as a subdomain", referer: "https://site.example.evil.example/docs", page: "/" },
  { name: "our name as a user", referer: "https://site.example@evil.example/docs", page: "/" },
  { name: "our host without https", referer: "http://site.example/docs", page: "/" },
  { name: "our host on another port", referer: "https://site.example:8443/docs", page: "/" },
  { name: "a path that names another site", referer: "https://site.example//evil.example/x", page: "/" },
  { name: "a back slash", referer: "https://site.example/\\evil.example", page: "/" },
  { name: "no address", referer: "javascript:alert(1)", page: "/" },
  { name: "a line break", referer: "https://site.example/a\r\nSet-Cookie: x=1", page: "/aSet-Cookie:%20x=1" },
  { name: "an endless path", referer: `https://site.example/${"a".repeat(5000)}`, page: "/" },
  {
    name: "our own page with a fragment",
    referer: "https://site.example/docs?a=1#access_token=x",
    page: "/docs?a=1",
  },
  { name: "a site that signs people in here", referer: "https://blog.example/", page: "https://blog.example/" },
  { name: "its name as a subdomain", referer: "https://blog.example.evil.example/", page: "/" },
  { name: "its host without https", referer: "http://blog.example/", page: "/" },
])("the way back after a Referer with $name is $page", ({ referer, page }) => {
  expect(returnPath(referer, SITE, ["https://blog.example"])).toBe(page);
});
