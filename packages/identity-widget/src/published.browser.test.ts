import { launchChromium } from "@nv/test-kit/chromium";
import { inEachRun } from "@nv/test-kit/depth";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Visit, visit } from "../test/conformance/visit.ts";
import { WIDGETS, widgetFiles } from "../test/conformance/widgets.ts";
import { type RealProvider, startRealProvider } from "../test/real-provider.ts";
import { REAL_HOST_RULE, type RealService, startRealService } from "../test/real-service.ts";

// The widgets as npm has them get people in and out of the service: not only as ours does, but rightly.

const PASSWORD = "una-frase-larga-y-tranquila";
const OTHER_PASSWORD = "otra-frase-igual-de-larga";

let browser: Browser;
let provider: RealProvider;
let anybody: RealService;
let invited: RealService;

beforeAll(async () => {
  provider = await startRealProvider({ sub: "0", email: "", email_verified: false, name: "" });
  const google = { clientId: "site", clientSecret: "secreto", url: provider.url };
  const files = await widgetFiles();
  anybody = await startRealService({ files, providers: { google } });
  invited = await startRealService({ files, providers: { google }, signup: "invite" });
  browser = await launchChromium([REAL_HOST_RULE]);
});

afterAll(async () => {
  await browser?.close();
  await anybody?.close();
  await invited?.close();
  await provider?.close();
});

const ask = (seen: Visit, code: string) => seen.page.evaluate(`netlifyIdentity.${code}`);

async function open(seen: Visit, page = "login"): Promise<void> {
  await ask(seen, `open(${JSON.stringify(page)})`);
  await seen.settle();
}

/** Returns the e-mail address of the person whom the gate lets in with the cookies of this browser. */
async function letIn(seen: Visit): Promise<string | null> {
  const cookies = await seen.page.context().cookies(seen.service.origin);
  const session = await seen.service.identity.readSession(cookies.map((one) => `${one.name}=${one.value}`).join("; "));
  return session?.email ?? null;
}

async function expectSignedIn(seen: Visit, email: string): Promise<void> {
  expect(await ask(seen, "currentUser()?.email")).toBe(email);
  expect(await letIn(seen)).toBe(email);
  const { events, storage, text } = await seen.observe();
  expect(events).toContain("login(User)");
  expect(storage).toContain("gotrue.user");
  expect(text).toContain("Logged in as");
  // Only on a host that is not local do they ask for it.
  expect((await seen.page.context().cookies()).map(({ name }) => name)).toContain("nf_jwt");
}

async function signOut(seen: Visit): Promise<void> {
  const cookies = await seen.page.context().cookies(seen.service.origin);
  await ask(seen, "logout()");
  expect(await ask(seen, "currentUser()")).toBeNull();
  expect((await seen.observe()).events).toContain("logout");
  expect(await letIn(seen)).toBeNull();
  const copy = cookies.map((one) => `${one.name}=${one.value}`).join("; ");
  expect(await seen.service.identity.readSession(copy), "a copy of the cookies").toBeNull();
}

async function signIn(seen: Visit, email: string, password: string): Promise<void> {
  await seen.startRecording();
  await seen.go();
  await open(seen);
  await seen.send({ email, password });
  await expectSignedIn(seen, email);
}

/** Both are seen in `conformance.browser.test.ts`; the service knows no version of who calls it. */
const VERSIONS = inEachRun<"1.9.2" | "2.0.3">(["1.9.2", "2.0.3"], ["2.0.3"]);

describe.each(VERSIONS)("the published widget %s, on a host name that is not local,", (version) => {
  let seen: Visit;
  let name = 0;
  async function visitTo(service: RealService): Promise<void> {
    name += 1;
    seen = await visit(browser, service, WIDGETS[version], `${version.replaceAll(".", "")}-${name}`);
  }
  beforeEach(() => visitTo(anybody));
  afterEach(() => seen.close());

  /** Becomes a new person at the provider. */
  function become(): string {
    const email = seen.address("fuera");
    provider.person = { sub: email, email, email_verified: true, name: "Nuria Gil" };
    return email;
  }

  test("signs up, confirms, signs out and signs in", async () => {
    const email = seen.address("nuria");
    await seen.go();
    await open(seen, "signup");
    await seen.send({ name: "Nuria Gil", email, password: PASSWORD });
    expect(await letIn(seen)).toBeNull();
    const token = await anybody.mailedToken(email, "confirmation");
    await seen.go(`#confirmation_token=${token}`);
    await expectSignedIn(seen, email);
    expect((await seen.observe()).text).toContain("Nuria Gil");
    await signOut(seen);
    await signIn(seen, email, PASSWORD);
  });

  test("recovers: the new password is the one that opens, and the old one does not", async () => {
    const email = seen.address("olvido");
    await anybody.addPerson(email, PASSWORD);
    await seen.go();
    await open(seen);
    await seen.dialog.locator(".forgotPasswordLink").click();
    await seen.send({ email });
    const token = await anybody.mailedToken(email, "recovery");
    await seen.go(`#recovery_token=${token}`);
    await seen.send({ password: OTHER_PASSWORD });
    await expectSignedIn(seen, email);
    await signOut(seen);
    await open(seen);
    await seen.send({ email, password: PASSWORD });
    expect(await letIn(seen)).toBeNull();
    await signIn(seen, email, OTHER_PASSWORD);
  });

  test("accepts an invitation with a password", async () => {
    await seen.close();
    await visitTo(invited);
    const email = seen.address("invitada");
    await invited.invite(email);
    const token = await invited.mailedToken(email, "invite");
    await seen.go(`#invite_token=${token}`);
    await seen.send({ password: PASSWORD });
    await expectSignedIn(seen, email);
    await signOut(seen);
    await signIn(seen, email, PASSWORD);
  });

  test("changes the address: the link of the mail makes the new one count", async () => {
    const email = seen.address("antes");
    const next = seen.address("despues");
    await anybody.addPerson(email, PASSWORD);
    await signIn(seen, email, PASSWORD);
    await ask(seen, `gotrue.currentUser().update({ email: ${JSON.stringify(next)} })`);
    const token = await anybody.mailedToken(next, "email_change");
    await seen.go(`#email_change_token=${token}`);
    expect(await letIn(seen)).toBe(next);
    await signOut(seen);
    await signIn(seen, next, PASSWORD);
  });

  test("signs in by a provider, is still in on the next page, and signs out", async () => {
    const email = become();
    await seen.go();
    await open(seen);
    await seen.throughProvider();
    await expectSignedIn(seen, email);
    expect(new URL(seen.page.url()).hash).toBe("");
    await seen.go();
    expect(await ask(seen, "currentUser()?.email")).toBe(email);
    expect(await letIn(seen)).toBe(email);
    await signOut(seen);
  });

  test("accepts an invitation by a provider", async () => {
    await seen.close();
    await visitTo(invited);
    const email = become();
    await invited.invite(email);
    const token = await invited.mailedToken(email, "invite");
    await seen.go(`#invite_token=${token}`);
    await seen.throughProvider();
    await expectSignedIn(seen, email);
  });

  test("says that accounts are by invitation to a stranger who comes by a provider", async () => {
    await seen.close();
    await visitTo(invited);
    become();
    await seen.go();
    await open(seen);
    await seen.throughProvider();
    expect(await letIn(seen)).toBeNull();
    const { text } = await seen.observe();
    expect(text).toContain("Public signups are disabled. Contact an administrator and ask for an invite.");
  });
});
