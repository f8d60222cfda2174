import { FEATURE_DIALECTS } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fragmentOf, openBrowser } from "./provider-browser.ts";
import { type Assertion, type SamlDirectory, startSamlDirectory } from "./saml-directory.ts";
import { actingBy, startTestIdentity, type TestIdentity } from "./test-identity.ts";

const HOUR_MS = 3600_000;
const ANSWERS = "https://directory.example/slo";

describe.each(FEATURE_DIALECTS)("sessions of a directory by SAML, on $name", (dialect) => {
  let directory: SamlDirectory;
  let service: TestIdentity;
  beforeEach(async () => {
    directory = await startSamlDirectory();
    const { entryPoint, issuer, certificate } = directory;
    const saml = { entryPoint, issuer, certificates: [certificate] as const, label: "Directorio", logoutUrl: ANSWERS };
    service = await startTestIdentity(dialect, { providers: { saml } });
  });
  afterEach(async () => {
    await service.close();
    await directory.close();
  });

  async function enter(change: Partial<Assertion> = {}) {
    directory.change = (assertion) => void Object.assign(assertion, change);
    const browser = openBrowser(service);
    const form = await directory.visit(await browser.leave("saml"));
    const headers = { cookie: browser.cookie() };
    const answer = await service.call("POST", "/saml/acs", { form: { ...form }, headers });
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    return { bearer: fragmentOf(answer).access_token ?? "", cookie };
  }
  const isIn = async ({ bearer, cookie }: { bearer: string; cookie: string }) => [
    (await service.call("GET", "/user", { bearer })).statusCode === 200,
    (await service.identity.readSession(cookie)) !== null,
  ];
  const inMs = (ms: number) => new Date(service.clock.now() + ms).toISOString();

  test("one ends when the directory says, however long others live", async () => {
    const bound = await enter({ sessionEnd: inMs(2 * HOUR_MS), sessionIndex: "s-1" });
    const free = await enter();
    service.clock.advance(2 * HOUR_MS - 1000);
    expect(await isIn(bound)).toEqual([false, true]);
    service.clock.advance(1000);
    expect(await isIn(bound)).toEqual([false, false]);
    expect((await isIn(free))[1]).toBe(true);
  });

  test("where a domain requires it, its word is good for an hour", async () => {
    const jefa = actingBy(await service.administrator("jefa@otra.example"));
    const caller = { ...jefa, address: "203.0.113.9", userAgent: "tests" };
    const wish = { domain: "diario.example", provider: "saml", opensAccounts: true } as const;
    await service.identity.operations.directory.require(wish, caller);
    const ana = await enter();
    service.clock.advance(HOUR_MS - 1000);
    expect((await isIn(ana))[1]).toBe(true);
    service.clock.advance(1000);
    expect((await isIn(ana))[1]).toBe(false);
  });

  test("its groups stand for ours", async () => {
    const jefa = actingBy(await service.administrator("jefa@otra.example"));
    const caller = { ...jefa, address: "203.0.113.9", userAgent: "tests" };
    const { directory: doors, groups } = service.identity.operations;
    await groups.make({ name: "sucesos", purpose: "Sucesos" }, caller);
    await doors.linkGroup({ provider: "saml", directoryGroup: "CN=Sucesos", group: "sucesos" }, caller);
    const ana = await enter({ groups: ["CN=Otros", "CN=Sucesos"] });
    expect(await service.identity.readSession(ana.cookie)).toMatchObject({ groups: ["sucesos"] });
  });

  test.each(["form", "query"] as const)(
    "a signed request by a %s ends the session that it names, and is answered",
    async (by) => {
      const one = await enter({ sessionIndex: "s-1" });
      const two = await enter({ sessionIndex: "s-2" });
      const signOut = { nameId: "u-77", sessionIndex: "s-1" };
      const answer =
        by === "form"
          ? await service.call("POST", "/saml/logout", { form: directory.signOutForm(signOut) })
          : await service.call("GET", `/saml/logout?${directory.signOutQuery(signOut)}`);
      expect(answer.statusCode, answer.body).toBe(302);
      expect(String(answer.headers.location)).toMatch(/^https:\/\/directory\.example\/slo\?.*SAMLResponse=/);
      expect(await isIn(one)).toEqual([false, false]);
      expect(await isIn(two)).toEqual([true, true]);
    },
  );

  test.each([
    { name: "signed by a stranger, in a form", ask: (): Ask => [{ nameId: "u-77", isForged: true }, "form"] },
    { name: "signed by a stranger, in an address", ask: (): Ask => [{ nameId: "u-77", isForged: true }, "query"] },
    { name: "of another directory", ask: (): Ask => [{ nameId: "u-77", issuer: "https://other.example" }, "form"] },
    { name: "without a signature, in an address", ask: (): Ask => [{ nameId: "u-77" }, "bare"] },
    { name: "that is none", ask: (): Ask => [{ nameId: "u-77" }, "nothing"] },
  ])("a request $name ends nothing", async ({ ask }) => {
    const ana = await enter({ sessionIndex: "s-1" });
    const [signOut, by] = ask();
    const query = directory.signOutQuery(signOut);
    const answers = {
      form: () => service.call("POST", "/saml/logout", { form: directory.signOutForm(signOut) }),
      query: () => service.call("GET", `/saml/logout?${query}`),
      bare: () => service.call("GET", `/saml/logout?${query.slice(0, query.indexOf("&SigAlg"))}`),
      nothing: () => service.call("GET", "/saml/logout"),
    };
    expect((await answers[by]()).statusCode).toBe(400);
    expect(await isIn(ana)).toEqual([true, true]);
  });
});

type Ask = readonly [
  signOut: { readonly nameId: string; readonly issuer?: string; readonly isForged?: boolean },
  by: "form" | "query" | "bare" | "nothing",
];
