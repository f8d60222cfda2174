import { ONE_DIALECT } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, startTestIdentity, type TestIdentity } from "./test-identity.ts";

const RUIZ = "marta.ruiz@diario.example";
const COMMON = { code: 422, msg: "Password is too common", weak_password: { reasons: ["common"] } };
const GUESSABLE = {
  code: 422,
  msg: "Password must not be made of your name, your email or the name of the site",
  weak_password: { reasons: ["context"] },
};

describe.each(ONE_DIALECT)("chosen passwords on $name", (dialect) => {
  let service: TestIdentity;
  beforeEach(async () => {
    service = await startTestIdentity(dialect, { siteUrl: "https://narrativas.example" });
  });
  afterEach(() => service.close());

  test.each([
    { name: "a common one", password: "12345678", body: COMMON },
    { name: "a common one in capitals", password: "PassWord1", body: COMMON },
    { name: "a common one in full width", password: "ｐａｓｓｗｏｒｄ", body: COMMON },
    { name: "the site and a year", password: "Narrativas2026!", body: GUESSABLE },
    { name: "the address", password: "marta.ruiz", body: GUESSABLE },
    { name: "the name with accents", password: "Mártínez-77", body: GUESSABLE },
  ])("$name is refused with the reason", async ({ password, body }) => {
    const json = { email: RUIZ, password, data: { full_name: "Marta Martínez" } };
    const answer = await service.call("POST", "/signup", { json });
    expect([answer.statusCode, answer.json()]).toEqual([422, body]);
  });

  test.each(["marta-correcta-caballo", "una frase larga con espacios", "x9-kq7w."])(
    "«%s» is accepted",
    async (password) => {
      const answer = await service.call("POST", "/signup", { json: { email: RUIZ, password } });
      expect(answer.statusCode, answer.body).toBe(200);
    },
  );

  test("too short says so in the same shape", async () => {
    const answer = await service.call("POST", "/signup", { json: { email: RUIZ, password: "corta" } });
    expect(answer.json()).toMatchObject({ code: 422, weak_password: { reasons: ["length"] } });
  });

  test("every way to set a password asks the same", async () => {
    const bearer = await service.administrator();
    const { access_token } = await service.person(RUIZ);
    const { id } = (await service.call("GET", "/user", { bearer: access_token })).json<{ id: string }>();
    for (const password of ["12345678", "marta.ruiz1"]) {
      await service.call("POST", "/recover", { json: { email: RUIZ } });
      const { token } = await service.mail(RUIZ, "Elige una contraseña nueva");
      const answers = [
        await service.call("PUT", "/user", { json: { password }, bearer: access_token }),
        await service.call("PUT", `/admin/users/${id}`, { json: { password }, bearer }),
        await service.call("POST", "/admin/users", { json: { email: "marta.ruiz@otro.example", password }, bearer }),
        await service.call("POST", "/verify", { json: { type: "recovery", token, password } }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 422]);
    }
    await service.signIn(RUIZ, PASSWORD);
  });
});
