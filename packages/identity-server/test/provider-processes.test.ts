import { DIALECTS } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type OutsideService, startOutsideService } from "./outside-service.ts";
import { fragmentOf, openBrowser } from "./provider-browser.ts";
import { type SamlDirectory, startSamlDirectory } from "./saml-directory.ts";
import { startTestIdentity, type TestIdentity } from "./test-identity.ts";

const PERSON = {
  id: 77,
  name: "Ana Ruiz",
  picture: "",
  emails: [{ address: "ana@diario.example", isVerified: true, isMain: true }],
};

// On SQLite there is one process only.
describe.each(DIALECTS.filter(({ name }) => name === "postgres"))("two processes on $name", (dialect) => {
  let github: OutsideService;
  let directory: SamlDirectory;
  let one: TestIdentity;
  let two: TestIdentity;
  beforeEach(async () => {
    github = await startOutsideService("github", PERSON);
    directory = await startSamlDirectory();
    const saml = {
      entryPoint: directory.entryPoint,
      issuer: directory.issuer,
      label: "Directorio",
      certificates: [directory.certificate] as const,
    };
    const options = { providers: { ...github.options, saml } };
    one = await startTestIdentity(dialect, options);
    two = await startTestIdentity(dialect, options, one.store);
  });
  afterEach(async () => {
    await two.close();
    await one.close();
    await github.close();
    await directory.close();
  });

  test("a sign-in that leaves one comes back to the other, once", async () => {
    const browser = openBrowser(one);
    const callback = await browser.visit(await browser.leave("github"));
    const elsewhere = openBrowser(two);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    const answers = await Promise.all([browser.comeBack(callback), elsewhere.comeBack(callback)]);
    expect(answers.filter((answer) => "access_token" in fragmentOf(answer))).toHaveLength(1);
  });

  test("a SAML request of one is answered at the other, and cannot be again at the first", async () => {
    const browser = openBrowser(one);
    const form = { ...(await directory.visit(await browser.leave("saml"))) };
    const waiting = await two.call("POST", "/saml/acs", { form });
    expect(waiting.statusCode).toBe(302);
    expect((await one.call("POST", "/saml/acs", { form })).statusCode).toBe(400);
    const answer = await browser.comeBack(new URL(String(waiting.headers.location)));
    expect(fragmentOf(answer)).toHaveProperty("access_token");
  });

  test("ten first sign-ins of one person, spread over both, make one account", async () => {
    const fragments = await Promise.all(
      Array.from({ length: 10 }, async (_one, index) =>
        fragmentOf(await openBrowser(index % 2 === 0 ? one : two).signIn("github")),
      ),
    );
    const ids = await Promise.all(
      fragments.map(
        async ({ access_token = "" }) => (await one.call("GET", "/user", { bearer: access_token })).json().id,
      ),
    );
    expect(new Set(ids).size).toBe(1);
  });
});
