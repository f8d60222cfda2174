import { Writable } from "node:stream";
import { ONE_DIALECT } from "@nv/test-kit";
import Fastify from "fastify";
import { decodeProtectedHeader } from "jose";
import { generate } from "otplib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, PREFIX, SAME_ORIGIN, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

const ANA = "ana@diario.example";

/** Requirements of `docs/contracts/asvs.md` that no other test checks. @see https://github.com/OWASP/ASVS/tree/v5.0.0 */
describe.each(ONE_DIALECT)("ASVS 5.0 on $name", (dialect) => {
  const written: string[] = [];
  const keep = (details: object, message: string) => void written.push(`${message} ${JSON.stringify(details)}`);
  let service: TestIdentity;
  beforeEach(async () => {
    written.length = 0;
    const log = { info: keep, warn: keep, error: keep };
    service = await startTestIdentity(dialect, { log, factors: { totp: true, passkeys: true } });
  });
  afterEach(() => service.close());

  const token = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    service.call("POST", "/token", { form, headers });
  const signIn = (password: string) => token({ grant_type: "password", username: ANA, password });

  test.each([
    { name: "in another case", typed: PASSWORD.toUpperCase() },
    { name: "with a space before", typed: ` ${PASSWORD}` },
    { name: "with a space behind", typed: `${PASSWORD} ` },
    { name: "cut by one", typed: PASSWORD.slice(0, -1) },
  ])("6.2.8: the password $name is another password", async ({ typed }) => {
    await service.person(ANA);
    expect((await signIn(typed)).statusCode).toBe(400);
    expect((await signIn(PASSWORD)).statusCode).toBe(200);
  });

  test("6.2.8: spaces at the ends and all 128 characters of a password count", async () => {
    const long = ` ${"ñ".repeat(126)} `;
    await service.person(ANA, long);
    expect((await signIn(long.trim())).statusCode).toBe(400);
    expect((await signIn(long.slice(0, -1))).statusCode).toBe(400);
    expect((await signIn(long)).statusCode).toBe(200);
  });

  test("6.3.2, 13.2.3: a new service has no account and keys of its own", async () => {
    const other = await startTestIdentity(dialect);
    try {
      expect(await other.identity.hasAdministrator()).toBe(false);
      for (const username of ["admin", "root", "admin@localhost", "admin@site.example"]) {
        const form = { grant_type: "password", username, password: "admin" };
        expect((await other.call("POST", "/token", { form })).statusCode).toBe(400);
      }
      const [one, two] = [await service.person(ANA), await other.person(ANA)];
      expect(decodeProtectedHeader(one.access_token).kid).not.toBe(decodeProtectedHeader(two.access_token).kid);
      expect((await other.call("GET", "/user", { bearer: one.access_token })).statusCode).toBe(401);
    } finally {
      await other.close();
    }
  });

  test("6.3.4: every way in that proves one factor stops at the second", async () => {
    const { access_token: bearer } = await service.person(ANA);
    const { secret } = (await service.call("POST", "/factors/totp", { bearer })).json<{ secret: string }>();
    const code = await generate({ secret, epoch: Math.floor(service.clock.now() / 1000) });
    await service.call("POST", "/factors/totp/verify", { json: { code }, bearer });
    await service.call("POST", "/recover", { json: { email: ANA } });
    const recovery = (await service.mail(ANA, "Elige una contraseña nueva")).token;
    const ways = [
      await signIn(PASSWORD),
      await service.call("POST", "/verify", { json: { type: "recovery", token: recovery } }),
    ];
    for (const answer of ways) {
      expect(answer.json()).toMatchObject({ error: "mfa_required" });
      expect(answer.json()).not.toHaveProperty("access_token");
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  test("7.2.4: no session goes on with a token that was there before the sign-in", async () => {
    await service.person(ANA);
    const planted = "A".repeat(22);
    const headers = { ...SAME_ORIGIN, cookie: `__Host-nv_session=${planted}` };
    const answer = await token({ grant_type: "password", username: ANA, password: PASSWORD }, headers);
    const cookie = answer.cookies.find(({ name }) => name === "__Host-nv_session")?.value;
    expect(cookie).toMatch(/^[\w-]{22}$/);
    expect(cookie).not.toBe(planted);
    expect(await service.identity.readSession(`__Host-nv_session=${planted}`)).toBeNull();
  });

  test("7.6.2: whoever only opens a link, such as a scanner of mails, takes nothing", async () => {
    await service.call("POST", "/signup", { json: { email: ANA, password: PASSWORD } });
    const { token: link } = await service.mail(ANA, "Confirma tu correo");
    for (const path of [`/verify?type=signup&token=${link}`, `/verify#confirmation_token=${link}`, "/token"]) {
      expect((await service.call("GET", path)).statusCode).toBe(405);
    }
    const json = { type: "signup", token: link, password: PASSWORD };
    expect((await service.call("POST", "/verify", { json })).statusCode).toBe(200);
  });

  test("9.2.2: each kind of token serves for its own purpose", async () => {
    await service.person(ANA);
    const answer = await token({ grant_type: "password", username: ANA, password: PASSWORD }, SAME_ORIGIN);
    const { access_token, refresh_token } = answer.json<Tokens>();
    const cookie = answer.cookies.find(({ name }) => name === "__Host-nv_session")?.value ?? "";
    await service.call("POST", "/recover", { json: { email: ANA } });
    const link = (await service.mail(ANA, "Elige una contraseña nueva")).token;
    for (const bearer of [refresh_token, cookie, link]) {
      expect((await service.call("GET", "/user", { bearer })).statusCode).toBe(401);
    }
    for (const wrong of [access_token, cookie, link]) {
      expect((await token({ grant_type: "refresh_token", refresh_token: wrong })).statusCode).toBe(400);
      expect((await token({ grant_type: "mfa", mfa_token: wrong, code: "123456" })).statusCode).toBe(400);
    }
    for (const wrong of [access_token, refresh_token, cookie]) {
      const json = { type: "recovery", token: wrong };
      expect((await service.call("POST", "/verify", { json })).statusCode).toBe(404);
      const header = `__Host-nv_session=${wrong}`;
      expect(await service.identity.readSession(header)).toEqual(wrong === cookie ? expect.anything() : null);
    }
  });

  test("4.1.1, 14.2.2, 14.3.2: every answer says that it is JSON and that nobody may keep it", async () => {
    const { access_token: bearer } = await service.person(ANA);
    for (const path of ["/settings", "/health", "/user", "/factors", "/passkeys", "/sessions", "/unknown", "/token"]) {
      const { headers } = await service.call("GET", path, { bearer });
      expect(headers["content-type"], path).toBe("application/json; charset=utf-8");
      expect(headers["cache-control"], path).toBe("no-store");
    }
  });

  test("4.1.3, 15.3.4: an address that a client claims does not renew its attempts", async () => {
    await service.person(ANA);
    const form = { grant_type: "password", username: ANA, password: "equivocada" };
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      const claimed = `203.0.113.${n}`;
      const headers = { "x-forwarded-for": claimed, "x-real-ip": claimed, forwarded: `for=${claimed}` };
      statuses.push((await token(form, headers)).statusCode);
    }
    expect(statuses.slice(-2)).toEqual([400, 429]);
  });

  test("8.2.3, 15.3.3: nobody gives themselves a role, an identity or a confirmation", async () => {
    const wishes = {
      id: "00000000-0000-4000-8000-000000000000",
      role: "admin",
      aud: "x",
      confirmed_at: "2020-01-01T00:00:00Z",
      app_metadata: { roles: ["admin"] },
      email_key: "x",
      banned_at: null,
      password_hash: "x",
      is_super_admin: true,
    };
    const signed = await service.call("POST", "/signup", { json: { ...wishes, email: ANA, password: PASSWORD } });
    expect(signed.json()).toMatchObject({ role: "", aud: "https://site.example", app_metadata: { provider: "email" } });
    expect(signed.json()).not.toHaveProperty("confirmed_at");
    expect(signed.json<{ id: string }>().id).not.toBe(wishes.id);

    const { access_token: bearer } = await service.person("eva@diario.example");
    const { app_metadata: _own, ...rest } = wishes;
    const changed = await service.call("PUT", "/user", { json: rest, bearer });
    expect(changed.json()).toMatchObject({ role: "", aud: "https://site.example" });
    expect((await service.call("GET", "/admin/users", { bearer })).statusCode).toBe(401);
    const asked = await service.call("PUT", "/user", { json: { app_metadata: wishes.app_metadata }, bearer });
    expect(asked.statusCode).toBe(401);
  });

  test("15.3.7: a field that comes twice is its first value, never both", async () => {
    await service.person(ANA);
    const payload = (first: string, second: string) => ({
      method: "POST" as const,
      url: `${PREFIX}/token`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: `grant_type=password&username=${ANA}&password=${first}&password=${second}`,
    });
    expect((await service.app.inject(payload(PASSWORD, "equivocada"))).statusCode).toBe(200);
    expect((await service.app.inject(payload("equivocada", PASSWORD))).statusCode).toBe(400);
    const twice = await service.call("POST", "/token?grant_type=password&grant_type=refresh_token", {
      form: { username: ANA, password: PASSWORD },
    });
    expect(twice.json()).toEqual({ error: "unsupported_grant_type" });
  });

  test("16.2.5: no password, code or token is in any log, nor in the audit", async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const logged = Fastify({ logger: { level: "trace", stream } });
    await logged.register(service.identity.plugin, { prefix: PREFIX });
    const { access_token: bearer, refresh_token } = await service.person(ANA);
    const { secret } = (await service.call("POST", "/factors/totp", { bearer })).json<{ secret: string }>();
    const send = (path: string, body: object) =>
      logged.inject({
        method: "POST",
        url: `${PREFIX}${path}`,
        payload: JSON.stringify(body),
        headers: { "content-type": "application/json", authorization: `Bearer ${bearer}` },
      });
    await send("/reauthenticate", { password: "contraseña-equivocada", code: "424242" });
    await send("/factors/totp/verify", { code: "424242" });
    await send("/signup", { email: 1, password: "contraseña-equivocada" });
    await logged.inject({ method: "POST", url: `${PREFIX}/token`, payload: `refresh_token=${refresh_token}` });
    const audit = await service.call("GET", "/admin/audit", { bearer: await service.administrator() });
    const everything = [...lines, ...written, audit.body].join("\n");
    expect(lines.length).toBeGreaterThan(4);
    for (const hidden of [PASSWORD, "contraseña-equivocada", "424242", bearer, refresh_token, secret]) {
      expect(everything).not.toContain(hidden);
    }
    await logged.close();
  });

  test("16.4.1: a header cannot forge a line of the audit", async () => {
    await service.person(ANA);
    const form = { grant_type: "password", username: `${ANA}\nlogin root`, password: "x" };
    await token(form, { "user-agent": "tests\r\nlogin root\u001b[2K\u0085" });
    const answer = await service.call("GET", "/admin/audit?query=action:login_failed", {
      bearer: await service.administrator(),
    });
    expect(answer.json()).toHaveLength(1);
    for (const text of Object.values(answer.json<{ payload: object }[]>()[0]?.payload ?? {})) {
      expect(String(text)).not.toMatch(/\p{Cc}/u);
    }
  });

  test("16.5.1, 16.5.3, 16.5.4: when the database is gone, nobody is let in and nobody learns why", async () => {
    const { access_token: bearer } = await service.person(ANA);
    const gone = await startTestIdentity(dialect);
    await gone.database.close();
    try {
      const answers = [
        await gone.call("GET", "/user", { bearer }),
        await gone.call("POST", "/token", { form: { grant_type: "password", username: ANA, password: PASSWORD } }),
        await gone.call("POST", "/token", { form: { grant_type: "mfa", mfa_token: "x", code: "123456" } }),
      ];
      for (const answer of answers.slice(1)) {
        expect(answer.statusCode).toBe(500);
        expect(answer.json()).toEqual({ code: 500, msg: "Internal server error", error_id: expect.any(String) });
      }
      expect(answers[0]?.statusCode).toBe(401);
      await expect(gone.identity.readSession(`__Host-nv_session=${"A".repeat(22)}`)).rejects.toThrow();
    } finally {
      await gone.app.close();
      await gone.identity.close();
      await gone.store.drop();
    }
  });
});
