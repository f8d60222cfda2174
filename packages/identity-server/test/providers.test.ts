import { ONE_DIALECT } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type OutsideService, startOutsideService } from "./outside-service.ts";
import { type Fragment, fragmentOf, openBrowser, pageOf } from "./provider-browser.ts";
import { PREFIX, SITE, startTestIdentity, type TestIdentity } from "./test-identity.ts";

/** The first mail of a process takes a moment to draw. */
const MAIL_WAIT = { timeout: 5000, interval: 20 };

const ANA = "ana@diario.example";
const PERSON = {
  id: 77,
  name: "Ana Ruiz",
  picture: "https://pictures.example/ana.png",
  emails: [{ address: ANA, isVerified: true, isMain: true }],
};
const SCOPES = {
  google: "openid email profile",
  gitlab: "openid email profile",
  github: "user:email",
  bitbucket: "account email",
};
const NAMES = ["google", "gitlab", "github", "bitbucket"] as const;
const CASES = ONE_DIALECT.flatMap((dialect) => NAMES.map((name) => ({ dialect, name, on: dialect.name })));

async function whoIs(service: TestIdentity, { access_token = "" }: Fragment) {
  const answer = await service.call("GET", "/user", { bearer: access_token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Invites a person; gives the token of the mail. */
async function invite(service: TestIdentity, email: string): Promise<string> {
  const bearer = await service.administrator();
  const answer = await service.call("POST", "/invite", { json: { email }, bearer });
  expect(answer.statusCode, answer.body).toBe(200);
  let token = "";
  await expect
    .poll(async () => {
      const mails = await service.mails();
      token = mails.find(({ to, text }) => to === email && text.includes("invite_token"))?.token ?? "";
      return token;
    }, MAIL_WAIT)
    .not.toBe("");
  return token;
}

describe.each(CASES)("$name on $on", ({ dialect, name }) => {
  let outside: OutsideService;
  let service: TestIdentity;
  async function start(signup: "open" | "invite", autoconfirm = false) {
    service = await startTestIdentity(dialect, { signup, autoconfirm, providers: outside.options });
  }
  beforeEach(async () => {
    outside = await startOutsideService(name, PERSON);
  });
  afterEach(async () => {
    await service.close();
    await outside.close();
  });

  test("G35: the browser leaves with our address, client, scope, state and an S256 challenge", async () => {
    await start("open");
    const url = await openBrowser(service).leave(name.toUpperCase());
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      redirect_uri: `${SITE}${PREFIX}/callback`,
      client_id: "site",
      response_type: "code",
      scope: SCOPES[name],
      state: expect.stringMatching(/^[\w-]{22}$/),
      code_challenge_method: "S256",
    });
  });

  test("G37: a new person gets an account with name and picture, and lands on the page of the start", async () => {
    await start("open");
    const answer = await openBrowser(service).signIn(name, { referer: `${SITE}/admin` });
    expect(pageOf(answer)).toBe("/admin");
    expect(await whoIs(service, fragmentOf(answer))).toMatchObject({
      email: ANA,
      app_metadata: { provider: name, providers: [name] },
      user_metadata: { full_name: "Ana Ruiz", avatar_url: PERSON.picture },
    });
  });

  test("G38: with sign-ups closed a stranger gets no account", async () => {
    await start("invite");
    const answer = await openBrowser(service).signIn(name);
    const { location } = answer.headers;
    expect(location).toBe(
      `${SITE}/#error=access_denied&error_description=403%3A+Signups+not+allowed+for+this+instance`,
    );
    const list = await service.call("GET", "/admin/users", { bearer: await service.administrator() });
    expect(list.json().users).toHaveLength(1);
  });

  test("G39: a service that gives no address is an error", async () => {
    await start("open");
    outside.become({ ...PERSON, emails: [] });
    expect(fragmentOf(await openBrowser(service).signIn(name))).toEqual({
      error: "server_error",
      error_description: "Error getting user email from external provider",
    });
  });

  test("G40: with sign-ups closed an existing person enters and keeps password, name and first provider", async () => {
    await start("invite");
    await service.person(ANA);
    const user = await whoIs(service, fragmentOf(await openBrowser(service).signIn(name)));
    expect(user.app_metadata).toEqual({ provider: "email", providers: ["email", name] });
    await service.signIn(ANA);
  });

  test("G33, G42: an invited person accepts", async () => {
    await start("invite");
    const inviteToken = await invite(service, ANA);
    const user = await whoIs(service, fragmentOf(await openBrowser(service).signIn(name, { inviteToken })));
    expect(user).toMatchObject({
      email: ANA,
      confirmed_at: expect.any(String),
      app_metadata: { provider: name },
      user_metadata: { full_name: "Ana Ruiz", avatar_url: PERSON.picture },
    });
    const audit = await service.call("GET", "/admin/audit?query=action:invite_accepted", {
      bearer: await service.administrator(),
    });
    expect(audit.json().map(({ payload }: { payload: { actor_email: string } }) => payload.actor_email)).toContain(ANA);
    const again = await service.call("GET", `/authorize?provider=${name}&invite_token=${inviteToken}`);
    expect(again.statusCode).toBe(404);
  });

  test.each([
    {
      case: "G34, G45: of another address",
      emails: [{ address: "otra@diario.example", isVerified: true, isMain: true }],
    },
    { case: "of the invited address, not verified", emails: [{ address: ANA, isVerified: false, isMain: true }] },
  ])("an invitation is not for a person $case; it still serves afterwards", async ({ emails }) => {
    await start("invite");
    const inviteToken = await invite(service, ANA);
    outside.become({ ...PERSON, emails });
    expect(fragmentOf(await openBrowser(service).signIn(name, { inviteToken }))).toEqual({
      error: "invalid_request",
      error_description: "Invited email does not match emails from external provider",
    });
    outside.become(PERSON);
    expect(fragmentOf(await openBrowser(service).signIn(name, { inviteToken }))).toHaveProperty("access_token");
  });

  test("G43, G44: an unknown invitation is 404, before anybody leaves", async () => {
    await start("invite");
    const answer = await service.call("GET", `/authorize?provider=${name}&invite_token=no-such-token`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 404, msg: "User not found" });
  });

  test.skipIf(name === "google")("G47: a service that fails to say who it is, is an error", async () => {
    await start("open");
    outside.failProfile(418);
    const fragment = fragmentOf(await openBrowser(service).signIn(name));
    expect(fragment).toEqual({
      error: "server_error",
      error_description: "Error getting user email from external provider",
    });
  });

  test("G46: an address that is not verified opens no account: its owner is asked by mail", async () => {
    await start("open");
    outside.become({ ...PERSON, emails: [{ address: ANA, isVerified: false, isMain: true }] });
    const answer = await openBrowser(service).signIn(name, { referer: `${SITE}/docs` });
    expect(answer.headers.location).toBe(`${SITE}/docs`);
    await expect.poll(async () => (await service.mails()).map(({ to }) => to), MAIL_WAIT).toEqual([ANA]);
    expect((await service.mails())[0]?.text).toContain("#confirmation_token=");
  });

  test("the settings say that it is on, and only it", async () => {
    await start("open");
    const { external, external_labels } = (await service.call("GET", "/settings")).json();
    const off = { bitbucket: false, facebook: false, github: false, gitlab: false, google: false, saml: false };
    expect(external).toMatchObject({ ...off, email: true, [name]: true });
    expect(external_labels).toEqual({});
  });
});

describe.each(ONE_DIALECT.flatMap((dialect) => (["github", "bitbucket"] as const).map((name) => ({ dialect, name }))))(
  "several addresses at $name",
  ({ dialect, name }) => {
    test("G41: a verified second address opens the account that has it, an unverified one does not", async () => {
      const emails = [
        { address: "otra@casa.example", isVerified: true, isMain: true },
        { address: "jefe@diario.example", isVerified: false, isMain: false },
        { address: "Ana@Diario.example", isVerified: true, isMain: false },
      ];
      const outside = await startOutsideService(name, { ...PERSON, emails });
      const service = await startTestIdentity(dialect, { signup: "invite", providers: outside.options });
      await service.person("jefe@diario.example");
      await service.person(ANA);
      const user = await whoIs(service, fragmentOf(await openBrowser(service).signIn(name)));
      expect(user.email).toBe(ANA);
      await service.close();
      await outside.close();
    });
  },
);

describe.each(ONE_DIALECT)("without services on $name", (dialect) => {
  test.each([
    { query: "", reason: "Provider is not enabled" },
    { query: "?provider=", reason: "Provider is not enabled" },
    { query: "?provider=google", reason: "Provider is not enabled" },
    { query: "?provider=saml", reason: "Provider is not enabled" },
    { query: "?provider=__proto__", reason: "Provider is not enabled" },
    { query: "?provider=google&provider=github", reason: "Provider is not enabled" },
    { query: "?provider=%00", reason: "Provider is not enabled" },
  ])("G36: /authorize$query is 400 and sets no cookie", async ({ query, reason }) => {
    const service = await startTestIdentity(dialect);
    const answer = await service.call("GET", `/authorize${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 400, msg: `Unsupported provider: ${reason}` });
    expect(answer.cookies).toEqual([]);
    for (const path of ["/saml/metadata", "/saml/acs"]) {
      expect((await service.call("GET", path)).statusCode).toBe(404);
    }
    await service.close();
  });
});
