import { FEATURE_DIALECTS } from "@nv/test-kit";
import { decodeJwt } from "jose";
import { generate } from "otplib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { IdentityOptions } from "../src/index.ts";
import { INVITED, PASSWORD, SAME_ORIGIN, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

const ANA = "ana@diario.example";
const CHIEF = "jefa@diario.example";
const MINUTE_MS = 60_000;
const TEXT = "This account must have a second factor: set up an authenticator app to sign in";

type Required = "nobody" | "administrators" | "everyone";
type Completed = Tokens & { readonly recovery_codes?: string[] };

const asked = (requiredFor: Required): Partial<IdentityOptions> => ({ factors: { totp: true, requiredFor } });

describe.each(FEATURE_DIALECTS)("a second factor that is required, on $name", (dialect) => {
  let service: TestIdentity;
  let store: Awaited<ReturnType<typeof dialect.create>>;
  async function restart(requiredFor: Required): Promise<void> {
    await service.close();
    service = await startTestIdentity(dialect, asked(requiredFor), store);
  }
  beforeEach(async () => {
    store = await dialect.create("identity");
    service = await startTestIdentity(dialect, asked("nobody"), store);
  });
  afterEach(async () => {
    await service.close();
    await store.drop();
  });

  const password = (email: string, headers: Record<string, string> = {}) =>
    service.call("POST", "/token", { form: { grant_type: "password", username: email, password: PASSWORD }, headers });
  const begin = (mfa_token: string) => service.call("POST", "/factors/enrolment", { json: { mfa_token } });
  const finish = (mfa_token: string, code: string, headers: Record<string, string> = {}) =>
    service.call("POST", "/token", { form: { grant_type: "mfa", mfa_token, code }, headers });
  const codeOf = (secret: string) => generate({ secret, epoch: Math.floor(service.clock.now() / 1000) });

  /** Stops at the missing factor; gives the token to go on with. */
  async function stopped(email: string): Promise<string> {
    const answer = await password(email);
    const { mfa_token, ...rest } = answer.json<{ mfa_token: string }>();
    expect([answer.statusCode, rest]).toEqual([400, { error: "mfa_enrolment_required", error_description: TEXT }]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    return mfa_token;
  }

  async function enrol(email: string, headers: Record<string, string> = {}): Promise<Completed> {
    const token = await stopped(email);
    const { secret } = (await begin(token)).json<{ secret: string }>();
    const answer = await finish(token, await codeOf(secret), headers);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Completed>();
  }

  test("whoever has none sets one up on the way in, and gets the session, the cookie and the recovery codes", async () => {
    await service.person(ANA);
    await restart("everyone");
    const token = await stopped(ANA);
    const started = await begin(token);
    expect(started.json()).toEqual({ secret: expect.any(String), uri: expect.stringContaining("otpauth://totp/") });
    const code = await codeOf(started.json<{ secret: string }>().secret);
    const wrong = await finish(token, code === "111111" ? "222222" : "111111");
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { error: "invalid_grant" }]);
    const answer = await finish(token, code, SAME_ORIGIN);
    const tokens = answer.json<Completed>();
    expect(decodeJwt(tokens.access_token)).toMatchObject({ amr: ["password", "totp"], aal: "aal2" });
    expect(tokens.recovery_codes).toHaveLength(10);
    expect(answer.cookies.map(({ name }) => name)).toEqual(["__Host-nv_session", "__Host-nv_device"]);
    const [recovery = ""] = tokens.recovery_codes ?? [];
    const next = (await password(ANA)).json<{ error: string; mfa_token: string }>();
    expect(next.error).toBe("mfa_required");
    expect((await finish(next.mfa_token, recovery)).statusCode).toBe(200);
    expect((await finish(token, code)).statusCode, "the way in serves once").toBe(400);
    await service.mail(ANA, "Segundo paso activado");
  });

  test("asked of administrators, it is not asked of others", async () => {
    await service.person(ANA);
    await restart("administrators");
    expect((await password(ANA)).statusCode).toBe(200);
    await stopped(CHIEF);
  });

  test("sessions from before it was required count as ended, in the API, at the gate and for a renewal", async () => {
    await service.person(ANA);
    const before = await password(ANA, SAME_ORIGIN);
    const { access_token, refresh_token } = before.json<Tokens>();
    const cookie = String(before.headers["set-cookie"]).split(";")[0] ?? "";
    const gate = async () => (await service.identity.readSession(cookie))?.email ?? null;
    const user = async () => (await service.call("GET", "/user", { bearer: access_token })).statusCode;
    expect([await user(), await gate()]).toEqual([200, ANA]);
    await restart("everyone");
    expect([await user(), await gate()]).toEqual([401, null]);
    const renewal = await service.call("POST", "/token", { form: { grant_type: "refresh_token", refresh_token } });
    expect([renewal.statusCode, renewal.json().error]).toEqual([400, "invalid_grant"]);
    const signOut = await service.call("POST", "/logout", { headers: { ...SAME_ORIGIN, cookie } });
    expect(signOut.statusCode).toBe(401);
  });

  test("who becomes an administrator is asked from then on, without a restart", async () => {
    await service.person(ANA);
    const { access_token: chief } = await (async () => {
      await restart("administrators");
      return enrol(CHIEF);
    })();
    const mine = await password(ANA, SAME_ORIGIN);
    const cookie = String(mine.headers["set-cookie"]).split(";")[0] ?? "";
    expect((await service.identity.readSession(cookie))?.email).toBe(ANA);
    const { access_token: bearer } = mine.json<Tokens>();
    const { id } = (await service.call("GET", "/user", { bearer })).json<{ id: string }>();
    const raised = await service.call("PUT", `/admin/users/${id}`, { json: { role: "admin" }, bearer: chief });
    expect(raised.statusCode, raised.body).toBe(200);
    expect((await service.call("GET", "/admin/users", { bearer })).statusCode).toBe(401);
    expect(await service.identity.readSession(cookie)).toBeNull();
    await enrol(ANA);
  });

  test("an invitation and a recovery do their work and stop at the same place", async () => {
    await service.administrator();
    await restart("everyone");
    const { access_token: bearer } = await enrol(CHIEF);
    await service.call("POST", "/invite", { json: { email: ANA }, bearer });
    const { token } = await service.mail(ANA, INVITED);
    const json = { type: "signup", token, password: PASSWORD };
    const accepted = await service.call("POST", "/verify", { json });
    expect([accepted.statusCode, accepted.json().error]).toEqual([400, "mfa_enrolment_required"]);
    await service.call("POST", "/recover", { json: { email: ANA } });
    const recovery = await service.mail(ANA, "Elige una contraseña nueva");
    const chosen = { type: "recovery", token: recovery.token, password: "otra-frase-igual-de-larga" };
    const recovered = await service.call("POST", "/verify", { json: chosen });
    expect(recovered.json().error).toBe("mfa_enrolment_required");
    expect((await password(ANA)).json().error, "the former password").toBe("invalid_grant");
    const { mfa_token } = recovered.json<{ mfa_token: string }>();
    const { secret } = (await begin(mfa_token)).json<{ secret: string }>();
    expect((await finish(mfa_token, await codeOf(secret))).statusCode).toBe(200);
  });

  test("a token of another sign-in, a late one and one after a new password begin nothing", async () => {
    await service.person(ANA);
    await restart("everyone");
    expect((await begin("no-such-token-at-all-1")).json().error).toBe("invalid_grant");
    const token = await stopped(ANA);
    const unbegun = await finish(token, "123456");
    expect([unbegun.statusCode, unbegun.json().msg]).toEqual([422, "Start the setup of the second factor again"]);
    service.clock.advance(15 * MINUTE_MS);
    expect((await begin(token)).statusCode).toBe(400);
    expect((await finish(token, "123456")).statusCode).toBe(400);
  });

  test("somebody who has one is asked for it and cannot set up another with the password alone", async () => {
    await service.person(ANA);
    await restart("everyone");
    await enrol(ANA);
    const { mfa_token } = (await password(ANA)).json<{ mfa_token: string }>();
    expect((await begin(mfa_token)).statusCode).toBe(422);
  });

  test("two phones at the same moment: one is set up, and one session opens", async () => {
    await service.person(ANA);
    await restart("everyone");
    const token = await stopped(ANA);
    const { secret } = (await begin(token)).json<{ secret: string }>();
    const code = await codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => finish(token, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("while it is off nothing of it is to be seen", async () => {
    await service.person(ANA);
    const answer = await password(ANA);
    expect(Object.keys(answer.json())).toEqual(["access_token", "token_type", "expires_in", "refresh_token"]);
    expect((await begin("no-such-token-at-all-1")).statusCode).toBe(400);
  });
});
