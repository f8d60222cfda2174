import { fileURLToPath } from "node:url";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RealService, startRealService } from "../test/real-service.ts";

// The package that the makers of the published widget and client send new work to, as npm publishes it, against the service.

type Successor = typeof import("@netlify/identity");

const PASSWORD = "una-frase-larga-y-tranquila";
const OTHER = "otra-frase-igual-de-larga";

let browser: Browser;
let service: RealService;

/** The package as a bundler gives it to a page. */
async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: fileURLToPath(import.meta.resolve("@netlify/identity")),
        preserveEntrySignatures: "strict",
        external: /^node:/,
        output: { codeSplitting: false },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("nothing was built");
  return output.output[0].code;
}

beforeAll(async () => {
  browser = await launchChromium();
  // The package keeps its session in cookies marked "Secure", which a browser takes from a plain address only here.
  service = await startRealService({ host: "localhost", files: new Map([["successor.js", await bundled()]]) });
  service.page = `<!doctype html><title>Site</title><script type="module">
    import * as identity from "/successor.js";
    window.heard = [];
    identity.onAuthChange((event, user) => window.heard.push(event + ":" + (user?.email ?? "")));
    window.identity = identity;
    document.title = "Ready";
  </script>`;
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await service?.close();
});

async function openPage(path = "/"): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(service.origin + path);
  await page.waitForFunction(() => document.title === "Ready");
  return page;
}

/** Calls the package in a page. */
function call<Result>(
  page: Page,
  task: (identity: Successor, ...words: string[]) => Promise<Result>,
  ...words: string[]
) {
  return page.evaluate<Result>(`(${task})(window.identity, ...${JSON.stringify(words)})`);
}

test("@netlify/identity 2 signs up, confirms, signs in, changes, renews, goes on after a reload and signs out", async () => {
  const page = await openPage();
  expect(await call(page, (identity) => identity.getSettings())).toMatchObject({
    disableSignup: false,
    autoconfirm: false,
  });
  const signed = await call(
    page,
    (identity, email = "", password = "") => identity.signup(email, password, { full_name: "Ana Ruiz" }),
    "ana@ejemplo.org",
    PASSWORD,
  );
  expect(signed).toMatchObject({ email: "ana@ejemplo.org" });
  const link = await service.mailedToken("ana@ejemplo.org", "confirmation");
  const confirmed = await page.context().newPage();
  await confirmed.goto(`${service.origin}/#confirmation_token=${link}`);
  await confirmed.waitForFunction(() => document.title === "Ready");
  const came = await call(confirmed, (identity) => identity.handleAuthCallback());
  expect(came).toMatchObject({ type: "confirmation", user: { email: "ana@ejemplo.org", name: "Ana Ruiz" } });

  const user = await call(
    page,
    (identity, email = "", password = "") => identity.login(email, password),
    "ana@ejemplo.org",
    PASSWORD,
  );
  expect(user).toMatchObject({ email: "ana@ejemplo.org" });
  expect(await call(page, (identity) => identity.updateUser({ data: { full_name: "Ana R." } }))).toMatchObject({
    name: "Ana R.",
  });
  await call(page, (identity) => identity.refreshSession());
  await page.reload();
  await page.waitForFunction(() => document.title === "Ready");
  expect(await call(page, (identity) => identity.hydrateSession())).toMatchObject({ email: "ana@ejemplo.org" });
  expect(await call(page, (identity) => identity.getUser())).toMatchObject({ name: "Ana R." });
  await call(page, (identity) => identity.logout());
  expect(await call(page, (identity) => identity.getUser())).toBeNull();
  expect(await page.evaluate("window.heard")).toContain("logout:");
});

test("and recovers, accepts an invitation, and is told of a wrong password", async () => {
  await service.addPerson("eva@ejemplo.org", PASSWORD);
  const page = await openPage();
  await call(page, (identity, email = "") => identity.requestPasswordRecovery(email), "eva@ejemplo.org");
  const recovery = await service.mailedToken("eva@ejemplo.org", "recovery");
  const recovered = await call(
    page,
    (identity, token = "", password = "") => identity.recoverPassword(token, password),
    recovery,
    OTHER,
  );
  expect(recovered).toMatchObject({ email: "eva@ejemplo.org" });
  await service.invite("iria@ejemplo.org");
  const invite = await service.mailedToken("iria@ejemplo.org", "invite");
  const guest = await openPage();
  const accepted = await call(
    guest,
    (identity, token = "", password = "") => identity.acceptInvite(token, password),
    invite,
    PASSWORD,
  );
  expect(accepted).toMatchObject({ email: "iria@ejemplo.org" });
  const wrong = await call(
    await openPage(),
    (identity, email = "") =>
      identity.login(email, "equivocada").catch((error: Error) => ({ name: error.name, text: error.message })),
    "eva@ejemplo.org",
  );
  expect(wrong).toMatchObject({
    name: "AuthError",
    text: expect.stringContaining("No user found with that email, or password invalid"),
  });
});
