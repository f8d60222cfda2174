import { DIALECTS } from "@nv/test-kit";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { IdentityTables } from "../src/schema/tables.ts";
import {
  INVITED,
  PASSWORD,
  PREFIX,
  SAME_ORIGIN,
  SITE,
  startTestIdentity,
  type TestIdentity,
  type Tokens,
} from "./test-identity.ts";

const ANA = "ana@diario.example";
const CONFIRM = "Confirma tu correo";
const HOUR_MS = 3_600_000;

describe.each(DIALECTS)("accounts on $name", (dialect) => {
  let service: TestIdentity;
  beforeEach(async () => {
    service = await startTestIdentity(dialect);
  });
  afterEach(() => service.close());

  const signup = (email: string, password: string, headers: Record<string, string> = {}) =>
    service.call("POST", "/signup", { json: { email, password, data: { full_name: "Ana", nothing: null } }, headers });
  const verify = (json: object, headers: Record<string, string> = {}) =>
    service.call("POST", "/verify", { json, headers });
  const tokenCall = (username: string, password: string) =>
    service.call("POST", "/token", { form: { grant_type: "password", username, password } });
  const cookiesOf = (answer: { cookies: { name: string; value: string }[] }) =>
    answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");

  test("sign up, confirm by the mail, sign in with the password", async () => {
    const created = await signup("Ana@Diario.example", PASSWORD);
    expect(created.statusCode).toBe(200);
    expect(created.json()).toMatchObject({
      email: "Ana@Diario.example",
      aud: SITE,
      app_metadata: { provider: "email" },
      user_metadata: { full_name: "Ana" },
    });
    expect(created.json()).not.toHaveProperty("confirmed_at");
    const early = await tokenCall(ANA, PASSWORD);
    expect(early.json()).toEqual({ error: "invalid_grant", error_description: "Email not confirmed" });
    expect((await tokenCall(ANA, "otra-cosa-larga")).json()).toMatchObject({
      error_description: "No user found with that email, or password invalid.",
    });

    const mail = await service.mail("Ana@Diario.example", CONFIRM);
    expect(mail.text).toContain(`${SITE}/#confirmation_token=${mail.token}`);
    expect((await verify({ type: "signup", token: mail.token })).statusCode).toBe(200);
    expect((await tokenCall("ANA@diario.EXAMPLE", PASSWORD)).statusCode).toBe(200);
    const again = await verify({ type: "signup", token: mail.token });
    expect([again.statusCode, again.json()]).toEqual([404, { code: 404, msg: "User not found" }]);
  });

  test.each(["\uff41na@diario.example", "a\u200bna@diario.example", "\u202eana@diario.example"])(
    "no way makes a second account for the mailbox of another: %j",
    async (alike) => {
      const { access_token } = await service.person(ANA);
      const bearer = await service.administrator();
      const list = async () => (await service.call("GET", "/admin/users", { bearer })).json().users.length;
      const [before, me] = [await list(), (await service.call("GET", "/user", { bearer: access_token })).json()];
      const answers = [
        await signup(alike, PASSWORD),
        await service.call("POST", "/invite", { json: { email: alike }, bearer }),
        await service.call("POST", "/admin/users", { json: { email: alike, password: PASSWORD }, bearer }),
        await service.call("PUT", "/user", { json: { email: alike }, bearer: access_token }),
        await service.call("PUT", `/admin/users/${me.id}`, { json: { email: alike }, bearer }),
      ];
      const refused = [422, "Unable to validate email address: invalid format"];
      expect(answers.map((answer) => [answer.statusCode, answer.json().msg])).toEqual(Array(5).fill(refused));
      expect(await list()).toBe(before);
    },
  );

  test("who has such an address from before goes on: signs in, recovers, changes, and is edited", async () => {
    const former = "\uff41na@diario.example";
    await service.person(ANA);
    await service.database.kysely
      .$extendTables<IdentityTables>()
      .updateTable("identity_users")
      .set({ email: former, email_key: former })
      .where("email_key", "=", ANA)
      .execute();
    const { access_token } = await service.signIn(former);
    const json = { email: former, data: { full_name: "Ana" } };
    const changed = await service.call("PUT", "/user", { json, bearer: access_token });
    expect([changed.statusCode, changed.json().user_metadata]).toEqual([200, { full_name: "Ana" }]);
    const edit = { email: former, role: "editor" };
    const bearer = await service.administrator();
    const edited = await service.call("PUT", `/admin/users/${changed.json().id}`, { json: edit, bearer });
    expect([edited.statusCode, edited.json().role]).toEqual([200, "editor"]);
    await service.call("POST", "/recover", { json: { email: former } });
    await service.settled();
    const { rows } = await sql`select id from identity_mails where recipient = ${former}`.execute(
      service.database.kysely,
    );
    expect(rows).toHaveLength(1);
  });

  test("a confirmation link is refused after 24 hours, a recovery link too", async () => {
    await signup(ANA, PASSWORD);
    await service.call("POST", "/recover", { json: { email: ANA } });
    const confirmation = await service.mail(ANA, CONFIRM);
    const recovery = await service.mail(ANA, "Elige una contraseña nueva");
    service.clock.advance(24 * HOUR_MS);
    const late = await verify({ type: "signup", token: confirmation.token });
    expect([late.statusCode, late.json().msg]).toEqual([422, "Confirmation token expired"]);
    const later = await verify({ type: "recovery", token: recovery.token });
    expect([later.statusCode, later.json().msg]).toEqual([422, "Recovery token expired"]);
  });

  test("signing up a taken address answers like a new one, and only its owner is told", async () => {
    await service.person(ANA);
    const taken = await signup(ANA, "contraseña-del-atacante");
    const fresh = await signup("bea@diario.example", PASSWORD);
    expect(taken.statusCode).toBe(200);
    expect(Object.keys(taken.json())).toEqual(Object.keys(fresh.json()));
    await service.mail(ANA, "Ya tienes una cuenta");
    expect((await tokenCall(ANA, "contraseña-del-atacante")).statusCode).toBe(400);
    expect((await tokenCall(ANA, PASSWORD)).statusCode).toBe(200);
  });

  test("whoever signed an address up before its owner does not get in when the owner confirms", async () => {
    await signup(ANA, "contraseña-del-atacante");
    await service.mail(ANA, CONFIRM);
    const own = await signup(ANA, PASSWORD, SAME_ORIGIN);
    const mails = await service.mail(ANA, CONFIRM, 2);
    const ours = (await service.mails()).filter(({ subject }) => subject === CONFIRM);
    expect(ours).toHaveLength(2);
    // The owner's browser follows both links; only the one that its own sign-up asked for needs no password.
    const headers = { ...SAME_ORIGIN, cookie: cookiesOf(own) };
    const answers = [];
    for (const { token } of ours) answers.push((await verify({ type: "signup", token }, headers)).statusCode);
    expect(answers).toContain(200);
    expect((await tokenCall(ANA, "contraseña-del-atacante")).statusCode).toBe(400);
    expect((await tokenCall(ANA, PASSWORD)).statusCode).toBe(200);
    expect(mails.token).not.toBe("");
  });

  test("a browser that did not sign up chooses the password when it confirms", async () => {
    await signup(ANA, "contraseña-del-atacante");
    const { token } = await service.mail(ANA, CONFIRM);
    const refused = await verify({ type: "signup", token }, SAME_ORIGIN);
    expect([refused.statusCode, refused.json().msg]).toEqual([422, "Invited users must specify a password"]);
    expect((await verify({ type: "signup", token, password: PASSWORD }, SAME_ORIGIN)).statusCode).toBe(200);
    expect((await tokenCall(ANA, "contraseña-del-atacante")).statusCode).toBe(400);
    expect((await tokenCall(ANA, PASSWORD)).statusCode).toBe(200);
  });

  test.each([
    { name: "a confirmation", subject: CONFIRM },
    { name: "an invitation", subject: INVITED },
  ])("the link of $name sets no password on an account that was confirmed otherwise", async ({ subject }) => {
    const bearer = await service.administrator();
    if (subject === CONFIRM) await service.call("POST", "/signup", { json: { email: ANA, password: PASSWORD } });
    else await service.call("POST", "/invite", { json: { email: ANA }, bearer });
    const { token } = await service.mail(ANA, subject);
    const { users } = (await service.call("GET", "/admin/users?filter=ana", { bearer })).json<{
      users: { id: string }[];
    }>();
    const byAdmin = (json: object) => service.call("PUT", `/admin/users/${users[0]?.id}`, { json, bearer });
    expect((await byAdmin({ confirm: true })).statusCode).toBe(200);
    const late = await verify({ type: "signup", token, password: "otra-caballo-pila" });
    expect([late.statusCode, late.json().msg]).toEqual([404, "User not found"]);
    const form = { grant_type: "password", username: ANA, password: "otra-caballo-pila" };
    expect((await service.call("POST", "/token", { form })).statusCode).toBe(400);
  });

  test("a recovery confirms the address and drops the password that waited", async () => {
    await signup(ANA, "contraseña-del-atacante");
    expect((await service.call("POST", "/recover", { json: { email: ANA } })).json()).toEqual({});
    const { token } = await service.mail(ANA, "Elige una contraseña nueva");
    const session = (await verify({ type: "recovery", token })).json<Tokens>();
    expect((await tokenCall(ANA, "contraseña-del-atacante")).statusCode).toBe(400);
    const confirmation = await service.mail(ANA, CONFIRM);
    expect((await verify({ type: "signup", token: confirmation.token })).statusCode).toBe(404);
    service.clock.advance(HOUR_MS - 1);
    const refreshed = await service.call("POST", "/token", {
      form: { grant_type: "refresh_token", refresh_token: session.refresh_token },
    });
    const bearer = refreshed.json<Tokens>().access_token;
    const set = await service.call("PUT", "/user", { json: { password: PASSWORD }, bearer });
    expect(set.statusCode).toBe(200);
    expect((await tokenCall(ANA, PASSWORD)).statusCode).toBe(200);
  });

  test("recover answers the same for an unknown address, and creates nothing", async () => {
    const answer = await service.call("POST", "/recover", { json: { email: "nadie@diario.example" } });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    await service.settled();
    expect(await service.mails()).toEqual([]);
  });

  test("changing the password ends the other sessions and tells the owner", async () => {
    const first = await service.person(ANA);
    const second = await service.signIn(ANA);
    const changed = await service.call("PUT", "/user", {
      json: { password: "otra-bien-distinta" },
      bearer: second.access_token,
    });
    expect(changed.statusCode).toBe(200);
    expect((await service.call("GET", "/user", { bearer: first.access_token })).statusCode).toBe(401);
    expect((await service.call("GET", "/user", { bearer: second.access_token })).statusCode).toBe(200);
    await service.mail(ANA, "Tu contraseña ha cambiado");
  });

  test("an hour after the sign-in the password asks for the present one", async () => {
    await service.person(ANA);
    service.clock.advance(HOUR_MS - 10_000);
    const { access_token: bearer } = await service.signIn(ANA);
    service.clock.advance(HOUR_MS - 1_000);
    const put = (json: object) => service.call("PUT", "/user", { json, bearer });
    expect((await put({ data: { name: "Ana" } })).statusCode).toBe(200);
    service.clock.advance(999);
    expect((await put({ password: "otra-bien-distinta" })).statusCode).toBe(200);
    const late = await service.signIn(ANA, "otra-bien-distinta");
    service.clock.advance(HOUR_MS - 1);
    const session = await service.call("POST", "/token", {
      form: { grant_type: "refresh_token", refresh_token: late.refresh_token },
    });
    service.clock.advance(1);
    const fresh = session.json<Tokens>().access_token;
    const refused = await service.call("PUT", "/user", { json: { password: PASSWORD }, bearer: fresh });
    expect([refused.statusCode, refused.json().msg]).toEqual([422, "Current password required"]);
    const json = { password: PASSWORD, current_password: "otra-bien-distinta" };
    expect((await service.call("PUT", "/user", { json, bearer: fresh })).statusCode).toBe(200);
  });

  test("a present password that is sent must be right, though none was needed", async () => {
    const { access_token: bearer } = await service.person(ANA);
    const change = (current_password: string) =>
      service.call("PUT", "/user", { json: { password: "otra-bien-distinta", current_password }, bearer });
    expect((await change("no-es-la-que-tengo")).json()).toEqual({ code: 422, msg: "Current password is wrong" });
    expect((await tokenCall(ANA, PASSWORD)).statusCode).toBe(200);
    expect((await change(PASSWORD)).statusCode).toBe(200);
    expect((await tokenCall(ANA, "otra-bien-distinta")).statusCode).toBe(200);
  });

  test("the password that one has already is no change: nobody is told and no session ends", async () => {
    const elsewhere = await service.person(ANA);
    const { access_token: bearer } = await service.signIn(ANA);
    const answer = await service.call("PUT", "/user", { json: { password: PASSWORD }, bearer });
    expect(answer.json()).toEqual({
      code: 422,
      msg: "New password should be different from the old password",
      error_code: "same_password",
    });
    expect((await service.call("GET", "/user", { bearer: elsewhere.access_token })).statusCode).toBe(200);
  });

  test.each(["?scope=globall", "?scope=", "?scope=local&scope=global"])(
    "a sign-out of %s is refused, and no session ends",
    async (query) => {
      const { access_token: bearer } = await service.person(ANA);
      expect((await service.call("POST", `/logout${query}`, { bearer })).statusCode).toBe(400);
      expect((await service.call("GET", "/user", { bearer })).statusCode).toBe(200);
    },
  );

  test("a new address is confirmed from its own mail, and the former one is told", async () => {
    const { access_token: bearer } = await service.person(ANA);
    const put = (json: object) => service.call("PUT", "/user", { json, bearer });
    await service.call("POST", "/recover", { json: { email: ANA } });
    const recovery = await service.mail(ANA, "Elige una contraseña nueva");

    expect((await put({ email: "nueva@diario.example" })).json()).toMatchObject({
      email: ANA,
      new_email: "nueva@diario.example",
    });
    const { token } = await service.mail("nueva@diario.example", "Confirma tu nuevo correo");
    await service.mail(ANA, "Han pedido cambiar tu correo");
    expect((await put({ email_change_token: "no-es-esto-no-es-esto1" })).json()).toEqual({
      code: 401,
      msg: "Email Change Token didn't match token on file",
    });
    const changed = await put({ email_change_token: token });
    expect(changed.json()).toMatchObject({ email: "nueva@diario.example" });
    expect(changed.json()).not.toHaveProperty("new_email");
    expect((await tokenCall("nueva@diario.example", PASSWORD)).statusCode).toBe(200);
    expect((await tokenCall(ANA, PASSWORD)).statusCode).toBe(400);
    expect((await verify({ type: "recovery", token: recovery.token })).statusCode).toBe(404);
  });

  test("an address taken meanwhile is not given twice", async () => {
    const { access_token: bearer } = await service.person(ANA);
    await service.call("PUT", "/user", { json: { email: "nueva@diario.example" }, bearer });
    const { token } = await service.mail("nueva@diario.example", "Confirma tu nuevo correo");
    await service.person("nueva@diario.example");
    const late = await service.call("PUT", "/user", { json: { email_change_token: token }, bearer });
    expect([late.statusCode, late.json().msg]).toEqual([422, "Email address already registered by another user"]);
    expect((await service.call("GET", "/user", { bearer })).json()).toMatchObject({ email: ANA });
  });

  test("a body with more levels than any of ours is refused before anything is made of it, whoever sends it", async () => {
    const { access_token: bearer } = await service.person(ANA);
    const deep = `${"[".repeat(8000)}${"]".repeat(8000)}`;
    const send = (method: "POST" | "PUT", path: string, payload: string, headers: Record<string, string> = {}) =>
      service.app.inject({
        method,
        url: `${PREFIX}${path}`,
        payload,
        headers: { "content-type": "application/json", ...headers },
      });
    const payload = `{"email":"nueva@diario.example","password":"${PASSWORD}","data":{"a":${deep}}}`;
    const answers = [
      await send("POST", "/signup", payload),
      await send("POST", "/verify", payload),
      await send("PUT", "/user", payload, { authorization: `Bearer ${bearer}` }),
      await send("POST", "/admin/users", payload, { authorization: `Bearer ${await service.administrator()}` }),
      await send("POST", "/token", `username=${ANA}&grant_type=password${"&a=1".repeat(100)}`, {
        "content-type": "application/x-www-form-urlencoded",
      }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: 400, msg: "Request body has too many levels or too many fields" },
      ]);
    }
  });

  test("metadata has a bounded number of keys at all its levels, and who has more from before may still change theirs", async () => {
    const { access_token: bearer } = await service.person(ANA);
    const put = (data: object) => service.call("PUT", "/user", { json: { data }, bearer });
    const keys = (from: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_none, index) => [`k${from + index}`, 1]));
    expect((await put({ inner: keys(0, 50), ...keys(100, 49) })).statusCode).toBe(200);
    const refused = await put({ one: 1 });
    expect([refused.statusCode, refused.json().msg]).toEqual([422, "Metadata must not exceed 100 keys and 32 levels"]);
    const more = JSON.stringify(keys(0, 150));
    const { id } = (await service.call("GET", "/user", { bearer })).json<{ id: string }>();
    const db = service.database.kysely.$extendTables<IdentityTables>();
    await db.updateTable("identity_users").set({ user_metadata: more }).where("id", "=", id).execute();
    expect((await put({ k0: 2 })).statusCode).toBe(200);
    expect((await put({ k200: 2 })).statusCode).toBe(422);
  });

  test("metadata merges key by key, null removes, app_metadata is for administrators", async () => {
    const { access_token: bearer } = await service.person(ANA);
    const put = (json: object) => service.call("PUT", "/user", { json, bearer });
    await put({ data: { a: 1, b: { c: 2 } } });
    expect((await put({ data: { a: null, d: "x" } })).json().user_metadata).toEqual({ b: { c: 2 }, d: "x" });
    const refused = await put({ app_metadata: { roles: ["admin"] } });
    expect([refused.statusCode, refused.json().msg]).toEqual([401, "Updating app_metadata requires admin privileges"]);
    expect((await put({ data: { big: "x".repeat(5000) } })).statusCode).toBe(422);
    const poisoned = await service.call("PUT", "/user", { json: JSON.parse('{"data":{"__proto__":{"x":1}}}'), bearer });
    expect(poisoned.json().user_metadata).toEqual({ b: { c: 2 }, d: "x" });
  });

  test("changes of metadata at the same time are all kept", async () => {
    const { access_token: bearer } = await service.person(ANA);
    const keys = Array.from({ length: 10 }, (_, i) => `k${i}`);
    await Promise.all(keys.map((key) => service.call("PUT", "/user", { json: { data: { [key]: 1 } }, bearer })));
    const user = await service.call("GET", "/user", { bearer });
    expect(Object.keys(user.json().user_metadata).sort()).toEqual(keys);
  });

  test.each([
    { name: "7 characters", password: "a".repeat(7), status: 422 },
    { name: "8 characters", password: "x9-kq7w.", status: 200 },
    { name: "8 code points of two units", password: "🌊".repeat(8), status: 200 },
    { name: "128 characters", password: "a".repeat(128), status: 200 },
    { name: "129 characters", password: "a".repeat(129), status: 422 },
    { name: "none", password: "", status: 422 },
  ])("sign-up with a password of $name -> $status", async ({ password, status }) => {
    expect((await signup(ANA, password)).statusCode).toBe(status);
  });

  test.each([
    "",
    "ana",
    "ana@",
    "@diario.example",
    "a b@diario.example",
    "ana@diario.example\r\nBcc: x@y.z",
    "A <a@b.c>",
  ])("sign-up refuses the address %j", async (email) => {
    expect((await signup(email, PASSWORD)).statusCode).toBe(422);
  });

  test.each([" ", "\t", "   "])("verify refuses the blank token %j", async (token) => {
    const answer = await verify({ type: "signup", token });
    expect([answer.statusCode, answer.json()]).toEqual([422, { code: 422, msg: "Verify requires a token" }]);
  });
});

describe.each(DIALECTS)("sign-up settings on $name", (dialect) => {
  test("only by invitation: sign-up is refused and /settings says so", async () => {
    const service = await startTestIdentity(dialect, { signup: "invite" });
    const answer = await service.call("POST", "/signup", { json: { email: ANA, password: PASSWORD } });
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { code: 403, msg: "Signups not allowed for this instance" },
    ]);
    expect((await service.call("GET", "/settings")).json()).toMatchInlineSnapshot(`
      {
        "autoconfirm": false,
        "disable_signup": true,
        "external": {
          "bitbucket": false,
          "email": true,
          "facebook": false,
          "github": false,
          "gitlab": false,
          "google": false,
          "saml": false,
        },
        "external_labels": {},
        "password_min_length": 8,
      }
    `);
    await service.close();
  });

  test("autoconfirm: the person is in at once, and a second sign-up is told", async () => {
    const service = await startTestIdentity(dialect, { autoconfirm: true });
    const json = { email: ANA, password: PASSWORD };
    const created = await service.call("POST", "/signup", { json });
    expect(created.json()).toHaveProperty("confirmed_at");
    await service.signIn(ANA);
    const again = await service.call("POST", "/signup", { json });
    expect([again.statusCode, again.json().code]).toEqual([400, 400]);
    await service.close();
  });

  test("five sign-ups of one address at the same time make one account", async () => {
    const service = await startTestIdentity(dialect, { autoconfirm: true });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => service.call("POST", "/signup", { json: { email: ANA, password: PASSWORD } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
    await service.close();
  });
});
