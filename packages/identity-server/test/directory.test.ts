import { FEATURE_DIALECTS, ONE_DIALECT } from "@nv/test-kit";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { OPERATIONS } from "../src/openapi/operations.ts";
import { fragmentOf, openBrowser, pageOf } from "./provider-browser.ts";
import {
  actingBy,
  PASSWORD,
  SAME_ORIGIN,
  SITE,
  startTestIdentity,
  type TestIdentity,
  type Tokens,
} from "./test-identity.ts";
import { type OpenIdServer, startOpenIdServer } from "./test-provider.ts";

const MINUTE_MS = 60_000;
const ANA = {
  sub: "u-1",
  email: "ana@diario.example",
  name: "Ana Ruiz",
  groups: ["g-sucesos"],
  sid: "s-1",
};
const JEFA = "jefa@diario.example";
const CALLER = { address: "203.0.113.9", userAgent: "tests" };

let house: OpenIdServer;
let service: TestIdentity;

async function start(
  dialect: (typeof FEATURE_DIALECTS)[number],
  options: Parameters<typeof startTestIdentity>[1] = {},
) {
  house = await startOpenIdServer(ANA);
  service = await startTestIdentity(dialect, {
    signup: "invite",
    factors: { passkeys: true },
    magicLink: true,
    ...options,
    providers: {
      oidc: {
        clientId: "site",
        clientSecret: "secreto",
        url: house.url,
        label: "Cuenta del diario",
        emailDomains: ["diario.example"],
      },
      ...options.providers,
    },
  });
}

afterEach(async () => {
  await service.close();
  await house.close();
});

/** The administrator, excepted from the directory, at their screens. */
async function acting() {
  const bearer = await service.administrator(JEFA);
  return { ...CALLER, ...actingBy(bearer), bearer };
}

/** The domain requires the directory; the administrator is excepted. */
async function requireDirectory(opensAccounts = true) {
  const jefa = await acting();
  const { directory } = service.identity.operations;
  await directory.except(JEFA, jefa);
  await directory.require({ domain: "diario.example", provider: "oidc", opensAccounts }, jefa);
  return jefa;
}

const whoIs = (bearer: string) => service.call("GET", "/user", { bearer });
const tokensOf = async (signingIn: ReturnType<ReturnType<typeof openBrowser>["signIn"]>) => fragmentOf(await signingIn);

async function auditOf(action: string) {
  const answer = await service.call("GET", `/admin/audit?query=action:${action}`, {
    bearer: await service.administrator(JEFA),
  });
  return answer.json<{ payload: { actor_email: string; details?: Record<string, unknown> } }[]>();
}

describe.each(FEATURE_DIALECTS)("the house's directory on $name", (dialect) => {
  beforeEach(() => start(dialect, { signup: "open" }));

  test("published widgets show it by the button that has a label", async () => {
    expect((await service.call("GET", "/settings")).json()).toMatchObject({
      external: { saml: true, google: false },
      external_labels: { oidc: "Cuenta del diario", saml: "Cuenta del diario" },
    });
    const answer = await openBrowser(service).signIn("saml", { referer: `${SITE}/docs` });
    expect(pageOf(answer)).toBe("/docs");
    expect((await whoIs(fragmentOf(answer).access_token ?? "")).json()).toMatchObject({
      email: ANA.email,
      app_metadata: { provider: "oidc" },
    });
  });

  test("it is asked for a state, a nonce and a challenge, and its ID token must repeat the nonce", async () => {
    const url = await openBrowser(service).leave("oidc");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: "site",
      scope: "openid email profile",
      nonce: expect.stringMatching(/^_[\w-]{22}$/),
      code_challenge_method: "S256",
    });
    house.onToken(({ payload }) => {
      if ("nonce" in payload) payload.nonce = "another";
    });
    expect(await tokensOf(openBrowser(service).signIn("oidc"))).toMatchObject({ error: "server_error" });
  });

  test.each([
    { name: "of its own domain that it says nothing of", person: { ...ANA }, isIn: true },
    { name: "of its own domain that it calls unverified", person: { ...ANA, email_verified: false }, isIn: false },
    { name: "of another domain", person: { ...ANA, email: "ana@otro.example" }, isIn: false },
    {
      name: "of another domain, verified",
      person: { ...ANA, email: "ana@otro.example", email_verified: true },
      isIn: true,
    },
    {
      name: "called verified by a text",
      person: { ...ANA, email: "a@otro.example", email_verified: "true" },
      isIn: false,
    },
  ])("an address $name: in, $isIn", async ({ person, isIn }) => {
    house.person = person;
    expect("access_token" in (await tokensOf(openBrowser(service).signIn("oidc")))).toBe(isIn);
  });
});

describe.each(FEATURE_DIALECTS)("a house with two directories by OpenID Connect, on $name", (dialect) => {
  let other: OpenIdServer;
  const LEO = { sub: "u-1", email: "leo@otra.example", name: "Leo", sid: "s-1" };
  beforeEach(async () => {
    other = await startOpenIdServer(LEO);
    await start(dialect, {
      signup: "open",
      providers: {
        oidc2: {
          ...{ clientId: "site", clientSecret: "secreto", url: other.url, label: "La otra casa" },
          emailDomains: ["otra.example"],
        },
      },
    });
  });
  afterEach(() => other.close());

  test("each has its button and its label, and both lead to their own people", async () => {
    expect((await service.call("GET", "/settings")).json()).toMatchObject({
      external: { saml: true, oidc2: true },
      external_labels: { saml: "Cuenta del diario", oidc: "Cuenta del diario", oidc2: "La otra casa" },
    });
    const shown = async (name: string) => {
      const { access_token = "" } = await tokensOf(openBrowser(service).signIn(name));
      return (await whoIs(access_token)).json();
    };
    expect(await shown("saml")).toMatchObject({ email: ANA.email, app_metadata: { provider: "oidc" } });
    expect(await shown("oidc2")).toMatchObject({ email: LEO.email, app_metadata: { provider: "oidc2" } });
  });

  test("the one that a domain requires is the only way in for its people", async () => {
    const jefa = await acting();
    await service.identity.operations.directory.require(
      { domain: "otra.example", provider: "oidc2", opensAccounts: true },
      jefa,
    );
    expect(await tokensOf(openBrowser(service).signIn("oidc2"))).toHaveProperty("access_token");
    house.person = { ...ANA, email: LEO.email, email_verified: true };
    expect(await tokensOf(openBrowser(service).signIn("oidc"))).toMatchObject({ error: "access_denied" });
  });

  test("a sign-out that one tells of ends what it opened, and nothing of the other's", async () => {
    const enter = async (name: string) => (await tokensOf(openBrowser(service).signIn(name))).access_token ?? "";
    const [ana, leo] = [await enter("oidc"), await enter("oidc2")];
    const iat = Math.floor(service.clock.now() / 1000);
    const logout_token = await other.signOutToken({
      ...{ aud: "site", sub: LEO.sub, jti: "j-1", iat, nbf: iat, exp: iat + 120 },
      events: { "http://schemas.openid.net/event/backchannel-logout": {} },
    });
    const told = await service.call("POST", "/oidc/logout", { form: { logout_token } });
    expect(told.statusCode, told.body).toBe(200);
    expect([(await whoIs(ana)).statusCode, (await whoIs(leo)).statusCode]).toEqual([200, 401]);
  });
});

describe.each(FEATURE_DIALECTS)("who has left, on $name", (dialect) => {
  beforeEach(() => start(dialect, { signup: "open" }));

  async function enter() {
    const browser = openBrowser(service);
    const tokens = await tokensOf(browser.signIn("oidc"));
    return { bearer: tokens.access_token ?? "", refreshToken: tokens.refresh_token ?? "", cookie: browser.cookie() };
  }
  const isIn = async ({ bearer, cookie }: { bearer: string; cookie: string }) => [
    (await whoIs(bearer)).statusCode === 200,
    (await service.identity.readSession(cookie)) !== null,
  ];

  test("is asked about again without being seen, and stays as long as the directory vouches", async () => {
    const ana = await enter();
    for (let halfHour = 0; halfHour < 4; halfHour += 1) {
      service.clock.advance(30 * MINUTE_MS);
      await service.identity.lookAtDirectory();
      const form = { grant_type: "refresh_token", refresh_token: ana.refreshToken };
      const renewed = await service.call("POST", "/token", { form });
      expect(renewed.statusCode, renewed.body).toBe(200);
      ana.refreshToken = renewed.json<Tokens>().refresh_token;
      ana.bearer = renewed.json<Tokens>().access_token;
      expect(await isIn(ana)).toEqual([true, true]);
    }
    expect(house.asked.token).toBe(5);
  });

  test("is out at the next question: API, gate, events and renewal", async () => {
    const ana = await enter();
    const told: (string | null)[] = [];
    service.identity.onSessionsChanged((userId) => told.push(userId));
    house.state = "gone";
    service.clock.advance(30 * MINUTE_MS);
    expect(await isIn(ana)).toEqual([true, true]);
    const { id } = (await whoIs(ana.bearer)).json<{ id: string }>();
    await service.identity.lookAtDirectory();
    expect(await isIn(ana)).toEqual([false, false]);
    expect(told).toContain(id);
    const form = { grant_type: "refresh_token", refresh_token: ana.refreshToken };
    expect((await service.call("POST", "/token", { form })).statusCode).toBe(400);
    expect(await auditOf("directory_session_ended")).toEqual([
      expect.objectContaining({
        payload: expect.objectContaining({
          actor_email: ANA.email,
          details: { provider: "oidc", reason: "refused" },
        }),
      }),
    ]);
  });

  test("takes the keys of their programs along at that question, until the directory vouches for them again", async () => {
    const { bearer } = await enter();
    const caller = { ...actingBy(bearer), address: "192.0.2.7", userAgent: "tests" };
    const wanted = { name: "Mi script", scopes: ["series:read" as const], days: 30 };
    const { secret } = await service.identity.operations.programs.makeOwn(wanted, caller);
    house.state = "gone";
    service.clock.advance(30 * MINUTE_MS);
    expect(await service.identity.readProgram(secret)).not.toBeNull();
    await service.identity.lookAtDirectory();
    expect(await service.identity.readProgram(secret)).toBeNull();
    // A token of the directory that is spent looks like somebody who left: who comes in again has their scripts going on.
    house.state = "in";
    const again = await enter();
    expect(await service.identity.readProgram(secret)).not.toBeNull();
    const { userId } = actingBy(again.bearer);
    expect((await service.identity.operations.programs.own(userId)).keys).toMatchObject([{ isHeld: false }]);
  });

  test("has keys that another way in does not set free", async () => {
    const { bearer } = await enter();
    const caller = { ...actingBy(bearer), address: "192.0.2.7", userAgent: "tests" };
    const { programs } = service.identity.operations;
    const { secret } = await programs.makeOwn({ name: "Mi script", scopes: ["series:read"], days: 30 }, caller);
    house.state = "gone";
    service.clock.advance(30 * MINUTE_MS);
    await service.identity.lookAtDirectory();
    expect((await programs.own(caller.userId)).keys).toMatchObject([{ isHeld: true }]);
    await service.call("POST", "/magiclink", { json: { email: ANA.email } });
    await service.settled();
    const { token } = await service.mail(ANA.email, "Tu enlace para entrar");
    expect((await service.call("POST", "/verify", { json: { type: "magiclink", token } })).statusCode).toBe(200);
    expect(await service.identity.readProgram(secret)).toBeNull();
  });

  test("is out after an hour by itself when the directory says nothing, and events are told", async () => {
    const ana = await enter();
    const told: (string | null)[] = [];
    service.identity.onSessionsChanged((userId) => told.push(userId));
    house.state = "down";
    service.clock.advance(59 * MINUTE_MS);
    await service.identity.lookAtDirectory();
    expect(await isIn(ana)).toEqual([true, true]);
    told.length = 0;
    service.clock.advance(MINUTE_MS);
    // Nothing looked: the proof ends by its time, in memory too.
    expect(await isIn(ana)).toEqual([false, false]);
    await service.identity.lookAtDirectory();
    expect(told.length).toBeGreaterThan(0);
    house.state = "in";
    service.clock.advance(5 * MINUTE_MS);
    await service.identity.lookAtDirectory();
    expect(await isIn(ana)).toEqual([false, true]);
  });

  test("an answer about somebody else ends the session", async () => {
    const ana = await enter();
    house.person = { ...ANA, sub: "u-2" };
    service.clock.advance(30 * MINUTE_MS);
    await service.identity.lookAtDirectory();
    expect(await isIn(ana)).toEqual([false, false]);
  });

  test("is out at once by an administrator, who asks now or ends the sessions", async () => {
    const [first, jefa] = [await enter(), await acting()];
    house.state = "gone";
    expect(await service.identity.operations.directory.askNow(jefa)).toEqual({ kept: 0, ended: 1, unanswered: 0 });
    expect(await isIn(first)).toEqual([false, false]);
    house.state = "in";
    const second = await enter();
    const { id } = (await whoIs(second.bearer)).json<{ id: string }>();
    await service.call("DELETE", `/admin/users/${id}/sessions`, { bearer: jefa.bearer });
    expect(await isIn(second)).toEqual([false, false]);
  });

  test("two looks at the same moment ask once", async () => {
    await enter();
    service.clock.advance(30 * MINUTE_MS);
    await Promise.all([service.identity.lookAtDirectory(), service.identity.lookAtDirectory()]);
    expect(house.asked.token).toBe(2);
  });

  test("the directory's token is in the database, and nobody reads it there", async () => {
    const ana = await enter();
    const { rows } = await sql<{ sealed_token: string }>`select sealed_token from identity_directory_sessions`.execute(
      service.database.kysely,
    );
    const [sealed = ""] = rows.map(({ sealed_token }) => Buffer.from(sealed_token, "base64url").toString("latin1"));
    expect(sealed).not.toBe("");
    // The double gives names of 36 characters with hyphens.
    expect(sealed).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
    await sql`update identity_directory_sessions set subject = 'u-9'`.execute(service.database.kysely);
    service.clock.advance(30 * MINUTE_MS);
    await service.identity.lookAtDirectory();
    expect(await isIn(ana)).toEqual([false, false]);
    expect(house.asked.token).toBe(1);
  });

  describe("a sign-out behind the person's back", () => {
    const EVENT = { "http://schemas.openid.net/event/backchannel-logout": {} };
    const tell = async (claims: Readonly<Record<string, unknown>>) => {
      const iat = Math.floor(service.clock.now() / 1000);
      const { name: _name, email: _email, groups: _groups, ...about } = ANA;
      const token = await house.signOutToken({
        ...about,
        aud: "site",
        iat,
        nbf: iat,
        exp: iat + 120,
        jti: "j",
        events: EVENT,
        ...claims,
      });
      return service.call("POST", "/oidc/logout", { form: { logout_token: token } });
    };

    test("ends the session that it names, and no other", async () => {
      const one = await enter();
      house.person = { ...ANA, sid: "s-2" };
      const two = await enter();
      const answer = await tell({ sid: "s-1" });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await isIn(one)).toEqual([false, false]);
      expect(await isIn(two)).toEqual([true, true]);
      expect((await tell({ sid: undefined })).statusCode).toBe(200);
      expect(await isIn(two)).toEqual([false, false]);
    });

    test("that comes again ends nothing that was opened since", async () => {
      const iat = Math.floor(service.clock.now() / 1000);
      expect((await tell({ iat })).statusCode).toBe(200);
      service.clock.advance(90_000);
      const ana = await enter();
      expect((await tell({ iat, nbf: iat })).statusCode).toBe(200);
      expect(await isIn(ana)).toEqual([true, true]);
    });

    test.each([
      { name: "with a nonce, as an ID token has one", claims: { nonce: "n" } },
      { name: "without the event", claims: { events: {} } },
      { name: "for another client", claims: { aud: "other" } },
      { name: "of another issuer", claims: { iss: "https://other.example" } },
      { name: "that is too old", claims: { iat: 1, nbf: 1 } },
      { name: "without anybody", claims: { sub: undefined, sid: undefined } },
      { name: "without a name of its own", claims: { jti: undefined } },
    ])("$name is refused", async ({ claims }) => {
      const ana = await enter();
      expect((await tell(claims)).statusCode).toBe(400);
      expect(await isIn(ana)).toEqual([true, true]);
    });

    test("signed by a stranger is refused", async () => {
      const ana = await enter();
      const stranger = await startOpenIdServer(ANA);
      const forged = await stranger.signOutToken({
        iss: house.url,
        aud: "site",
        jti: "j",
        events: EVENT,
        sub: ANA.sub,
      });
      // The doubles share a key: another signature is enough.
      const logout_token = `${forged.slice(0, -6)}AAAAAA`;
      expect((await service.call("POST", "/oidc/logout", { form: { logout_token } })).statusCode).toBe(400);
      expect(await isIn(ana)).toEqual([true, true]);
      await stranger.close();
    });
  });
});

/** Every call that answers with tokens, and those that lead a browser to them; each has a test below. */
const WAYS_IN = OPERATIONS.filter(
  ({ call, answers }) =>
    (typeof answers.body === "object" && answers.body !== null && "shape" in answers.body && hasTokens(answers.body)) ||
    ["GET /callback", "POST /saml/acs"].includes(call),
).map(({ call }) => call);

function hasTokens(schema: object): boolean {
  return (
    "shape" in schema && typeof schema.shape === "object" && schema.shape !== null && "access_token" in schema.shape
  );
}

describe.each(FEATURE_DIALECTS)("a domain that requires the directory, on $name", (dialect) => {
  beforeEach(() => start(dialect));

  test("every way in is known here: a new one needs a line of its own", () => {
    expect(WAYS_IN.sort()).toEqual([
      "GET /callback",
      "POST /passkeys/enrolment/verify",
      "POST /passkeys/verify",
      "POST /reauthenticate",
      "POST /saml/acs",
      "POST /token",
      "POST /verify",
    ]);
  });

  test("the password is off: told only after the right one, and to nobody who guesses", async () => {
    await service.person(ANA.email);
    await requireDirectory();
    const form = { grant_type: "password", username: ANA.email };
    const right = await service.call("POST", "/token", { form: { ...form, password: PASSWORD } });
    expect([right.statusCode, right.json()]).toEqual([
      403,
      { code: 403, msg: "This address signs in with its organisation" },
    ]);
    const wrong = await service.call("POST", "/token", { form: { ...form, password: "equivocada" } });
    expect(wrong.json()).toMatchObject({ error: "invalid_grant" });
    expect((await service.call("GET", "/settings")).json()).toMatchObject({
      required_providers: { "diario.example": "oidc" },
    });
  });

  test("sessions that came another way end at once, and their tokens are not renewed", async () => {
    const { access_token: bearer, refresh_token } = await service.person(ANA.email);
    const answer = await service.call("POST", "/token", {
      form: { grant_type: "password", username: ANA.email, password: PASSWORD },
      headers: SAME_ORIGIN,
    });
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    expect(await service.identity.readSession(cookie)).not.toBeNull();
    await requireDirectory();
    expect(await service.identity.readSession(cookie)).toBeNull();
    expect((await whoIs(bearer)).statusCode).toBe(401);
    const form = { grant_type: "refresh_token", refresh_token };
    expect((await service.call("POST", "/token", { form })).statusCode).toBe(400);
  });

  test("a key made in a session that came another way opens nothing; one of the directory's goes on", async () => {
    const { programs } = service.identity.operations;
    const wanted = { name: "Mi script", scopes: ["series:read" as const], days: 30 };
    const from = { address: "192.0.2.7", userAgent: "tests" };
    const { access_token } = await service.person(ANA.email);
    const { secret: former } = await programs.makeOwn(wanted, { ...actingBy(access_token), ...from });
    expect(await service.identity.readProgram(former)).not.toBeNull();
    await requireDirectory();
    expect(await service.identity.readProgram(former)).toBeNull();
    const tokens = await tokensOf(openBrowser(service).signIn("oidc"));
    const { secret } = await programs.makeOwn(wanted, { ...actingBy(tokens.access_token ?? ""), ...from });
    expect(await service.identity.readProgram(secret)).not.toBeNull();
  });

  test("links are off: none is sent, and those on their way open nothing", async () => {
    await service.person(ANA.email);
    await service.call("POST", "/magiclink", { json: { email: ANA.email } });
    await service.call("POST", "/recover", { json: { email: ANA.email } });
    await service.settled();
    const magic = (await service.mail(ANA.email, "Tu enlace para entrar")).token;
    const recovery = (await service.mail(ANA.email, "Elige una contraseña nueva")).token;
    const jefa = await requireDirectory();
    for (const [type, token] of [
      ["magiclink", magic],
      ["recovery", recovery],
    ]) {
      const json = { type, token, ...(type === "recovery" ? { password: "otra-caballo-pila" } : {}) };
      expect((await service.call("POST", "/verify", { json })).statusCode, type).toBe(403);
    }
    const before = (await service.mails()).length;
    expect((await service.call("POST", "/magiclink", { json: { email: ANA.email } })).statusCode).toBe(200);
    expect((await service.call("POST", "/recover", { json: { email: ANA.email } })).statusCode).toBe(200);
    await service.settled();
    expect(await service.mails()).toHaveLength(before);
    const people = (await service.call("GET", "/admin/users?filter=ana", { bearer: jefa.bearer })).json();
    const path = `/admin/users/${people.users[0].id}/recovery`;
    expect((await service.call("POST", path, { bearer: jefa.bearer })).statusCode).toBe(403);
  });

  test("nor do an invitation by password, a sign-up, or another service", async () => {
    const jefa = await requireDirectory();
    await service.call("POST", "/invite", { json: { email: ANA.email }, bearer: jefa.bearer });
    const { token } = await service.mail(ANA.email, "Jefa te invita a site.example");
    const json = { type: "signup", token, password: PASSWORD };
    expect((await service.call("POST", "/verify", { json })).statusCode).toBe(403);
    // The same invitation serves by the directory.
    const tokens = await tokensOf(openBrowser(service).signIn("oidc", { inviteToken: token }));
    expect(tokens).toHaveProperty("access_token");
  });

  test("the directory opens the account, at once where the domain says so, else with an invitation", async () => {
    await requireDirectory(false);
    expect(await tokensOf(openBrowser(service).signIn("oidc"))).toMatchObject({ error: "access_denied" });
    const jefa = await acting();
    const { directory } = service.identity.operations;
    await directory.require({ domain: "diario.example", provider: "oidc", opensAccounts: true }, jefa);
    const { access_token = "" } = await tokensOf(openBrowser(service).signIn("oidc"));
    expect((await whoIs(access_token)).json()).toMatchObject({ email: ANA.email, role: "" });
    // A password or another address would be a way out.
    for (const json of [{ password: "otra-caballo-pila" }, { email: "ana@otro.example" }]) {
      expect((await service.call("PUT", "/user", { json, bearer: access_token })).statusCode).toBe(403);
    }
  });

  test("the excepted account gets in with its password, and the audit says each time", async () => {
    await requireDirectory();
    await service.signIn(JEFA);
    expect((await auditOf("break_glass_used")).map(({ payload }) => payload.actor_email)).toEqual([JEFA]);
    expect(await auditOf("break_glass_set")).toHaveLength(1);
    expect((await auditOf("provider_required"))[0]?.payload.details).toMatchObject({ domain: "diario.example" });
  });

  test("somebody who administers must be left who gets in without it", async () => {
    const jefa = await acting();
    const { directory } = service.identity.operations;
    const asked = directory.require({ domain: "diario.example", provider: "oidc", opensAccounts: true }, jefa);
    await expect(asked).rejects.toMatchObject({ code: "LAST_DOOR" });
    expect((await directory.view()).requirements).toEqual([]);
    await requireDirectory();
    await expect(directory.bind(jefa.userId, jefa)).rejects.toMatchObject({ code: "LAST_DOOR" });
    await service.signIn(JEFA);
    await directory.release("diario.example", jefa);
    await directory.bind(jefa.userId, jefa);
    expect((await directory.view()).breakGlass).toEqual([]);
  });

  test("a directory that is off cannot be required", async () => {
    const jefa = await acting();
    const wish = { domain: "otro.example", provider: "saml", opensAccounts: false } as const;
    await expect(service.identity.operations.directory.require(wish, jefa)).rejects.toMatchObject({
      code: "DIRECTORY_OFF",
    });
  });
});

describe.each(ONE_DIALECT)("another service than the one that is required, on $name", (dialect) => {
  test("opens nothing, though it verified the address", async () => {
    const google = await startOpenIdServer({ sub: "g-1", email: ANA.email, email_verified: true });
    await start(dialect, {
      signup: "open",
      providers: { google: { clientId: "site", clientSecret: "secreto", url: google.url } },
    });
    await requireDirectory();
    const json = { email: ANA.email, password: PASSWORD };
    expect((await service.call("POST", "/signup", { json })).statusCode).toBe(403);
    expect(await tokensOf(openBrowser(service).signIn("google"))).toMatchObject({
      error: "access_denied",
      error_description: "This address signs in with its organisation",
    });
    expect(await tokensOf(openBrowser(service).signIn("oidc"))).toHaveProperty("access_token");
    expect(await tokensOf(openBrowser(service).signIn("google"))).toMatchObject({ error: "access_denied" });
    await google.close();
  });
});

describe.each(FEATURE_DIALECTS)("groups of the directory, on $name", (dialect) => {
  beforeEach(() => start(dialect, { signup: "open" }));

  const groupsNow = async () => {
    const { groups } = await service.identity.operations.groups.view();
    return groups.flatMap(({ name, people }) => people.map(({ email }) => `${email} in ${name}`)).sort();
  };

  test("stand for ours by the table, from the sign-in on, and end with the directory's word", async () => {
    const jefa = await acting();
    const { directory, groups } = service.identity.operations;
    await groups.make({ name: "sucesos", purpose: "Sucesos" }, jefa);
    await groups.make({ name: "noche", purpose: "Noche" }, jefa);
    await groups.join("noche", JEFA, jefa);
    await directory.linkGroup({ provider: "oidc", directoryGroup: "g-sucesos", group: "sucesos" }, jefa);
    const browser = openBrowser(service);
    await browser.signIn("oidc");
    expect(await groupsNow()).toEqual([`${ANA.email} in sucesos`, `${JEFA} in noche`]);
    expect(await service.identity.readSession(browser.cookie())).toMatchObject({ groups: ["sucesos"] });

    // A new line holds at once for who is there.
    const { groups: lines } = await directory.linkGroup(
      { provider: "oidc", directoryGroup: "g-sucesos", group: "noche" },
      jefa,
    );
    expect(await groupsNow()).toEqual([`${ANA.email} in noche`, `${ANA.email} in sucesos`, `${JEFA} in noche`]);
    await directory.unlinkGroup(lines.find(({ group }) => group === "noche")?.id ?? "", jefa);
    expect(await groupsNow()).toEqual([`${ANA.email} in sucesos`, `${JEFA} in noche`]);

    house.person = { ...ANA, groups: [] };
    service.clock.advance(30 * MINUTE_MS);
    await service.identity.lookAtDirectory();
    expect(await groupsNow()).toEqual([`${JEFA} in noche`]);
    expect(await service.identity.readSession(browser.cookie())).toMatchObject({ groups: [] });
  });

  test("whom an administrator put in by hand stays when the directory says it no more", async () => {
    const jefa = await acting();
    const { directory, groups } = service.identity.operations;
    await groups.make({ name: "sucesos", purpose: "Sucesos" }, jefa);
    await directory.linkGroup({ provider: "oidc", directoryGroup: "g-sucesos", group: "sucesos" }, jefa);
    await openBrowser(service).signIn("oidc");
    await groups.join("sucesos", ANA.email, jefa);
    house.person = { ...ANA, groups: [] };
    await openBrowser(service).signIn("oidc");
    expect(await groupsNow()).toEqual([`${ANA.email} in sucesos`]);
  });

  test("groups that are too many for a token change nothing", async () => {
    const jefa = await acting();
    const { directory, groups } = service.identity.operations;
    await groups.make({ name: "sucesos", purpose: "Sucesos" }, jefa);
    await directory.linkGroup({ provider: "oidc", directoryGroup: "g-sucesos", group: "sucesos" }, jefa);
    await openBrowser(service).signIn("oidc");
    house.onToken(({ payload }) => {
      delete payload.groups;
      payload._claim_names = { groups: "src1" };
    });
    await openBrowser(service).signIn("oidc");
    expect(await groupsNow()).toEqual([`${ANA.email} in sucesos`]);
  });
});
