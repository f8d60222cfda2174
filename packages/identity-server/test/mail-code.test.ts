import { FEATURE_DIALECTS } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { SAME_ORIGIN, startTestIdentity, type TestIdentity, type Tokens } from "./test-identity.ts";

const ANA = "ana@diario.example";
const MINUTE_MS = 60_000;

describe.each(FEATURE_DIALECTS)("a code by mail, on $name", (dialect) => {
  let service: TestIdentity;
  beforeEach(async () => {
    service = await startTestIdentity(dialect, { magicLink: true });
    await service.person(ANA);
  });
  afterEach(() => service.close());

  /** Asks from a page of our own; gives the browser's cookie. */
  async function ask(email = ANA) {
    const answer = await service.call("POST", "/magiclink", { json: { email }, headers: SAME_ORIGIN });
    expect([answer.statusCode, answer.json()]).toEqual([200, { code: true }]);
    await service.settled();
    return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  }
  async function codeOf(count = 1) {
    const mail = await service.mail(ANA, "Tu código para entrar", count);
    return { code: /pediste: (\d{6})/.exec(mail.text)?.[1] ?? "", link: mail.token };
  }
  const enter = (code: string, cookie: string, email = ANA) =>
    service.call("POST", "/verify", {
      json: { type: "magiclink", token: code, email },
      headers: { ...SAME_ORIGIN, cookie },
    });
  const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  test("opens the account where it was asked for, once; the link is worth nothing afterwards", async () => {
    const cookie = await ask();
    const { code, link } = await codeOf();
    const answer = await enter(`${code.slice(0, 3)} ${code.slice(3)}`, cookie);
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await service.call("GET", "/user", { bearer: answer.json<Tokens>().access_token })).json().email).toBe(ANA);
    expect((await enter(code, cookie)).statusCode).toBe(422);
    expect((await service.call("POST", "/verify", { json: { type: "magiclink", token: link } })).statusCode).toBe(404);
  });

  test("is worth nothing in another browser, for another address, or after ten minutes", async () => {
    const cookie = await ask();
    const { code } = await codeOf();
    const other = await ask("nadie@diario.example");
    for (const answer of [
      await enter(code, ""),
      await enter(code, other),
      await enter(code, cookie, "jefa@diario.example"),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([422, { code: 422, msg: "Wrong or expired code" }]);
    }
    service.clock.advance(10 * MINUTE_MS);
    expect((await enter(code, cookie)).statusCode).toBe(422);
  });

  test("ends after five wrong ones, in parallel too, and says nothing of it", async () => {
    const cookie = await ask();
    const { code } = await codeOf();
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(wrongFor(code), cookie)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([422]));
    const late = await enter(code, cookie);
    expect(late.json()).toEqual({ code: 422, msg: "Wrong or expired code" });
  });

  test("one code in eight tries at the same moment opens one session", async () => {
    const cookie = await ask();
    const { code } = await codeOf();
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter(code, cookie)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("an address without an account gets the same answer, and no mail", async () => {
    const cookie = await ask("nadie@diario.example");
    expect((await enter("123456", cookie, "nadie@diario.example")).json()).toEqual({
      code: 422,
      msg: "Wrong or expired code",
    });
    expect((await service.mails()).filter(({ to }) => to.startsWith("nadie"))).toEqual([]);
  });

  test("a page of another site or a program gets a link alone", async () => {
    const answer = await service.call("POST", "/magiclink", { json: { email: ANA } });
    expect([answer.json(), answer.cookies]).toEqual([{}, []]);
    expect((await service.mail(ANA, "Tu enlace para entrar")).token).not.toBe("");
  });
});
