import { FEATURE_DIALECTS, freePort } from "@nv/test-kit";
import { launchChromium } from "@nv/test-kit/chromium";
import Fastify, { type FastifyInstance } from "fastify";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "./provider-browser.ts";
import { type SamlDirectory, startSamlDirectory } from "./saml-directory.ts";
import { PREFIX, startTestIdentity, type TestIdentity } from "./test-identity.ts";
import { type OpenIdServer, startOpenIdServer } from "./test-provider.ts";

/** A page like any of the site: its fragment is what a sign-in leaves. */
const PAGE = `<!doctype html><title>docs</title>
<a id="saml" href="${PREFIX}/authorize?provider=saml">directory</a>
<a id="google" href="${PREFIX}/authorize?provider=google">Google</a>`;

// The services are on 127.0.0.1 and the site on localhost: to a browser, other sites.
describe.each(FEATURE_DIALECTS)("in a real browser, on $name", (dialect) => {
  let browser: Browser;
  let directory: SamlDirectory;
  let google: OpenIdServer;
  let service: TestIdentity;
  let site: FastifyInstance;
  let origin: string;
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    directory = await startSamlDirectory();
    google = await startOpenIdServer({ sub: "1", email: "ana@diario.example", email_verified: true });
    service = await startTestIdentity(dialect, {
      siteUrl: origin,
      providers: {
        google: { clientId: "site", clientSecret: "secreto", url: google.url },
        saml: {
          entryPoint: directory.entryPoint,
          issuer: directory.issuer,
          label: "Directorio",
          certificates: [directory.certificate],
        },
      },
    });
    site = Fastify({ forceCloseConnections: true });
    site.get("/docs", async (_request, reply) => reply.type("text/html").send(PAGE));
    await site.register(service.identity.plugin, { prefix: PREFIX });
    await site.listen({ port, host: "localhost" });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
    await service.close();
    await directory.close();
    await google.close();
  });

  test.each(["saml", "google"])("a sign-in by %s ends on its page, with tokens and an open gate", async (name) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${origin}/docs?tema=1`);
    await page.click(`#${name}`);
    await page.waitForURL((url) => url.hash.startsWith("#access_token="));
    expect(page.url()).toMatch(`${origin}/docs?tema=1#access_token=`);
    const cookies = await context.cookies(origin);
    const header = cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join("; ");
    expect(await service.identity.readSession(header)).toMatchObject({ email: "ana@diario.example" });
    expect(cookies.find((cookie) => cookie.name === "nv_session")).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    await context.close();
  });

  test("a callback that another person's browser started leaves this one signed out", async () => {
    const attacker = openBrowser(service);
    const callback = await attacker.visit(await attacker.leave("google"));
    const context = await browser.newContext();
    const victim = await context.newPage();
    const answer = await victim.goto(callback.href);
    expect(answer?.status()).toBe(400);
    expect(await context.cookies(origin)).toEqual([]);
  });
});
