import { createHmac } from "node:crypto";
import { ONE_DIALECT } from "@nv/test-kit";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { INVITED, PASSWORD, PREFIX, SITE, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

// What the tests of the original service check, from outside. docs/contracts/original-suite.md lists all 76.

const ANA = "ana@diario.example";
const BEA = "bea@diario.example";
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const CONFIRM = "Confirma tu correo";
const RECOVER = "Elige una contraseña nueva";
const SECRET = "un-secreto-compartido-de-treinta-y-dos-bytes";
const NIL = "00000000-0000-0000-0000-000000000000";

interface Person {
  readonly id: string;
  readonly email: string;
  readonly user_metadata: Record<string, unknown>;
  readonly app_metadata: Record<string, unknown>;
}

describe.each(ONE_DIALECT)("the original's own cases, on $name", (dialect) => {
  let service: TestIdentity;
  beforeEach(async () => {
    service = await startTestIdentity(dialect);
  });
  afterEach(() => service.close());

  const post = (path: string, json: unknown, bearer?: string) =>
    service.call("POST", path, { json, ...(bearer === undefined ? {} : { bearer }) });
  const get = (path: string, bearer?: string) => service.call("GET", path, bearer === undefined ? {} : { bearer });
  const signUp = (email: string, data?: object) => post("/signup", { email, password: PASSWORD, data });
  const token = (form: Record<string, string>) => service.call("POST", "/token", { form });
  const passwordGrant = (username: string, password: string) => token({ grant_type: "password", username, password });

  async function confirmed(email: string): Promise<Tokens> {
    await signUp(email);
    const mail = await service.mail(email, CONFIRM);
    const answer = await post("/verify", { type: "signup", token: mail.token });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Tokens>();
  }
  async function created(email: string, fullName: string): Promise<Person> {
    service.clock.advance(1000);
    const json = { email, password: PASSWORD, confirm: true, user_metadata: { full_name: fullName } };
    const answer = await post("/admin/users", json, await service.administrator());
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Person>();
  }
  const emails = async (query: string) => {
    const answer = await get(`/admin/users${query}`, await service.administrator());
    return answer.json<{ users: Person[] }>().users.map(({ email }) => email);
  };

  test("G01, G04: the settings have every key that clients read, and sign-in by e-mail is on", async () => {
    const { external, password_min_length, ...rest } = (await get("/settings")).json();
    expect(external).toEqual({
      bitbucket: false,
      github: false,
      gitlab: false,
      google: false,
      facebook: false,
      saml: false,
      email: true,
    });
    // Our own: clients that do not know it pass it by.
    expect(password_min_length).toBe(8);
    expect(rest).toEqual({ external_labels: {}, disable_signup: false, autoconfirm: false });
  });

  test("G05: a sign-up gives the person back, with the audience, what was sent and the provider", async () => {
    const answer = await signUp(ANA, { a: 1 });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { email: ANA, aud: SITE, user_metadata: { a: 1 }, app_metadata: { provider: "email" } },
    ]);
  });

  test("G06: a second sign-up of a confirmed address answers as the first; only its owner is told", async () => {
    await confirmed(ANA);
    const shape = (body: object) => Object.keys(body).sort();
    const known = await signUp(ANA);
    const unknown = await signUp(BEA);
    expect([known.statusCode, shape(known.json())]).toEqual([200, shape(unknown.json())]);
    await service.mail(ANA, "Ya tienes una cuenta");
  });

  test("G09: the token of the mail confirms", async () => {
    expect(decodeJwt((await confirmed(ANA)).access_token)).toMatchObject({ email: ANA });
  });

  test("G10, G18: a recovery is marked with its time, and its token confirms who was not", async () => {
    await signUp(ANA);
    expect((await post("/recover", { email: ANA })).json()).toEqual({});
    const mail = await service.mail(ANA, RECOVER);
    const answer = await post("/verify", { type: "recovery", token: mail.token });
    const person = (await get("/user", answer.json<Tokens>().access_token)).json();
    expect(person.confirmed_at).toBe(new Date(service.clock.now()).toISOString());
    expect(person.recovery_sent_at).toBe(new Date(service.clock.now()).toISOString());
  });

  test("G11, G12: tokens of two days ago are over", async () => {
    await signUp(ANA);
    await post("/recover", { email: ANA });
    const [first, second] = [await service.mail(ANA, CONFIRM), await service.mail(ANA, RECOVER)];
    service.clock.advance(2 * DAY_MS);
    const answers = [
      await post("/verify", { type: "signup", token: first.token }),
      await post("/verify", { type: "recovery", token: second.token }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422]);
  });

  test.each([
    { name: "G13", type: "signup", blank: " " },
    { name: "G14", type: "recovery", blank: " " },
    { name: "G15", type: "signup", blank: "\t" },
    { name: "G16, G76", type: "recovery", blank: "    " },
  ])("$name: a blank token of type $type is 422 and finds nobody", async ({ type, blank }) => {
    const answer = await post("/verify", { type, token: blank });
    expect([answer.statusCode, answer.json().msg]).toEqual([422, "Verify requires a token"]);
  });

  test("G17: a recovery of an unknown address is {} and makes nobody", async () => {
    const answer = await post("/recover", { email: ANA });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect(await emails("")).not.toContain(ANA);
  });

  test("G19, G20: a second recovery after five minutes is sent, known or not; the sixth in an hour is 429 for both", async () => {
    await confirmed(ANA);
    const ask = async (email: string) => (await post("/recover", { email })).statusCode;
    for (const email of [ANA, BEA]) expect([email, await ask(email)]).toEqual([email, 200]);
    service.clock.advance(5 * MINUTE_MS);
    for (const email of [ANA, BEA]) expect([email, await ask(email)]).toEqual([email, 200]);
    service.clock.advance(15 * MINUTE_MS);
    for (const email of [ANA, BEA]) expect([email, await ask(email)]).toEqual([email, 200]);
    await service.mail(ANA, RECOVER, 3);
    for (const email of [ANA, BEA])
      expect([await ask(email), await ask(email), await ask(email)]).toEqual([200, 200, 429]);
  });

  test("G21, G22: the audience of a token is text, and its header names the key", async () => {
    const { access_token } = await confirmed(ANA);
    expect(decodeJwt(access_token).aud).toBe(SITE);
    const keys = (await get("/.well-known/jwks.json")).json<{ keys: { kid: string }[] }>().keys;
    expect(decodeProtectedHeader(access_token)).toEqual({ alg: "EdDSA", typ: "JWT", kid: keys[0]?.kid });
  });

  test("G23: a refresh token of 31 days ago is over, with the grant in the query", async () => {
    const { refresh_token } = await confirmed(ANA);
    service.clock.advance(31 * DAY_MS);
    const answer = await service.call("POST", "/token?grant_type=refresh_token", { form: { refresh_token } });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: "invalid_grant", error_description: "Refresh token expired" },
    ]);
  });

  test("G24: wrong passwords from one address are limited, and a claimed address does not help", async () => {
    const attempt = async (remoteAddress: string, forwarded?: string) => {
      const payload = new URLSearchParams({ grant_type: "password", username: ANA, password: "equivocada" }).toString();
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        ...(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
      };
      const url = `${PREFIX}/token`;
      const answer = await service.app.inject({ method: "POST", url, remoteAddress, headers, payload });
      return answer.statusCode;
    };
    for (let i = 0; i < 10; i += 1) expect(await attempt("203.0.113.7")).toBe(400);
    expect(await attempt("203.0.113.7")).toBe(429);
    expect(await attempt("203.0.113.7", "198.51.100.1")).toBe(429);
    expect(await attempt("203.0.113.8")).toBe(400);
  });

  test("G25: a renewal uses its token up and gives another", async () => {
    const { refresh_token } = await confirmed(ANA);
    const first = (await token({ grant_type: "refresh_token", refresh_token })).json<Tokens>();
    expect(first.refresh_token).not.toBe(refresh_token);
    service.clock.advance(MINUTE_MS);
    const again = await token({ grant_type: "refresh_token", refresh_token });
    expect(again.json()).toMatchObject({ error: "invalid_grant", error_description: "Invalid Refresh Token" });
  });

  test("G26: after signing out the refresh token is unknown", async () => {
    const { access_token: bearer, refresh_token } = await confirmed(ANA);
    expect((await service.call("POST", "/logout", { bearer })).statusCode).toBe(204);
    const answer = await token({ grant_type: "refresh_token", refresh_token });
    expect(answer.json()).toEqual({ error: "invalid_grant", error_description: "Invalid Refresh Token" });
  });

  test("G28: a new password is the one that signs in", async () => {
    const { access_token: bearer } = await confirmed(ANA);
    const changed = await service.call("PUT", "/user", { json: { password: "otra-frase-igual-de-larga" }, bearer });
    expect(changed.statusCode).toBe(200);
    expect((await passwordGrant(ANA, "otra-frase-igual-de-larga")).statusCode).toBe(200);
    expect((await passwordGrant(ANA, PASSWORD)).statusCode).toBe(400);
  });

  test("G29, G30, G31, G32: an administrator invites, nobody else; the token wants a password", async () => {
    expect((await post("/invite", { email: ANA })).statusCode).toBe(401);
    const invited = await post("/invite", { email: ANA }, await service.administrator());
    expect([invited.statusCode, invited.json().invited_at]).toEqual([200, expect.any(String)]);
    expect(invited.json()).not.toHaveProperty("confirmation_sent_at");
    const { token: link } = await service.mail(ANA, INVITED);
    const without = await post("/verify", { type: "signup", token: link });
    expect([without.statusCode, without.json().msg]).toEqual([422, "Invited users must specify a password"]);
    expect((await post("/verify", { type: "signup", token: link, password: PASSWORD })).statusCode).toBe(200);
  });

  test("G51: the list of people without a token is 401", async () => {
    const answer = await get("/admin/users");
    expect([answer.statusCode, answer.json().msg]).toEqual([401, "This endpoint requires a Bearer token"]);
  });

  test("G52: a list of one has a last page and a total", async () => {
    const answer = await get("/admin/users", await service.administrator());
    expect(answer.headers.link).toBe(`<${PREFIX}/admin/users?page=1&per_page=50>; rel="last"`);
    expect(answer.headers["x-total-count"]).toBe("1");
    expect(answer.json().users[0].user_metadata).toEqual({ full_name: "Jefa" });
  });

  test("G53: three people, one a page", async () => {
    await created(ANA, "Ana Ruiz");
    await created(BEA, "Bea Gil");
    const answer = await get("/admin/users?per_page=1", await service.administrator());
    const page = `<${PREFIX}/admin/users?page=`;
    expect(answer.headers.link).toBe(`${page}2&per_page=1>; rel="next", ${page}3&per_page=1>; rel="last"`);
    expect(answer.headers["x-total-count"]).toBe("3");
  });

  test("G54, G55: oldest first when asked, else newest first", async () => {
    await service.administrator();
    await created(ANA, "Ana Ruiz");
    await created(BEA, "Bea Gil");
    expect(await emails("?sort=created_at%20asc")).toEqual(["jefa@diario.example", ANA, BEA]);
    expect(await emails("")).toEqual([BEA, ANA, "jefa@diario.example"]);
  });

  test("G56, G57: the filter finds a part of the address or of the name", async () => {
    await created(ANA, "Rosario Ruiz");
    await created(BEA, "Bea Gil");
    expect(await emails("?filter=ana%40")).toEqual([ANA]);
    expect(await emails("?filter=Rosar")).toEqual([ANA]);
  });

  test("G58, G59: a person who was made has a provider, and metadata is never null", async () => {
    const { id, app_metadata } = await created(ANA, "Ana Ruiz");
    expect(app_metadata).toEqual({ provider: "email" });
    const one = (await get(`/admin/users/${id}`, await service.administrator())).json<Person>();
    expect([one.user_metadata, one.app_metadata]).toEqual([{ full_name: "Ana Ruiz" }, { provider: "email" }]);
  });

  test("G60: role, roles and name are changed and kept", async () => {
    const { id } = await created(ANA, "Ana Ruiz");
    const bearer = await service.administrator();
    const json = { role: "editor", app_metadata: { roles: ["editor", "lector"] }, user_metadata: { name: "Anita" } };
    expect((await service.call("PUT", `/admin/users/${id}`, { json, bearer })).statusCode).toBe(200);
    expect((await get(`/admin/users/${id}`, bearer)).json()).toMatchObject({
      role: "editor",
      app_metadata: { provider: "email", roles: ["editor", "lector"] },
      user_metadata: { full_name: "Ana Ruiz", name: "Anita" },
    });
  });

  test("G62, G65, G66: a deletion is {} and in the audit, where each scope finds it", async () => {
    const { id } = await created(ANA, "Ana Ruiz");
    const bearer = await service.administrator();
    service.clock.advance(1000);
    const deleted = await service.call("DELETE", `/admin/users/${id}`, { bearer });
    expect([deleted.statusCode, deleted.json()]).toEqual([200, {}]);
    for (const query of ["action:user_deleted", "type:team", "author:jefa", "author:@diario.example"]) {
      const answer = await get(`/admin/audit?query=${query}`, bearer);
      expect([answer.statusCode, answer.headers.link, answer.headers["x-total-count"]], query).toEqual([
        ...[200, expect.stringContaining('rel="last"'), expect.stringMatching(/^\d+$/)],
      ]);
      expect(answer.json()[0].payload, query).toMatchObject({
        action: "user_deleted",
        actor_email: "jefa@diario.example",
        traits: { user_id: id, user_email: ANA },
      });
    }
  });

  test("G74: a key that was set goes when it is sent as null", async () => {
    const { access_token: bearer } = await confirmed(ANA);
    const put = async (data: object) =>
      (await service.call("PUT", "/user", { json: { data }, bearer })).json<Person>().user_metadata;
    expect(await put({ color: "azul" })).toEqual({ color: "azul" });
    expect(await put({ color: null })).toEqual({});
  });

  test("G72: links are of the configured address, whatever the request says of itself", async () => {
    const headers = { host: "evil.example", referer: `${SITE}/admin/x`, "x-forwarded-host": "evil.example" };
    await service.call("POST", "/signup", { json: { email: ANA, password: PASSWORD }, headers });
    const mail = await service.mail(ANA, CONFIRM);
    expect(mail.text).toContain(`${SITE}/#confirmation_token=${mail.token}`);
    expect(mail.text).not.toContain("evil.example");
  });
});

describe.each(ONE_DIALECT)("cases of the original that need other settings, on $name", (dialect) => {
  test("G06 with autoconfirm: a second sign-up is 400, as there", async () => {
    const service = await startTestIdentity(dialect, { autoconfirm: true });
    const json = { email: ANA, password: PASSWORD };
    expect((await service.call("POST", "/signup", { json })).statusCode).toBe(200);
    const again = await service.call("POST", "/signup", { json });
    expect([again.statusCode, again.json()]).toEqual([
      400,
      { code: 400, msg: "A user with this email address has already been registered" },
    ]);
    await service.close();
  });

  test("G22 with the shared secret: the header names nf-ident", async () => {
    const service = await startTestIdentity(dialect, { keys: { sharedSecret: SECRET } });
    const { access_token } = await service.person(ANA);
    expect(decodeProtectedHeader(access_token)).toEqual({ alg: "HS256", typ: "JWT", kid: "nf-ident" });
    await service.close();
  });

  test("G61, G63: no system user and no operator's token, not even for who knows the shared secret", async () => {
    const service = await startTestIdentity(dialect, { keys: { sharedSecret: SECRET } });
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const exp = Math.floor(service.clock.now() / 1000) + 600;
    const claims = { sub: NIL, session_id: NIL, aud: SITE, iss: SITE, exp, app_metadata: { roles: ["admin"] } };
    const signed = `${encode({ alg: "HS256", typ: "JWT", kid: "nf-ident" })}.${encode(claims)}`;
    const system = `${signed}.${createHmac("sha256", SECRET).update(signed).digest("base64url")}`;
    for (const bearer of [system, "foobar", SECRET]) {
      const json = { email: ANA, password: PASSWORD };
      const answer = await service.call("POST", "/admin/users", { json, bearer });
      expect(answer.statusCode, bearer).toBe(401);
    }
    await service.close();
  });

  test("G75: the same address in another audience is another person", async () => {
    const service = await startTestIdentity(dialect, { audiences: [SITE, "https://other.example"], autoconfirm: true });
    const sign = (headers: Record<string, string>) =>
      service.call("POST", "/signup", { json: { email: ANA, password: PASSWORD }, headers });
    const [here, there] = [await sign({}), await sign({ "x-jwt-aud": "https://other.example" })];
    expect([here.statusCode, there.statusCode]).toEqual([200, 200]);
    expect([here.json().aud, there.json().aud]).toEqual([SITE, "https://other.example"]);
    expect(here.json().id).not.toBe(there.json().id);
    await service.close();
  });
});
