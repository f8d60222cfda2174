import { FEATURE_DIALECTS } from "@nv/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createSamlProvider } from "../src/providers/saml-provider.ts";
import { type Browser, fragmentOf, openBrowser, pageOf } from "./provider-browser.ts";
import { type Assertion, type PostedResponse, type SamlDirectory, startSamlDirectory } from "./saml-directory.ts";
import { PREFIX, SITE, startTestIdentity, type TestIdentity } from "./test-identity.ts";

const ANA = "ana@diario.example";
const ENTITY = `${SITE}${PREFIX}/saml`;
const RESPONSE_INVALID = { error: "invalid_request", error_description: "SAML response is invalid" };
const STATE_INVALID = "OAuth state is invalid: it is unknown, used, expired or of another browser";

describe.each(FEATURE_DIALECTS)("SAML on $name", (dialect) => {
  let directory: SamlDirectory;
  let service: TestIdentity;
  async function start(emailDomains?: readonly string[]) {
    const { entryPoint, issuer, certificate } = directory;
    const saml = { entryPoint, issuer, certificates: [certificate] as const, label: "Directorio", emailDomains };
    service = await startTestIdentity(dialect, { providers: { saml } });
  }
  const cookieOf = ({ cookies }: Browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  /** Posts the form; a browser sends our cookie along only when the directory is on the same site. */
  const post = (form: PostedResponse | Record<string, string>, cookie = "") =>
    service.call("POST", "/saml/acs", { form: { ...form }, headers: { cookie, origin: "https://directory.example" } });
  async function leaveAndVisit(browser: Browser, referer = `${SITE}/docs`) {
    return directory.visit(await browser.leave("saml", { referer }));
  }
  beforeEach(async () => {
    directory = await startSamlDirectory();
  });
  afterEach(async () => {
    await service.close();
    await directory.close();
  });

  test("G50: the metadata names the entity and where responses go", async () => {
    await start();
    const answer = await service.call("GET", "/saml/metadata");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(answer.body).toContain(`entityID="${ENTITY}"`);
    expect(answer.body).toContain(`Location="${ENTITY}/acs"`);
  });

  test("G03: the settings show the label", async () => {
    await start();
    const { external, external_labels } = (await service.call("GET", "/settings")).json();
    expect(external.saml).toBe(true);
    expect(external_labels).toEqual({ saml: "Directorio" });
  });

  test("G49: a signed response opens an account", async () => {
    await start();
    const browser = openBrowser(service);
    const form = await leaveAndVisit(browser);
    const answer = await post(form, cookieOf(browser));
    expect(answer.statusCode, answer.body).toBe(302);
    expect(pageOf(answer)).toBe("/docs");
    const fragment = fragmentOf(answer);
    expect(Object.keys(fragment)).toEqual(["access_token", "expires_in", "refresh_token", "token_type"]);
    const user = (await service.call("GET", "/user", { bearer: fragment.access_token ?? "" })).json();
    expect(user).toMatchObject({
      email: ANA,
      app_metadata: { provider: "saml", providers: ["saml"] },
      user_metadata: { full_name: "Ana Ruiz" },
    });
    expect(answer.cookies.map(({ name }) => name)).toEqual(["__Host-nv_session", "__Host-nv_device"]);
  });

  test("a form of another site comes without our cookie: the browser brings it to the callback", async () => {
    await start();
    const browser = openBrowser(service);
    const waiting = await post(await leaveAndVisit(browser));
    expect(waiting.statusCode).toBe(302);
    expect(waiting.cookies).toEqual([]);
    const answer = await browser.comeBack(new URL(String(waiting.headers.location)));
    expect(fragmentOf(answer)).toHaveProperty("access_token");
    expect(pageOf(answer)).toBe("/docs");
  });

  test("an attacker's response signs nobody in, in a browser that did not start it", async () => {
    await start();
    const form = await leaveAndVisit(openBrowser(service));
    const victim = openBrowser(service);
    const waiting = await post(form);
    const callback = new URL(String(waiting.headers.location));
    expect((await victim.comeBack(callback)).json().msg).toBe(STATE_INVALID);
    await victim.leave("saml");
    expect((await victim.comeBack(callback)).json().msg).toBe(STATE_INVALID);
    expect((await post(form, cookieOf(victim))).json().msg).toBe(STATE_INVALID);
  });

  test("a callback before its response signs nobody in", async () => {
    await start();
    const browser = openBrowser(service);
    const url = await browser.leave("saml");
    const state = url.searchParams.get("RelayState") ?? "";
    const answer = await browser.comeBack(new URL(`${SITE}${PREFIX}/callback?state=${state}&code=x`));
    expect(answer.json().msg).toBe(STATE_INVALID);
  });

  test("a response serves once, at the same moment and later", async () => {
    await start();
    const browser = openBrowser(service);
    const form = await leaveAndVisit(browser);
    const cookie = cookieOf(browser);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(form, cookie)));
    expect(answers.filter((answer) => "access_token" in fragmentOf(answer))).toHaveLength(1);
    expect((await post(form, cookie)).json().msg).toBe(STATE_INVALID);
  });

  test("a response does not serve for another sign-in, not even of the same browser", async () => {
    await start();
    const browser = openBrowser(service);
    const old = await leaveAndVisit(browser);
    const { RelayState } = await leaveAndVisit(browser);
    expect(fragmentOf(await post({ ...old, RelayState }, cookieOf(browser)))).toEqual(RESPONSE_INVALID);
  });

  test("the outer InResponseTo cannot make an old assertion new", async () => {
    await start();
    const browser = openBrowser(service);
    const old = await leaveAndVisit(browser);
    const fresh = await leaveAndVisit(browser);
    const xmlOf = ({ SAMLResponse }: PostedResponse) => Buffer.from(SAMLResponse, "base64").toString();
    const idOf = (xml: string) => / InResponseTo="([^"]+)"/.exec(xml)?.[1] ?? "";
    const mixed = xmlOf(old).replace(idOf(xmlOf(old)), idOf(xmlOf(fresh)));
    const form = { RelayState: fresh.RelayState, SAMLResponse: Buffer.from(mixed).toString("base64") };
    expect(fragmentOf(await post(form, cookieOf(browser)))).toEqual(RESPONSE_INVALID);
  });

  const changes: { name: string; change: (assertion: Assertion) => void; description: string }[] = [
    {
      name: "that is over",
      change: (a) => void Object.assign(a, { notBeforeS: -900, notOnOrAfterS: -600 }),
      description: "SAML response has invalid time",
    },
    {
      name: "that is not valid yet",
      change: (a) => void Object.assign(a, { notBeforeS: 600, notOnOrAfterS: 900 }),
      description: "SAML response has invalid time",
    },
    {
      name: "for another audience",
      change: (a) => void Object.assign(a, { audience: "https://other.example/saml" }),
      description: "SAML response is not in audience",
    },
    {
      name: "for another recipient",
      change: (a) => void Object.assign(a, { recipient: "https://other.example/acs" }),
      description: "SAML response is invalid",
    },
    {
      name: "of another directory",
      change: (a) => void Object.assign(a, { issuer: "https://evil.example" }),
      description: "SAML response is invalid",
    },
    {
      name: "for anybody at any time",
      change: (a) => void Object.assign(a, { hasConditions: false }),
      description: "SAML response is not in audience",
    },
    {
      name: "to another request",
      change: (a) => void Object.assign(a, { inResponseTo: "_AAAAAAAAAAAAAAAAAAAAAA" }),
      description: "SAML response is invalid",
    },
    {
      name: "to no request",
      change: (a) => void Object.assign(a, { inResponseTo: "" }),
      description: "SAML response is invalid",
    },
  ];
  test.each(changes)("an assertion $name is refused, although it is signed", async ({ change, description }) => {
    await start();
    directory.change = change;
    const browser = openBrowser(service);
    const answer = await post(await leaveAndVisit(browser), cookieOf(browser));
    expect(fragmentOf(answer)).toEqual({ error: "invalid_request", error_description: description });
    expect(pageOf(answer)).toBe("/docs");
  });

  test.each([
    { name: "another person", tamper: (xml: string) => xml.replace("u-77", "u-1") },
    { name: "a comment in the name", tamper: (xml: string) => xml.replace("u-77", "u-1<!-- -->") },
    { name: "no signature", tamper: (xml: string) => xml.replace(/<(ds:)?Signature .*<\/(ds:)?Signature>/s, "") },
    {
      name: "a second assertion, not signed",
      tamper: (xml: string) =>
        xml.replace(
          /<saml:Assertion /,
          '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_evil"><saml:Subject><saml:NameID>u-1</saml:NameID></saml:Subject></saml:Assertion><saml:Assertion ',
        ),
    },
    {
      name: "entities",
      tamper: (xml: string) => `<!DOCTYPE r [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;">]>${xml.replace("Ana Ruiz", "&b;")}`,
    },
    {
      name: "a file of the server",
      tamper: (xml: string) =>
        `<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]>${xml.replace("Ana Ruiz", "&a;")}`,
    },
    { name: "half of it", tamper: (xml: string) => xml.slice(0, xml.length / 2) },
    { name: "nothing in it", tamper: () => "<x/>" },
    { name: "no XML", tamper: () => "hola" },
    { name: "bytes", tamper: () => "\u0000\u0001\ufffe" },
  ])("a response with $name is refused", async ({ tamper }) => {
    await start();
    directory.tamper = tamper;
    const browser = openBrowser(service);
    const answer = await post(await leaveAndVisit(browser), cookieOf(browser));
    expect(fragmentOf(answer)).toEqual(RESPONSE_INVALID);
  });

  test("a signature by another key is refused", async () => {
    await start();
    directory.isForged = true;
    const browser = openBrowser(service);
    expect(fragmentOf(await post(await leaveAndVisit(browser), cookieOf(browser)))).toEqual(RESPONSE_INVALID);
  });

  test.each([
    { form: {}, msg: "SAML RelayState is missing" },
    { form: { SAMLResponse: "eA==" }, msg: "SAML RelayState is missing" },
    { form: { RelayState: "no-such-state", SAMLResponse: "eA==" }, msg: STATE_INVALID },
  ])("POST /saml/acs with $form is 400 in JSON", async ({ form, msg }) => {
    await start();
    const answer = await post({ ...form });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 400, msg });
  });

  test("a form without a response says so to the page", async () => {
    await start();
    const browser = openBrowser(service);
    const { RelayState } = await leaveAndVisit(browser);
    expect(fragmentOf(await post({ RelayState }, cookieOf(browser)))).toEqual({
      error: "invalid_request",
      error_description: "SAML Response is missing",
    });
  });

  test("a state of SAML ends after ten minutes, and one of OAuth is none", async () => {
    await start();
    const browser = openBrowser(service);
    const form = await leaveAndVisit(browser);
    service.clock.advance(10 * 60_000);
    expect((await post(form, cookieOf(browser))).json().msg).toBe(STATE_INVALID);
  });

  test("the directory vouches only for the addresses of its domains", async () => {
    await start(["diario.example"]);
    directory.change = (assertion) => void Object.assign(assertion, { email: "ana@otro.example" });
    const browser = openBrowser(service);
    expect(fragmentOf(await post(await leaveAndVisit(browser), cookieOf(browser)))).toEqual({});
    directory.change = () => undefined;
    expect(fragmentOf(await post(await leaveAndVisit(browser), cookieOf(browser)))).toHaveProperty("access_token");
  });

  test("a person without a lasting name is recognised by the address", async () => {
    await start();
    const ids = new Set<string>();
    for (const nameId of ["_one", "_two"]) {
      directory.change = (assertion) => {
        assertion.nameId = nameId;
        assertion.nameIdFormat = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
      };
      const browser = openBrowser(service);
      const { access_token } = fragmentOf(await post(await leaveAndVisit(browser), cookieOf(browser)));
      ids.add((await service.call("GET", "/user", { bearer: access_token ?? "" })).json().id);
    }
    expect(ids.size).toBe(1);
  });
});

const CERTIFICATE_REFUSED = "a certificate of the SAML directory cannot be read";
test.each([
  { name: "no certificate", change: { certificates: [""] as const }, message: CERTIFICATE_REFUSED },
  { name: "a certificate that is none", change: { certificates: ["aG9sYQ=="] as const }, message: CERTIFICATE_REFUSED },
  { name: "http", change: { entryPoint: "http://directory.example/sso" }, message: "the address of saml is" },
])("a directory with $name stops the start", ({ change, message }) => {
  const options = { entryPoint: "https://d.example", issuer: "d", label: "D", certificates: [""] as const, ...change };
  expect(() => createSamlProvider(options, `${SITE}${PREFIX}`)).toThrow(message);
});
