import { ONE_DIALECT } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, startTestIdentity, type TestIdentity } from "./test-identity.ts";

const ANA = "ana@diario.example";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const NEW_SIGN_IN = "Alguien ha entrado en tu cuenta desde otro dispositivo";

describe.each(ONE_DIALECT)("the language of mails on $name", (dialect) => {
  let service: TestIdentity;
  beforeEach(async () => {
    service = await startTestIdentity(dialect);
  });
  afterEach(() => service.close());

  test("each person is written to in their own language, others in that of the site", async () => {
    const signup = (email: string, data?: object) =>
      service.call("POST", "/signup", { json: { email, password: PASSWORD, data } });
    await signup(ANA, { locale: "hu-HU" });
    await signup("bea@diario.example", { locale: "xx" });
    await signup("eva@diario.example", { locale: { evil: true } });
    await service.mail(ANA, "Erősítse meg az e-mail-címét");
    await service.mail("bea@diario.example", "Confirma tu correo");
    await service.mail("eva@diario.example", "Confirma tu correo");
  });

  test("an e-mail change is told to both addresses, in the language of the person", async () => {
    const { access_token } = await service.person(ANA);
    const change = (json: object) => service.call("PUT", "/user", { json, bearer: access_token });
    await change({ data: { locale: "cs" } });
    await change({ email: "nueva@diario.example" });
    await service.mail(ANA, "Žádost o změnu vašeho e-mailu");
    const { token } = await service.mail("nueva@diario.example", "Potvrďte svůj nový e-mail");
    await change({ email_change_token: token });
    await service.mail(ANA, "Váš e-mail se změnil");
  });

  test("a sign-in from a device or network not seen before is told, once; the first and the known ones are not", async () => {
    await service.person(ANA);
    await service.signIn(ANA);
    await service.signIn(ANA, PASSWORD, { "user-agent": FIREFOX });
    await service.signIn(ANA, PASSWORD, { "user-agent": `${FIREFOX} newer` });
    const mail = await service.mail(ANA, NEW_SIGN_IN);
    expect(mail.text).toContain("Firefox · Linux, dirección 127.0.0.1");
    await service.call("POST", "/recover", { json: { email: ANA } });
    await service.mail(ANA, "Elige una contraseña nueva");
    expect((await service.mails()).filter(({ subject }) => subject === NEW_SIGN_IN)).toHaveLength(1);
  });

  test("a device that lies about itself puts neither lines nor links in the mail", async () => {
    await service.person(ANA);
    await service.signIn(ANA, PASSWORD, { "user-agent": "x https://evil.example/ <a href=//evil.example>" });
    const mail = await service.mail(ANA, NEW_SIGN_IN);
    expect(mail.text).not.toContain("evil.example");
  });

  test("eight sign-ins at once from a new device are one mail", async () => {
    await service.person(ANA);
    const headers = { "user-agent": FIREFOX };
    await Promise.all(Array.from({ length: 8 }, () => service.signIn(ANA, PASSWORD, headers)));
    await service.mail(ANA, NEW_SIGN_IN);
    expect((await service.mails()).filter(({ subject }) => subject === NEW_SIGN_IN)).toHaveLength(1);
  });
});
