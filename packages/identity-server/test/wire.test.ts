import { ONE_DIALECT } from "@nv/test-kit";
import { createLocalJWKSet, jwtVerify } from "jose";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, PREFIX, SITE, startTestIdentity, type TestIdentity } from "./test-identity.ts";

const ANA = "ana@diario.example";

describe.each(ONE_DIALECT)("on the wire, on $name", (dialect) => {
  let service: TestIdentity;
  beforeEach(async () => {
    service = await startTestIdentity(dialect, { trustedOrigins: ["https://cms.example"] });
  });
  afterEach(() => service.close());

  test.each([
    { name: "an unknown path", method: "GET", path: "/nada", status: 404, msg: "Not found" },
    { name: "a wrong method", method: "GET", path: "/token", status: 405, msg: "Method not allowed" },
    { name: "a wrong method with a slash", method: "DELETE", path: "/user/", status: 405, msg: "Method not allowed" },
  ] as const)("$name answers JSON, $status", async ({ method, path, status, msg }) => {
    const answer = await service.call(method, path);
    expect([answer.statusCode, answer.headers["content-type"], answer.json()]).toEqual([
      status,
      "application/json; charset=utf-8",
      { code: status, msg },
    ]);
  });

  test.each([
    {
      name: "broken JSON",
      type: "application/json",
      payload: "{",
      status: 400,
      msg: /^Could not read Signup params: /,
    },
    { name: "no body", type: "application/json", payload: "", status: 400, msg: /^Could not read Signup params: EOF$/ },
    { name: "an array", type: "application/json", payload: "[]", status: 400, msg: /^Could not read Signup params: / },
    { name: "a number for an address", type: "application/json", payload: '{"email":1}', status: 400, msg: /email/ },
    { name: "XML", type: "text/xml", payload: "<a/>", status: 415, msg: /^Content type must be/ },
    {
      name: "too much",
      type: "application/json",
      payload: `{"email":"${"a".repeat(70_000)}"}`,
      status: 413,
      msg: /too large/,
    },
  ])("$name answers JSON, $status", async ({ type, payload, status, msg }) => {
    const headers = { "content-type": type };
    const answer = await service.app.inject({ method: "POST", url: `${PREFIX}/signup`, headers, payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ code: status, msg: expect.stringMatching(msg) });
  });

  test.each([
    { name: "no grant", form: {}, body: { error: "unsupported_grant_type" } },
    { name: "an unknown grant", form: { grant_type: "x" }, body: { error: "unsupported_grant_type" } },
    {
      name: "no refresh token",
      form: { grant_type: "refresh_token" },
      body: { error: "invalid_request", error_description: "refresh_token required" },
    },
    {
      name: "an unknown refresh token",
      form: { grant_type: "refresh_token", refresh_token: "x" },
      body: { error: "invalid_grant", error_description: "Invalid Refresh Token" },
    },
  ])("/token with $name answers 400 in the OAuth shape", async ({ form, body }) => {
    const answer = await service.call("POST", "/token", { form });
    expect([answer.statusCode, answer.json()]).toEqual([400, body]);
  });

  test("the grant may be in the query, a password may not", async () => {
    await service.person(ANA);
    const named = await service.call("POST", "/token?grant_type=refresh_token", { form: {} });
    expect(named.json().error).toBe("invalid_request");
    const query = new URLSearchParams({ grant_type: "password", username: ANA, password: PASSWORD });
    expect((await service.call("POST", `/token?${query}`, { form: {} })).statusCode).toBe(400);
  });

  test("the access token is signed with a published key and says whom it is for", async () => {
    const { access_token } = await service.person(ANA);
    const keys = (await service.call("GET", "/.well-known/jwks.json")).json();
    expect(JSON.stringify(keys)).not.toContain('"d"');
    const options = { issuer: SITE, audience: SITE, currentDate: new Date(service.clock.now()) };
    const { payload, protectedHeader } = await jwtVerify(access_token, createLocalJWKSet(keys), options);
    expect(protectedHeader).toEqual({ alg: "EdDSA", typ: "JWT", kid: keys.keys[0].kid });
    expect(payload).toEqual({
      aud: SITE,
      iss: SITE,
      email: ANA,
      amr: ["password"],
      aal: "aal1",
      app_metadata: { provider: "email" },
      user_metadata: {},
      sub: expect.any(String),
      session_id: expect.any(String),
      jti: expect.any(String),
      iat: service.clock.now() / 1000,
      exp: service.clock.now() / 1000 + 3600,
    });
  });

  test.each([
    { name: "none", bearer: undefined, msg: "This endpoint requires a Bearer token" },
    { name: "no segments", bearer: "x", msg: "Invalid token: token contains an invalid number of segments" },
    { name: "no algorithm", bearer: "eyJhbGciOiJub25lIn0.e30.", msg: "Invalid token: signing method is invalid" },
    { name: "HS256", bearer: "eyJhbGciOiJIUzI1NiJ9.e30.AAAA", msg: "Invalid token: signing method is invalid" },
  ])("GET /user with a bearer token of $name: 401, and nf_jwt is cleared", async ({ bearer, msg }) => {
    const answer = await service.call("GET", "/user", bearer === undefined ? {} : { bearer });
    expect([answer.statusCode, answer.json()]).toEqual([401, { code: 401, msg }]);
    expect(answer.cookies).toEqual([expect.objectContaining({ name: "nf_jwt", value: "", maxAge: 0 })]);
  });

  test("a token is refused when it is over, and for another audience", async () => {
    const { access_token: bearer } = await service.person(ANA);
    const other = await service.call("GET", "/user", { bearer, headers: { "x-jwt-aud": "https://otro.example" } });
    expect([other.statusCode, other.json().msg]).toEqual([400, "Token audience doesn't match request audience"]);
    expect((await service.call("GET", "/user", { bearer, headers: { "x-jwt-aud": SITE } })).statusCode).toBe(200);
    service.clock.advance(3_600_000);
    const late = await service.call("GET", "/user", { bearer });
    expect([late.statusCode, late.json().msg]).toEqual([401, "Invalid token: token is expired"]);
  });

  test.each([
    { wish: "1", cookie: { maxAge: 3600 } },
    { wish: "session", cookie: { maxAge: undefined } },
  ])("X-Use-Cookie: $wish sets nf_jwt", async ({ wish, cookie }) => {
    await service.person(ANA);
    const form = { grant_type: "password", username: ANA, password: PASSWORD };
    const answer = await service.call("POST", "/token", { form, headers: { "x-use-cookie": wish } });
    expect(answer.cookies).toHaveLength(1);
    expect(answer.cookies[0]).toMatchObject({
      name: "nf_jwt",
      httpOnly: true,
      secure: true,
      sameSite: "Lax",
      path: "/",
    });
    expect(answer.cookies[0]?.maxAge).toBe(cookie.maxAge);
    expect(answer.cookies[0]?.value).toBe(answer.json().access_token);
  });

  test("listed origins may call, with the headers of every client; others may not", async () => {
    const preflight = (origin: string) =>
      service.call("OPTIONS", "/token", {
        headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "x-nf-client" },
      });
    const allowed = await preflight("https://cms.example");
    expect([allowed.statusCode, allowed.headers["access-control-allow-origin"]]).toEqual([204, "https://cms.example"]);
    expect(allowed.headers["access-control-allow-headers"]).toMatch(/X-JWT-AUD, X-Use-Cookie, X-Nf-Client/);
    const refused = await preflight("https://evil.example");
    expect(refused.headers).not.toHaveProperty("access-control-allow-origin");
    const answer = await service.call("GET", "/settings", { headers: { origin: "https://cms.example" } });
    expect(answer.headers).toMatchObject({
      vary: "Origin",
      "cache-control": "no-store",
      "access-control-expose-headers": "ETag, Link, X-Total-Count, Retry-After",
    });
  });

  test("logout of a deleted account is 401 Invalid user", async () => {
    const { access_token } = await service.person(ANA);
    const bearer = await service.administrator();
    const list = await service.call("GET", "/admin/users?filter=ana", { bearer });
    await service.call("DELETE", `/admin/users/${list.json().users[0].id}`, { bearer });
    const answer = await service.call("POST", "/logout", { bearer: access_token });
    expect([answer.statusCode, answer.json()]).toEqual([401, { code: 401, msg: "Invalid user" }]);
  });

  test("logout with a JSON content type and no body, as the existing client sends it, is 204 and empty", async () => {
    const { access_token } = await service.person(ANA);
    const headers = { "content-type": "application/json" };
    const answer = await service.call("POST", "/logout", { bearer: access_token, headers });
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    const again = await service.call("POST", "/logout", { bearer: access_token, headers });
    expect([again.statusCode, again.json().msg]).toEqual([401, "Invalid token: session has ended"]);
  });

  test("a NUL or a lone surrogate anywhere is an answer of the contract, never a failure of ours", async () => {
    const bearer = await service.administrator();
    const odd = "a\0b\ud800";
    const email = `${odd}@diario.example`;
    const data = { full_name: odd, [odd]: odd };
    const answers = [
      await service.call("POST", "/signup", { json: { email, password: PASSWORD, data } }),
      await service.call("POST", "/signup", { json: { email: ANA, password: odd.repeat(4), data } }),
      await service.call("POST", "/token", { form: { grant_type: "password", username: email, password: odd } }),
      await service.call("POST", "/token", { form: { grant_type: "refresh_token", refresh_token: odd } }),
      await service.call("POST", "/recover", { json: { email } }),
      await service.call("POST", "/verify", { json: { type: "signup", token: odd } }),
      await service.call("PUT", "/user", { json: { data, email_change_token: odd }, bearer }),
      await service.call("PUT", "/user", { json: { data }, bearer }),
      await service.call("POST", "/admin/users", { json: { email: "b@c.d", role: odd, user_metadata: data }, bearer }),
      await service.call("GET", "/admin/users?filter=%00&sort=created_at", { bearer }),
      await service.call("GET", "/admin/users/%00", { bearer }),
      await service.call("GET", "/admin/audit?query=author:%00", { bearer }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...[422, 200, 400, 400, 200, 404, 401, 200, 200, 200, 400, 200],
    ]);
  });

  test("thirty wrong passwords at the same time: ten are looked at, the rest wait", async () => {
    const { refresh_token } = await service.person(ANA);
    const guess = (address: string) =>
      service.app.inject({
        method: "POST",
        url: `${PREFIX}/token`,
        remoteAddress: address,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ grant_type: "password", username: ANA, password: "equivocada" }).toString(),
      });
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess("192.0.2.7")));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
    const [limited] = answers.filter(({ statusCode }) => statusCode === 429);
    expect(limited?.json()).toEqual({ code: 429, msg: "Rate limit exceeded" });
    expect(limited?.headers["retry-after"]).toBe("900");
    // The owner, from her own address, still gets in; and nothing limits her refresh.
    await service.signIn(ANA);
    const form = { grant_type: "refresh_token", refresh_token };
    expect((await service.call("POST", "/token", { form })).statusCode).toBe(200);
    service.clock.advance(15 * 60_000);
    expect((await guess("192.0.2.7")).statusCode).toBe(400);
  });

  test("six requests for a new password: the sixth is limited, whether the account exists or not", async () => {
    await service.person(ANA);
    for (const email of [ANA, "nadie@diario.example"]) {
      const statuses = [];
      for (let i = 0; i < 6; i += 1) {
        statuses.push((await service.call("POST", "/recover", { json: { email } })).statusCode);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});
