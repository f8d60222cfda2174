import { FEATURE_DIALECTS } from "@nv/test-kit";
import { decodeJwt } from "jose";
import { generate } from "otplib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type OutsidePerson, type OutsideService, startOutsideService } from "./outside-service.ts";
import { type Fragment, fragmentOf, openBrowser } from "./provider-browser.ts";
import { PASSWORD, SAME_ORIGIN, startTestIdentity, type TestIdentity } from "./test-identity.ts";

/** The first mail of a process takes a moment to draw. */
const MAIL_WAIT = { timeout: 5000, interval: 20 };

const ANA = "ana@diario.example";
const PERSON: OutsidePerson = {
  id: 77,
  name: "Ana Ruiz",
  picture: "https://pictures.example/ana.png",
  emails: [{ address: ANA, isVerified: true, isMain: true }],
};
const UNVERIFIED = [{ address: ANA, isVerified: false, isMain: true }];

/** Asks for a token with a password; gives the status. */
async function passwordStatus(service: TestIdentity, email: string, password: string): Promise<number> {
  const form = { grant_type: "password", username: email, password };
  return (await service.call("POST", "/token", { form })).statusCode;
}

describe.each(FEATURE_DIALECTS)("accounts of people from outside on $name", (dialect) => {
  let github: OutsideService;
  let service: TestIdentity;
  async function start(options: { signup?: "open" | "invite"; autoconfirm?: boolean } = {}) {
    service = await startTestIdentity(dialect, { ...options, factors: { totp: true }, providers: github.options });
  }
  const signIn = async () => fragmentOf(await openBrowser(service).signIn("github"));
  const whoIs = async ({ access_token = "" }: Fragment) =>
    (await service.call("GET", "/user", { bearer: access_token })).json();
  beforeEach(async () => {
    github = await startOutsideService("github", PERSON);
  });
  afterEach(async () => {
    await service.close();
    await github.close();
  });

  test("W10: a stranger's password and words do not survive when the owner of the address comes", async () => {
    await start();
    const json = { email: ANA, password: "murcielago-lento-9", data: { full_name: "Extraño", team: "mal" } };
    const signup = await service.call("POST", "/signup", { json, headers: SAME_ORIGIN });
    expect(signup.statusCode, signup.body).toBe(200);
    await expect.poll(async () => (await service.mails()).length, MAIL_WAIT).toBe(1);
    const user = await whoIs(await signIn());
    expect(user.user_metadata).toEqual({ full_name: "Ana Ruiz", avatar_url: PERSON.picture });
    expect(user.app_metadata).toEqual({ provider: "github", providers: ["github"] });
    expect(await passwordStatus(service, ANA, "murcielago-lento-9")).toBe(400);
    const [mail] = await service.mails();
    const late = await service.call("POST", "/verify", { json: { type: "signup", token: mail?.token ?? "" } });
    expect(late.statusCode, "the stranger's confirmation link").toBe(404);
  });

  test("W10 with autoconfirm: a stranger's password, sessions and factors do not survive", async () => {
    await start({ autoconfirm: true });
    const password = "murcielago-lento-9";
    expect((await service.call("POST", "/signup", { json: { email: ANA, password } })).statusCode).toBe(200);
    const stranger = await service.signIn(ANA, password);
    const { secret } = (await service.call("POST", "/factors/totp", { bearer: stranger.access_token })).json();
    await service.call("POST", "/factors/totp/verify", {
      json: { code: await generate({ secret, epoch: Math.floor(service.clock.now() / 1000) }) },
      bearer: stranger.access_token,
    });
    expect(await signIn()).toHaveProperty("access_token");
    expect(await passwordStatus(service, ANA, password)).toBe(400);
    expect((await service.call("GET", "/user", { bearer: stranger.access_token })).statusCode).toBe(401);
  });

  test("an account with a second factor is asked for it, and the gate stays closed until then", async () => {
    await start();
    const first = await signIn();
    const bearer = first.access_token ?? "";
    const { secret } = (await service.call("POST", "/factors/totp", { bearer })).json();
    const codeNow = () => generate({ secret, epoch: Math.floor(service.clock.now() / 1000) });
    await service.call("POST", "/factors/totp/verify", { json: { code: await codeNow() }, bearer });
    service.clock.advance(30_000);

    const browser = openBrowser(service);
    const waiting = fragmentOf(await browser.signIn("github"));
    expect(waiting).toEqual({ factors: "totp recovery_code", mfa_token: expect.stringMatching(/^[\w-]{22}$/) });
    expect(browser.cookies.has("__Host-nv_session")).toBe(false);
    const form = { grant_type: "mfa", mfa_token: waiting.mfa_token ?? "", code: await codeNow() };
    const answer = await service.call("POST", "/token", { form, headers: SAME_ORIGIN });
    expect(decodeJwt(answer.json().access_token)).toMatchObject({ amr: ["oauth", "totp"], aal: "aal2" });
  });

  test("with autoconfirm a proven account keeps its password when another service is added", async () => {
    await start({ autoconfirm: true });
    const fragment = await signIn();
    const password = "la-mia-de-verdad";
    await service.call("PUT", "/user", { json: { password }, bearer: fragment.access_token ?? "" });
    github.become({ ...PERSON, id: 78 });
    await signIn();
    expect(await passwordStatus(service, ANA, password)).toBe(200);
  });

  test("another way into an account is told to its owner, once; a new account has nothing to tell", async () => {
    await start();
    await service.person(ANA);
    await signIn();
    const mail = await service.mail(ANA, "Se ha vinculado otra forma de entrar");
    expect(mail.text).toContain("GitHub");
    await signIn();
    github.become({ ...PERSON, id: 99, emails: [{ address: "bea@diario.example", isVerified: true, isMain: true }] });
    await signIn();
    const told = (await service.mails()).filter(({ subject }) => subject === mail.subject);
    expect(told.map(({ to }) => to)).toEqual([ANA]);
  });

  test("W11: an unverified address never opens an account that exists, and its owner is told", async () => {
    await start();
    await service.person(ANA);
    github.become({ ...PERSON, emails: UNVERIFIED });
    expect(await signIn()).toEqual({});
    await expect.poll(async () => (await service.mails()).map(({ to }) => to), MAIL_WAIT).toContain(ANA);
    const audit = await service.call("GET", "/admin/audit?query=action:user_repeated_signup", {
      bearer: await service.administrator(),
    });
    expect(audit.json()).toHaveLength(1);
  });

  test("W11 with autoconfirm: an unverified address makes an account, but does not open one", async () => {
    await start({ autoconfirm: true });
    github.become({ ...PERSON, emails: UNVERIFIED });
    expect(await whoIs(await signIn())).toMatchObject({ email: ANA, confirmed_at: expect.any(String) });
    github.become({ ...PERSON, id: 78, emails: UNVERIFIED });
    expect(await signIn()).toEqual({
      error: "invalid_request",
      error_description: "A user with this email address has already been registered",
    });
  });

  test("whoever confirms an unverified address chooses a password; the identity that asked stays outside", async () => {
    await start();
    github.become({ ...PERSON, emails: UNVERIFIED });
    await signIn();
    await expect.poll(async () => (await service.mails()).length, MAIL_WAIT).toBe(1);
    const [mail] = await service.mails();
    const json = { type: "signup", token: mail?.token, password: PASSWORD };
    expect((await service.call("POST", "/verify", { json: { ...json, password: "" } })).statusCode).toBe(422);
    expect((await service.call("POST", "/verify", { json })).statusCode).toBe(200);
    expect(await signIn()).toEqual({});
  });

  test("with sign-ups closed an unverified address learns nothing about who has an account", async () => {
    await start({ signup: "invite" });
    github.become({ ...PERSON, emails: UNVERIFIED });
    const unknown = await signIn();
    await service.person(ANA);
    expect(await signIn()).toEqual(unknown);
    expect(unknown).toMatchObject({ error: "access_denied" });
  });

  test("a banned person is refused, by identity and by address", async () => {
    await start();
    const { id } = await whoIs(await signIn());
    const bearer = await service.administrator();
    const ban = await service.call("PUT", `/admin/users/${id}`, { json: { ban_duration: "24h" }, bearer });
    expect(ban.statusCode, ban.body).toBe(200);
    const refused = { error: "access_denied", error_description: "User is banned" };
    expect(await signIn()).toEqual(refused);
    github.become({ ...PERSON, id: 78 });
    expect(await signIn()).toEqual(refused);
    const audit = await service.call("GET", "/admin/audit?query=action:login_failed", { bearer });
    expect(audit.json()).toHaveLength(2);
  });

  test("an invited person who simply signs in by a service has accepted; the administrator's words stay", async () => {
    await start({ signup: "invite" });
    const bearer = await service.administrator();
    await service.call("POST", "/invite", { json: { email: ANA, data: { full_name: "A. Ruiz" } }, bearer });
    expect(await whoIs(await signIn())).toMatchObject({ user_metadata: { full_name: "A. Ruiz" } });
  });

  test("an identity that opens one account does not accept an invitation to another", async () => {
    await start();
    await signIn();
    const bearer = await service.administrator();
    await service.call("POST", "/invite", { json: { email: "otra@diario.example" }, bearer });
    let inviteToken = "";
    await expect
      .poll(async () => {
        inviteToken = (await service.mails()).find(({ to }) => to === "otra@diario.example")?.token ?? "";
        return inviteToken;
      }, MAIL_WAIT)
      .not.toBe("");
    github.become({
      ...PERSON,
      emails: [...PERSON.emails, { address: "otra@diario.example", isVerified: true, isMain: false }],
    });
    const answer = await openBrowser(service).signIn("github", { inviteToken });
    expect(fragmentOf(answer)).toEqual({
      error: "invalid_request",
      error_description: "External identity already belongs to another user",
    });
  });

  test("deletion unlinks: the same person comes back to a new account", async () => {
    await start();
    const { id } = await whoIs(await signIn());
    await service.call("DELETE", `/admin/users/${id}`, { bearer: await service.administrator() });
    const back = await whoIs(await signIn());
    expect(back.id).not.toBe(id);
  });

  test("ten first sign-ins at the same moment make one account", async () => {
    await start();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn()));
    const ids = await Promise.all(answers.map(async (fragment) => (await whoIs(fragment)).id));
    expect(new Set(ids).size).toBe(1);
  });

  test("a name of 100,000 characters and a picture that is a script leave the account usable", async () => {
    await start();
    github.become({ ...PERSON, name: "ñ".repeat(100_000), picture: "javascript:alert(1)" });
    const { user_metadata } = await whoIs(await signIn());
    expect(user_metadata).toEqual({ full_name: "ñ".repeat(200) });
  });

  test("the sign-in and the link are in the audit", async () => {
    await start();
    await service.person(ANA);
    await signIn();
    const bearer = await service.administrator();
    const entries: { payload: { action: string; actor_email: string } }[] = (
      await service.call("GET", `/admin/audit?query=author:${ANA}`, { bearer })
    ).json();
    expect(entries.map(({ payload }) => payload.action)).toEqual(
      expect.arrayContaining(["identity_linked", "login", "login"]),
    );
  });
});
