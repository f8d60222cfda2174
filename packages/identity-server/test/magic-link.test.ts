import { ONE_DIALECT } from "@nv/test-kit";
import { decodeJwt } from "jose";
import { generate } from "otplib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

const ANA = "ana@diario.example";
const SUBJECT = "Tu enlace para entrar";
const MINUTE_MS = 60_000;

describe.each(ONE_DIALECT)("sign-in by a link on $name", (dialect) => {
  let service: TestIdentity;
  beforeEach(async () => {
    service = await startTestIdentity(dialect, { magicLink: true });
    await service.person(ANA);
  });
  afterEach(() => service.close());
  const ask = (email: string, path = "/magiclink") => service.call("POST", path, { json: { email } });
  const follow = (token: string, more: object = {}) =>
    service.call("POST", "/verify", { json: { type: "magiclink", token, ...more } });

  test.each(["/magiclink", "/otp"])("POST %s sends a link that opens one session, once", async (path) => {
    expect((await ask(ANA, path)).json()).toEqual({});
    const { token, text } = await service.mail(ANA, SUBJECT);
    expect(text).toContain("https://site.example/#magiclink_token=");
    const { access_token } = (await follow(token)).json<Tokens>();
    expect((await service.call("GET", "/user", { bearer: access_token })).json()).toMatchObject({ email: ANA });
    expect((await follow(token)).statusCode).toBe(404);
  });

  test("of twenty that follow it at once, one enters", async () => {
    await ask(ANA);
    const { token } = await service.mail(ANA, SUBJECT);
    const answers = await Promise.all(Array.from({ length: 20 }, () => follow(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("a newer link makes the former worthless, and both end after ten minutes", async () => {
    await ask(ANA);
    const former = await service.mail(ANA, SUBJECT);
    service.clock.advance(MINUTE_MS);
    await ask(ANA);
    const newer = await service.mail(ANA, SUBJECT, 2);
    expect((await follow(former.token)).statusCode).toBe(404);
    service.clock.advance(10 * MINUTE_MS);
    const late = await follow(newer.token);
    expect([late.statusCode, late.json().msg]).toEqual([422, "Magic link expired"]);
  });

  test("the link is of no use for anything else, and other links are of none here", async () => {
    await ask(ANA);
    const { token } = await service.mail(ANA, SUBJECT);
    for (const type of ["signup", "recovery"]) {
      const json = { type, token, password: PASSWORD };
      expect((await service.call("POST", "/verify", { json })).statusCode).toBe(404);
    }
    await service.call("POST", "/recover", { json: { email: ANA } });
    const recovery = await service.mail(ANA, "Elige una contraseña nueva");
    expect((await follow(recovery.token)).statusCode).toBe(404);
    expect((await follow(token, { password: "otra-bien-distinta" })).statusCode).toBe(200);
    await service.signIn(ANA);
  });

  test("unknown, unconfirmed and banned people get the same answer and no mail; no account is made", async () => {
    await service.call("POST", "/signup", { json: { email: "bea@diario.example", password: PASSWORD } });
    const bearer = await service.administrator();
    const list = await service.call("GET", "/admin/users?filter=ana", { bearer });
    await service.call("PUT", `/admin/users/${list.json().users[0].id}`, { json: { ban_duration: "1h" }, bearer });
    for (const email of [ANA, "bea@diario.example", "nadie@diario.example"]) {
      const answer = await ask(email, "/otp");
      expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    }
    await service.settled();
    expect((await service.mails()).filter(({ subject }) => subject === SUBJECT)).toEqual([]);
    expect((await service.call("GET", "/admin/users?filter=nadie", { bearer })).json().users).toEqual([]);
  });

  test("five an hour for an address, known or not", async () => {
    for (const email of [ANA, "nadie@diario.example"]) {
      for (let i = 0; i < 5; i += 1) expect((await ask(email)).statusCode).toBe(200);
      const sixth = await ask(email);
      expect([sixth.statusCode, sixth.headers["retry-after"]]).toEqual([429, "3600"]);
    }
  });
});

describe.each(ONE_DIALECT)("sign-in by a link with a second factor on $name", (dialect) => {
  test("a link proves one factor: the code comes after it, and the link is used up", async () => {
    const service = await startTestIdentity(dialect, { magicLink: true, factors: { totp: true } });
    const { access_token: bearer } = await service.person(ANA);
    const { secret } = (await service.call("POST", "/factors/totp", { bearer })).json<{ secret: string }>();
    const code = () => generate({ secret, epoch: Math.floor(service.clock.now() / 1000) });
    await service.call("POST", "/factors/totp/verify", { json: { code: await code() }, bearer });
    service.clock.advance(MINUTE_MS);
    await service.call("POST", "/magiclink", { json: { email: ANA } });
    const { token } = await service.mail(ANA, SUBJECT);
    const follow = () => service.call("POST", "/verify", { json: { type: "magiclink", token } });
    const stopped = await follow();
    expect([stopped.statusCode, stopped.json().error, stopped.headers["set-cookie"]]).toEqual([
      ...[400, "mfa_required", undefined],
    ]);
    expect((await follow()).statusCode).toBe(404);
    const form = { grant_type: "mfa", mfa_token: stopped.json().mfa_token, code: await code() };
    const entered = await service.call("POST", "/token", { form });
    expect(decodeJwt(entered.json<Tokens>().access_token)).toMatchObject({ amr: ["magiclink", "totp"], aal: "aal2" });
    await service.close();
  });
});

describe.each(ONE_DIALECT)("sign-in by a link that is off on $name", (dialect) => {
  test("is not in the settings, and its calls do not exist", async () => {
    const service = await startTestIdentity(dialect);
    expect((await service.call("GET", "/settings")).json()).not.toHaveProperty("magic_link");
    for (const path of ["/magiclink", "/otp"]) {
      expect((await service.call("POST", path, { json: { email: ANA } })).statusCode).toBe(404);
    }
    const json = { type: "magiclink", token: "AAAAAAAAAAAAAAAAAAAAAA" };
    expect((await service.call("POST", "/verify", { json })).statusCode).toBe(404);
    await service.close();
    const on = await startTestIdentity(dialect, { magicLink: true });
    expect((await on.call("GET", "/settings")).json()).toMatchObject({ magic_link: true });
    await on.close();
  });
});
