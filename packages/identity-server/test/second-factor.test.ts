import { ONE_DIALECT } from "@nv/test-kit";
import { decodeJwt } from "jose";
import { generate } from "otplib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, SAME_ORIGIN, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

const ANA = "ana@diario.example";
const STEP_MS = 30_000;
const HOUR_MS = 3_600_000;
const MFA_TEXT = "This account asks for a second factor: enter the code of your authenticator app";

interface MfaAnswer {
  readonly error: string;
  readonly mfa_token: string;
  readonly factors: readonly string[];
}

/** Ana with an active authenticator application. */
interface Enrolled {
  readonly bearer: string;
  readonly refreshToken: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

describe.each(ONE_DIALECT)("the second factor on $name", (dialect) => {
  let service: TestIdentity;
  beforeEach(async () => {
    service = await startTestIdentity(dialect, { factors: { totp: true, issuer: "Narrativas" } });
  });
  afterEach(() => service.close());

  const codeNow = (secret: string, steps = 0) =>
    generate({ secret, epoch: Math.floor((service.clock.now() + steps * STEP_MS) / 1000) });
  const wrongOf = (code: string) => (code === "111111" ? "222222" : "111111");
  const firstStep = (password = PASSWORD) =>
    service.call("POST", "/token", { form: { grant_type: "password", username: ANA, password } });
  const mfaToken = async () => (await firstStep()).json<MfaAnswer>().mfa_token;
  const secondStep = (mfa_token: string, code: string, headers: Record<string, string> = {}) =>
    service.call("POST", "/token", { form: { grant_type: "mfa", mfa_token, code }, headers });
  const refresh = (refresh_token: string) =>
    service.call("POST", "/token", { form: { grant_type: "refresh_token", refresh_token } });

  async function enrol(): Promise<Enrolled> {
    const tokens = await service.person(ANA);
    const bearer = tokens.access_token;
    const { secret } = (await service.call("POST", "/factors/totp", { bearer })).json<{ secret: string }>();
    const activated = await service.call("POST", "/factors/totp/verify", {
      json: { code: await codeNow(secret) },
      bearer,
    });
    expect(activated.statusCode, activated.body).toBe(200);
    const { recovery_codes } = activated.json<{ recovery_codes: string[] }>();
    service.clock.advance(STEP_MS);
    return { bearer, refreshToken: tokens.refresh_token, secret, recoveryCodes: recovery_codes };
  }

  test("setup: the secret comes once as an otpauth address, and a first code activates it", async () => {
    const { access_token: bearer } = await service.person(ANA);
    expect((await service.call("GET", "/factors", { bearer })).json()).toEqual({
      totp: null,
      recovery_codes_left: 0,
      fresh: true,
    });
    const started = (await service.call("POST", "/factors/totp", { bearer })).json<{ secret: string; uri: string }>();
    expect(started.uri).toBe(
      `otpauth://totp/Narrativas:ana%40diario.example?secret=${started.secret}&issuer=Narrativas`,
    );
    expect((await firstStep()).statusCode, "nothing is asked before the first code").toBe(200);

    const right = await codeNow(started.secret);
    const wrong = await service.call("POST", "/factors/totp/verify", { json: { code: wrongOf(right) }, bearer });
    expect([wrong.statusCode, wrong.json()]).toEqual([422, { code: 422, msg: "Wrong or used code" }]);
    const activated = await service.call("POST", "/factors/totp/verify", { json: { code: right }, bearer });
    const { recovery_codes } = activated.json<{ recovery_codes: string[] }>();
    expect(new Set(recovery_codes).size).toBe(10);
    for (const code of recovery_codes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
    expect((await service.call("GET", "/factors", { bearer })).json()).toEqual({
      totp: { activated_at: new Date(service.clock.now()).toISOString() },
      recovery_codes_left: 10,
      fresh: true,
    });
    expect((await service.call("POST", "/factors/totp", { bearer })).statusCode).toBe(422);
    await service.mail(ANA, "Segundo paso activado");
  });

  test("neither the secret nor a recovery code is in an answer or in clear after setup", async () => {
    const { bearer, recoveryCodes, secret } = await enrol();
    const answers = [
      await service.call("GET", "/factors", { bearer }),
      await service.call("GET", "/user", { bearer }),
      await service.call("GET", "/admin/audit", { bearer: await service.administrator() }),
    ].map(({ body }) => body);
    const hashes = await service.database.kysely
      .$extendTables<{ identity_recovery_codes: { code_hash: string } }>()
      .selectFrom("identity_recovery_codes")
      .select("code_hash")
      .execute();
    for (const text of [...answers, JSON.stringify(hashes)]) {
      expect(text).not.toContain(secret);
      for (const code of recoveryCodes) expect(text.replaceAll("-", "")).not.toContain(code.replaceAll("-", ""));
    }
  });

  test("activating ends the other sessions, which proved one factor only", async () => {
    const { access_token: other } = await service.person(ANA);
    const { access_token: bearer } = await service.signIn(ANA);
    const { secret } = (await service.call("POST", "/factors/totp", { bearer })).json<{ secret: string }>();
    await service.call("POST", "/factors/totp/verify", { json: { code: await codeNow(secret) }, bearer });
    expect((await service.call("GET", "/user", { bearer: other })).statusCode).toBe(401);
    expect((await service.call("GET", "/user", { bearer })).statusCode).toBe(200);
  });

  test("a sign-in at the moment of the activation is asked for the code, or ended by it", async () => {
    const { access_token: bearer } = await service.person(ANA);
    const { secret } = (await service.call("POST", "/factors/totp", { bearer })).json<{ secret: string }>();
    const json = { code: await codeNow(secret) };
    const [activated, ...answers] = await Promise.all([
      service.call("POST", "/factors/totp/verify", { json, bearer }),
      ...Array.from({ length: 8 }, () => firstStep()),
    ]);
    expect(activated.statusCode, activated.body).toBe(200);
    for (const answer of answers) {
      if (answer.statusCode === 400) {
        expect(answer.json()).toMatchObject({ error: "mfa_required" });
      } else {
        const { access_token, refresh_token } = answer.json<Tokens>();
        expect((await service.call("GET", "/user", { bearer: access_token })).statusCode).toBe(401);
        expect((await refresh(refresh_token)).statusCode).toBe(400);
      }
    }
    expect((await service.call("GET", "/user", { bearer })).statusCode).toBe(200);
  });

  test("two processes count one code, one recovery code and the wrong ones together", async () => {
    const { secret, recoveryCodes } = await enrol();
    const other = await startTestIdentity(dialect, { now: service.clock.now }, service.store);
    try {
      const atBoth = async (mfa_tokens: readonly string[], code: string) => {
        const answers = await Promise.all(
          mfa_tokens.map((mfa_token, index) =>
            (index % 2 === 0 ? service : other).call("POST", "/token", {
              form: { grant_type: "mfa", mfa_token, code },
            }),
          ),
        );
        return answers.map(({ statusCode }) => statusCode).sort();
      };
      const three = async () => [await mfaToken(), await mfaToken(), await mfaToken()];
      const code = await codeNow(secret);
      expect(await atBoth(await three(), code)).toEqual([200, 400, 400]);
      expect(await atBoth(await three(), recoveryCodes[0] ?? "")).toEqual([200, 400, 400]);

      const token = await mfaToken();
      await atBoth(Array(6).fill(token), wrongOf(code));
      expect(await atBoth([token, token], recoveryCodes[1] ?? "")).toEqual([400, 400]);
    } finally {
      await other.close();
    }
  });

  test("a password alone gets an answer that old clients show and ours goes on with", async () => {
    const { secret } = await enrol();
    const asked = await firstStep();
    expect(asked.statusCode).toBe(400);
    expect(asked.headers["set-cookie"]).toBeUndefined();
    expect(asked.json()).toEqual({
      error: "mfa_required",
      error_description: MFA_TEXT,
      mfa_token: expect.stringMatching(/^[\w-]{22}$/),
      factors: ["totp", "recovery_code"],
    });
    expect((await firstStep("equivocada")).json()).not.toHaveProperty("mfa_token");

    const answer = await secondStep(asked.json<MfaAnswer>().mfa_token, await codeNow(secret), SAME_ORIGIN);
    expect(answer.statusCode, answer.body).toBe(200);
    const { access_token, refresh_token } = answer.json<Tokens>();
    expect(decodeJwt(access_token)).toMatchObject({ amr: ["password", "totp"], aal: "aal2" });
    const cookie = answer.cookies.find(({ name }) => name === "__Host-nv_session");
    expect(await service.identity.readSession(`__Host-nv_session=${cookie?.value}`)).toMatchObject({ email: ANA });
    const renewed = (await refresh(refresh_token)).json<Tokens>();
    expect(decodeJwt(renewed.access_token)).toMatchObject({ amr: ["password", "totp"], aal: "aal2" });
  });

  test("the audit says that a second factor was asked before it says that somebody is in", async () => {
    const { secret } = await enrol();
    const token = await mfaToken();
    const actions = async () => {
      const answer = await service.call("GET", "/admin/audit?query=author:ana", {
        bearer: await service.administrator(),
      });
      return answer.json<{ payload: { action: string } }[]>().map(({ payload }) => payload.action);
    };
    const before = await actions();
    expect(before).toContain("second_factor_asked");
    const logins = before.filter((action) => action === "login").length;
    await secondStep(token, await codeNow(secret));
    expect((await actions()).filter((action) => action === "login")).toHaveLength(logins + 1);
  });

  test.each([
    { name: "one step late", steps: -1, status: 200 },
    { name: "one step early", steps: 1, status: 200 },
    { name: "two steps late", steps: -2, status: 400 },
    { name: "two steps early", steps: 2, status: 400 },
  ])("a code $name: $status", async ({ steps, status }) => {
    const { secret } = await enrol();
    service.clock.advance(10 * STEP_MS);
    expect((await secondStep(await mfaToken(), await codeNow(secret, steps))).statusCode).toBe(status);
  });

  test("a code serves once, and an older one not after it", async () => {
    const { secret } = await enrol();
    service.clock.advance(10 * STEP_MS);
    const [former, code] = [await codeNow(secret, -1), await codeNow(secret)];
    expect((await secondStep(await mfaToken(), code)).statusCode).toBe(200);
    for (const used of [code, former]) {
      const again = await secondStep(await mfaToken(), used);
      expect([again.statusCode, again.json()]).toEqual([
        400,
        { error: "invalid_grant", error_description: "Wrong or used code" },
      ]);
    }
  });

  test("one code in eight sign-ins at the same time opens one session", async () => {
    const { secret } = await enrol();
    const tokens = [];
    for (let n = 0; n < 8; n += 1) tokens.push(await mfaToken());
    const code = await codeNow(secret);
    const answers = await Promise.all(tokens.map((token) => secondStep(token, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("twenty wrong codes at the same time: five are looked at, then the right one comes too late", async () => {
    const { secret } = await enrol();
    const token = await mfaToken();
    const right = await codeNow(secret);
    const answers = await Promise.all(Array.from({ length: 20 }, () => secondStep(token, wrongOf(right))));
    const texts = answers.map((answer) => answer.json<{ error_description: string }>().error_description);
    expect(texts.filter((text) => text === "Wrong or used code")).toHaveLength(5);
    expect(texts.filter((text) => text === "This sign-in has ended, start again")).toHaveLength(15);
    expect((await secondStep(token, right)).statusCode).toBe(400);
    await service.mail(ANA, "Alguien no ha superado la verificación");
  });

  test("who starts again gets no more guesses: ten in a quarter of an hour, fifty a day; recovery codes still serve", async () => {
    const { secret, recoveryCodes } = await enrol();
    const guess = async () => secondStep(await mfaToken(), wrongOf(await codeNow(secret)));
    for (let n = 0; n < 10; n += 1) expect((await guess()).statusCode).toBe(400);
    const limited = await guess();
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
    for (let quarter = 1; quarter < 5; quarter += 1) {
      service.clock.advance(HOUR_MS / 4);
      for (let n = 0; n < 10; n += 1) await guess();
    }
    service.clock.advance(HOUR_MS / 4);
    expect((await guess()).statusCode).toBe(429);
    expect((await secondStep(await mfaToken(), recoveryCodes[0] ?? "")).statusCode).toBe(200);
  });

  test("a waiting sign-in serves once, for five minutes, and not after the password changed", async () => {
    const { secret, bearer } = await enrol();
    const used = await mfaToken();
    expect((await secondStep(used, await codeNow(secret))).statusCode).toBe(200);
    service.clock.advance(STEP_MS);
    expect((await secondStep(used, await codeNow(secret))).statusCode).toBe(400);

    const late = await mfaToken();
    service.clock.advance(HOUR_MS / 12);
    expect((await secondStep(late, await codeNow(secret))).statusCode).toBe(400);

    const outdated = await mfaToken();
    const changed = await service.call("PUT", "/user", { json: { password: "otra-caballo-pila" }, bearer });
    expect(changed.statusCode, changed.body).toBe(200);
    const answer = await secondStep(outdated, await codeNow(secret));
    expect(answer.json()).toEqual({
      error: "invalid_grant",
      error_description: "This sign-in has ended, start again",
    });
  });

  test("a recovery code serves once, however it is typed, and its owner is told", async () => {
    const { recoveryCodes, bearer } = await enrol();
    const typed = ` ${(recoveryCodes[0] ?? "").toLowerCase().replaceAll("-", " ")} `;
    const answer = await secondStep(await mfaToken(), typed);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(decodeJwt(answer.json<Tokens>().access_token)).toMatchObject({ amr: ["password", "recovery_code"] });
    expect((await secondStep(await mfaToken(), recoveryCodes[0] ?? "")).statusCode).toBe(400);
    expect((await service.call("GET", "/factors", { bearer })).json()).toMatchObject({ recovery_codes_left: 9 });
    await service.mail(ANA, "Se ha usado un código de recuperación");
  });

  test("one recovery code in five sign-ins at the same time opens one session", async () => {
    const { recoveryCodes } = await enrol();
    const tokens = [];
    for (let n = 0; n < 5; n += 1) tokens.push(await mfaToken());
    const answers = await Promise.all(tokens.map((token) => secondStep(token, recoveryCodes[3] ?? "")));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("new recovery codes make the former worthless", async () => {
    const { recoveryCodes, bearer } = await enrol();
    const renewed = await service.call("POST", "/factors/recovery-codes", { bearer });
    const fresh = renewed.json<{ recovery_codes: string[] }>().recovery_codes;
    expect(fresh).toHaveLength(10);
    expect((await secondStep(await mfaToken(), recoveryCodes[0] ?? "")).statusCode).toBe(400);
    expect((await secondStep(await mfaToken(), fresh[0] ?? "")).statusCode).toBe(200);
  });

  test("a recovery link does not go round the second factor, and sets the password only after it", async () => {
    const { secret, bearer } = await enrol();
    await service.call("POST", "/recover", { json: { email: ANA } });
    const { token } = await service.mail(ANA, "Elige una contraseña nueva");
    const json = { type: "recovery", token, password: "nueva-caballo-pila" };
    const asked = await service.call("POST", "/verify", { json });
    expect(asked.statusCode).toBe(400);
    expect(asked.json()).toMatchObject({ error: "mfa_required", error_description: MFA_TEXT });
    expect((await firstStep()).json(), "the former password still is the password").toHaveProperty("mfa_token");
    expect((await service.call("GET", "/user", { bearer })).statusCode, "and nobody was signed out").toBe(200);

    const answer = await secondStep(asked.json<MfaAnswer>().mfa_token, await codeNow(secret));
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await firstStep()).json()).not.toHaveProperty("mfa_token");
    expect((await firstStep("nueva-caballo-pila")).json()).toHaveProperty("mfa_token");
    expect((await service.call("GET", "/user", { bearer })).statusCode).toBe(401);
  });

  test.each([
    { name: "within the hour", laterMs: HOUR_MS - 1, expected: [200, undefined] },
    { name: "an hour later no more", laterMs: HOUR_MS, expected: [403, ["password_and_code"]] },
  ])("a recovery link without a password asks for the code too, and then lets choose one $name", async (recovery) => {
    const { secret } = await enrol();
    await service.call("POST", "/recover", { json: { email: ANA } });
    const { token } = await service.mail(ANA, "Elige una contraseña nueva");
    const asked = (await service.call("POST", "/verify", { json: { type: "recovery", token } })).json<MfaAnswer>();
    const signedIn = (await secondStep(asked.mfa_token, await codeNow(secret))).json<Tokens>();
    service.clock.advance(recovery.laterMs);
    const { access_token: bearer } = (await refresh(signedIn.refresh_token)).json<Tokens>();
    const json = { password: "nueva-caballo-pila" };
    const answer = await service.call("PUT", "/user", { json, bearer });
    expect([answer.statusCode, answer.json<{ methods?: unknown }>().methods]).toEqual(recovery.expected);
  });

  test("the second factor stays in force when it is no longer offered", async () => {
    const { secret } = await enrol();
    const later = await startTestIdentity(dialect, { now: service.clock.now }, service.store);
    try {
      expect((await later.call("GET", "/settings")).json()).not.toHaveProperty("mfa");
      const form = { grant_type: "password", username: ANA, password: PASSWORD };
      const { mfa_token } = (await later.call("POST", "/token", { form })).json<MfaAnswer>();
      const code = await codeNow(secret);
      const answer = await later.call("POST", "/token", { form: { grant_type: "mfa", mfa_token, code } });
      expect(answer.statusCode, answer.body).toBe(200);
      const bearer = answer.json<Tokens>().access_token;
      expect((await later.call("POST", "/factors/totp", { bearer })).statusCode).toBe(404);
      expect((await later.call("DELETE", "/factors/totp", { bearer })).statusCode).toBe(204);
    } finally {
      await later.close();
    }
  });

  test("removing it ends the other sessions and its recovery codes", async () => {
    const { secret, bearer } = await enrol();
    const other = (await secondStep(await mfaToken(), await codeNow(secret))).json<Tokens>();
    expect((await service.call("DELETE", "/factors/totp", { bearer })).statusCode).toBe(204);
    expect((await service.call("GET", "/user", { bearer: other.access_token })).statusCode).toBe(401);
    expect((await firstStep()).statusCode).toBe(200);
    expect((await service.call("POST", "/factors/recovery-codes", { bearer })).statusCode).toBe(422);
    await service.mail(ANA, "Segundo paso desactivado");
  });

  test("an administrator helps who lost the phone; sessions end, the owner is told, and others may not do it", async () => {
    const { bearer } = await enrol();
    const { id } = (await service.call("GET", "/user", { bearer })).json<{ id: string }>();
    expect((await service.call("DELETE", `/admin/users/${id}/factors`, { bearer })).statusCode).toBe(401);
    const administrator = await service.administrator();
    const reset = await service.call("DELETE", `/admin/users/${id}/factors`, { bearer: administrator });
    expect(reset.statusCode, reset.body).toBe(204);
    expect((await service.call("GET", "/user", { bearer })).statusCode).toBe(401);
    expect((await firstStep()).statusCode).toBe(200);
    await service.mail(ANA, "Segundo paso desactivado");
  });

  test.each([
    { name: "an empty text", code: "" },
    { name: "one digit", code: "0" },
    { name: "letters", code: "abcdef" },
    { name: "wide digits", code: "１２３４５６" },
    { name: "many digits", code: "1".repeat(2000) },
    { name: "pictures", code: "🔑".repeat(200) },
    { name: "letters of a recovery code without end", code: "A".repeat(30_000) },
  ])("$name is a wrong code, and nothing else", async ({ code }) => {
    await enrol();
    const answer = await secondStep(await mfaToken(), code);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: "invalid_grant", error_description: "Wrong or used code" },
    ]);
  });

  test("/settings says what is offered, and nothing else changes", async () => {
    expect((await service.call("GET", "/settings")).json()).toMatchObject({ mfa: true, disable_signup: false });
    expect((await service.call("GET", "/settings")).json()).not.toHaveProperty("passkeys");
    expect((await service.call("POST", "/passkeys/options")).statusCode).toBe(404);
  });
});

describe.each(ONE_DIALECT)("recent proof on $name", (dialect) => {
  let service: TestIdentity;
  beforeEach(async () => {
    service = await startTestIdentity(dialect, { factors: { totp: true } });
  });
  afterEach(() => service.close());

  const codeNow = (secret: string) => generate({ secret, epoch: Math.floor(service.clock.now() / 1000) });

  test("two hours later what opens the account asks again; a password gives a new session in place of the old", async () => {
    const { access_token, refresh_token } = await service.person(ANA);
    service.clock.advance(2 * HOUR_MS);
    const form = { grant_type: "refresh_token", refresh_token };
    const { access_token: bearer } = (await service.call("POST", "/token", { form })).json<Tokens>();
    expect(access_token).not.toBe(bearer);
    const refused = await service.call("POST", "/factors/totp", { bearer });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({ code: 403, msg: "Recent proof of identity required", methods: ["password"] });

    const wrong = await service.call("POST", "/reauthenticate", { json: { password: "equivocada" }, bearer });
    expect(wrong.json()).toEqual({ code: 422, msg: "Password or code not accepted" });
    const headers = SAME_ORIGIN;
    const answer = await service.call("POST", "/reauthenticate", { json: { password: PASSWORD }, bearer, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.cookies.map(({ name }) => name)).toContain("__Host-nv_session");
    const renewed = answer.json<Tokens>();
    expect((await service.call("GET", "/user", { bearer })).statusCode).toBe(401);
    expect((await service.call("POST", "/factors/totp", { bearer: renewed.access_token })).statusCode).toBe(200);
  });

  test("where there is a second factor, the password alone proves nothing", async () => {
    const { access_token: first } = await service.person(ANA);
    const { secret } = (await service.call("POST", "/factors/totp", { bearer: first })).json<{ secret: string }>();
    const activated = await service.call("POST", "/factors/totp/verify", {
      json: { code: await codeNow(secret) },
      bearer: first,
    });
    expect(activated.statusCode).toBe(200);
    // The token of that hour still is valid a second before its end; the proof is what is over.
    service.clock.advance(HOUR_MS - 1000);
    const form = { grant_type: "password", username: ANA, password: PASSWORD };
    const { mfa_token } = (await service.call("POST", "/token", { form })).json<MfaAnswer>();
    const code = await codeNow(secret);
    const signedIn = await service.call("POST", "/token", { form: { grant_type: "mfa", mfa_token, code } });
    const { refresh_token } = signedIn.json<Tokens>();
    service.clock.advance(2 * HOUR_MS);
    const renewed = await service.call("POST", "/token", { form: { grant_type: "refresh_token", refresh_token } });
    const bearer = renewed.json<Tokens>().access_token;

    const changes = { password: "otra-caballo-pila", current_password: PASSWORD };
    const refused = await service.call("PUT", "/user", { json: changes, bearer });
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { code: 403, msg: "Recent proof of identity required", methods: ["password_and_code"] },
    ]);
    for (const [method, path] of [
      ["DELETE", "/factors/totp"],
      ["POST", "/factors/recovery-codes"],
    ] as const) {
      expect((await service.call(method, path, { bearer })).statusCode, path).toBe(403);
    }
    const alone = await service.call("POST", "/reauthenticate", { json: { password: PASSWORD }, bearer });
    expect(alone.statusCode).toBe(403);
    const wrong = { password: PASSWORD, code: "AAAA" };
    expect((await service.call("POST", "/reauthenticate", { json: wrong, bearer })).statusCode).toBe(422);
    const both = { password: PASSWORD, code: await codeNow(secret) };
    const proved = await service.call("POST", "/reauthenticate", { json: both, bearer });
    expect(proved.statusCode, proved.body).toBe(200);
    const { access_token } = proved.json<Tokens>();
    expect(decodeJwt(access_token)).toMatchObject({ aal: "aal2" });
    expect((await service.call("PUT", "/user", { json: changes, bearer: access_token })).statusCode).toBe(200);
  });

  test("without a bearer, or with that of an ended session, nobody proves anything", async () => {
    expect((await service.call("POST", "/reauthenticate", { json: { password: PASSWORD } })).statusCode).toBe(401);
    const { access_token: bearer } = await service.person(ANA);
    await service.call("POST", "/logout", { bearer });
    const json = { password: PASSWORD };
    expect((await service.call("POST", "/reauthenticate", { json, bearer })).statusCode).toBe(401);
    for (const path of ["/factors/totp", "/factors/totp/verify", "/factors/recovery-codes"]) {
      expect((await service.call("POST", path, { json: { code: "123456" } })).statusCode, path).toBe(401);
    }
  });

  test("who found an open session has ten guesses at the password, and the limit of a sign-in", async () => {
    const { access_token: bearer } = await service.person(ANA);
    const json = { password: "equivocada" };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => service.call("POST", "/reauthenticate", { json, bearer })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  });

  test("five proofs at the same time in one session leave one session", async () => {
    const { access_token: bearer } = await service.person(ANA);
    const json = { password: PASSWORD };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => service.call("POST", "/reauthenticate", { json, bearer })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(4);
  });
});
