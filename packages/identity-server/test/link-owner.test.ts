import { ONE_DIALECT } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, startTestIdentity, type TestIdentity } from "./test-identity.ts";

const ANA = "ana@diario.example";
const BEA = "bea@diario.example";
const DAY_MS = 86_400_000;
const NOBODY = "AAAAAAAAAAAAAAAAAAAAAA";

describe.each(ONE_DIALECT)("whose account a link opens, on $name", (dialect) => {
  let service: TestIdentity;
  beforeEach(async () => {
    service = await startTestIdentity(dialect, { magicLink: true, factors: { totp: true, requiredFor: "nobody" } });
    await service.person(ANA);
  });
  afterEach(() => service.close());
  const look = (type: string, token: string) => service.call("POST", "/verify/account", { json: { type, token } });

  async function tokenOf(type: "recovery" | "magiclink") {
    await service.call("POST", type === "recovery" ? "/recover" : "/magiclink", { json: { email: ANA } });
    return (await service.mail(ANA, type === "recovery" ? "Elige una contraseña nueva" : "Tu enlace para entrar"))
      .token;
  }

  test.each(["recovery", "magiclink"] as const)(
    "a link of kind %s tells, sets nothing, and still serves",
    async (type) => {
      const token = await tokenOf(type);
      for (let i = 0; i < 2; i += 1) {
        const answer = await look(type, token);
        expect([answer.statusCode, answer.json(), answer.headers["set-cookie"]]).toEqual([
          200,
          { email: ANA },
          undefined,
        ]);
      }
      expect((await service.call("POST", "/verify", { json: { type, token } })).statusCode).toBe(200);
      expect((await look(type, token)).statusCode).toBe(404);
    },
  );

  test("a confirmation tells too", async () => {
    await service.call("POST", "/signup", { json: { email: BEA, password: PASSWORD } });
    const { token } = await service.mail(BEA, "Confirma tu correo");
    expect((await look("signup", token)).json()).toEqual({ email: BEA });
  });

  test("who lacks the link learns nothing: unknown, of another kind, too old", async () => {
    const token = await tokenOf("recovery");
    const unknown = await look("recovery", NOBODY);
    expect(unknown.statusCode).toBe(404);
    for (const answer of [await look("magiclink", token), await look("signup", token), await look("mfa", token)]) {
      expect([answer.statusCode, answer.json()]).toEqual([404, unknown.json()]);
    }
    service.clock.advance(DAY_MS + 1);
    expect((await look("recovery", token)).json()).toEqual(unknown.json());
  });

  test("looking is counted with following: sixty in five minutes from one address", async () => {
    // The first of them confirmed the person's own sign-up.
    for (let i = 1; i < 60; i += 1) expect((await look("recovery", NOBODY)).statusCode).toBe(404);
    expect((await look("recovery", NOBODY)).statusCode).toBe(429);
  });

  test.each([{}, { type: "recovery" }, { type: "recovery", token: " " }, { type: "email_change", token: NOBODY }])(
    "%j is not a question",
    async (json) => {
      const answer = await service.call("POST", "/verify/account", { json });
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe.each(ONE_DIALECT)("whose account a waiting sign-in opens, on $name", (dialect) => {
  test("its token tells, and goes on serving", async () => {
    const strict = await startTestIdentity(dialect, { factors: { totp: true, requiredFor: "everyone" } });
    await strict.call("POST", "/signup", { json: { email: BEA, password: PASSWORD } });
    const { token } = await strict.mail(BEA, "Confirma tu correo");
    const stopped = await strict.call("POST", "/verify", { json: { type: "signup", token } });
    const { mfa_token } = stopped.json<{ mfa_token: string }>();
    const answer = await strict.call("POST", "/verify/account", { json: { type: "mfa", token: mfa_token } });
    expect([answer.statusCode, answer.json()]).toEqual([200, { email: BEA }]);
    const begun = await strict.call("POST", "/factors/enrolment", { json: { mfa_token } });
    expect(begun.statusCode).toBe(200);
    await strict.close();
  });
});
