import { gzipSync } from "node:zlib";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type RealService, startRealService } from "../test/real-service.ts";
import { buildDist, type DistFile, FULL_SCRIPT_FILE, SCRIPT_FILE } from "../tooling/build-dist.ts";

/** The budget, bytes after gzip. The original's scripts are 72,911 (1.9.2) and 57,230 (2.0.3). */
const EAGER_BUDGET = 25 * 1000;
const WITH_DIALOG_BUDGET = 35 * 1000;

let browser: Browser;
let service: RealService;
let other: RealService;
let files: readonly DistFile[];

beforeAll(async () => {
  files = await buildDist();
  const served = (folder: string) => new Map(files.map(({ name, code }) => [`${folder}${name}`, code]));
  service = await startRealService({ files: served("assets/identity/") });
  other = await startRealService({ files: served(""), host: "cdn.test" });
  browser = await launchChromium(["--host-resolver-rules=MAP *.test 127.0.0.1"]);
});

afterAll(async () => {
  await browser?.close();
  await service?.close();
  await other?.close();
});

beforeEach(() => {
  service.pageHeaders = {};
  service.calls.length = 0;
});

const TAG = `<script src="/assets/identity/${SCRIPT_FILE}"></script>`;

/** Writes down what the widget tells, from a script of the page that comes right after the tag. */
const LISTENER = `<script>
  window.told = [];
  for (const name of ["init", "login", "logout", "error", "open", "close"]) {
    netlifyIdentity.on(name, (value) => told.push(name + "(" + (value && value.email || value) + ")"));
  }
</script>`;

async function openSite(head: string, body = ""): Promise<Page> {
  service.page = `<!doctype html><html lang="es"><head><title>Sitio</title>${head}</head><body><main><h1>Sitio</h1>${body}</main></body></html>`;
  const page = await browser.newPage();
  await page.goto(service.origin);
  await page.waitForFunction(() => document.querySelector("iframe#netlify-identity-widget") !== null);
  return page;
}

const dialogOf = (page: Page) => page.frameLocator("#netlify-identity-widget");

test("one tag draws the page's button, and the button opens the dialog; the rest comes once, and only then", async () => {
  const requests: string[] = [];
  const page = await openSite(TAG + LISTENER, "<p data-netlify-identity-button></p><p data-netlify-identity-menu></p>");
  expect(await page.evaluate(() => window.told)).toEqual(["init(null)"]);
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.getByRole("button", { name: "Log in", exact: true }).first().click();
  await dialogOf(page).getByRole("tab", { name: "Sign up" }).click();
  expect(await page.evaluate(() => window.told)).toEqual(["init(null)", "open(login)"]);
  expect(requests.map((path) => path.replace(/-[^-]+\.js$/, ".js")).sort()).toEqual([
    "/.netlify/identity/settings",
    "/assets/identity/parts/en.js",
  ]);
  await page.close();
});

test("menu and button are there when the page is parsed: its own script clicks and renames them", async () => {
  const own = `<script>
    document.addEventListener("DOMContentLoaded", () => {
      const login = document.querySelector(".netlify-identity-login");
      login.textContent = "Entra";
      document.querySelector(".netlify-identity-button").click();
    });
  </script>`;
  const page = await openSite(
    TAG + LISTENER + own,
    "<p data-netlify-identity-button></p><p data-netlify-identity-menu></p>",
  );
  expect(await page.evaluate(() => window.told)).toEqual(["init(null)", "open(login)"]);
  await dialogOf(page).getByRole("tab", { name: "Sign up" }).waitFor();
  expect(await page.locator(".netlify-identity-login").textContent()).toBe("Entra");
  await page.close();
});

test("a page's own init, after that of the script, is told who is signed in", async () => {
  const page = await openSite(TAG);
  const told = await page.evaluate(() => {
    const heard: string[] = [];
    window.netlifyIdentity.on("init", (user) => heard.push(`init ${user}`));
    window.netlifyIdentity.on("login", () => heard.push("login"));
    window.netlifyIdentity.init({ locale: "es" });
    return heard;
  });
  expect(told).toEqual(["init null"]);
  await page.close();
});

test.each([
  ["an element with that id", '<div id="netlifyIdentity"></div>', ""],
  ["a value of the page's own", "", "<script>window.netlifyIdentity = { user: null };</script>"],
])("%s does not keep the widget away", async (_, body, head) => {
  const page = await openSite(head, `${body}${TAG}`);
  expect(await page.evaluate(() => window.netlifyIdentity.currentUser())).toBeNull();
  await page.close();
});

test("a page without buttons asks for nothing but the script", async () => {
  const requests: string[] = [];
  service.page = `<!doctype html><title>Sitio</title>${TAG}<h1>Sitio</h1>`;
  const page = await browser.newPage();
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(service.origin);
  await page.waitForFunction(() => document.querySelector("iframe") !== null);
  expect(requests.filter((path) => path !== "/favicon.ico")).toEqual(["/", `/assets/identity/${SCRIPT_FILE}`]);
  await page.close();
});

test("the tag says service and language, and what the page asks of init later is added", async () => {
  const tag = TAG.replace("<script", '<script data-api-url="/.netlify/identity" data-locale="fr"');
  const page = await openSite(tag);
  await page.evaluate(() => window.netlifyIdentity.open());
  await dialogOf(page).getByRole("tab", { name: "Connexion" }).waitFor();
  await page.evaluate(() => window.netlifyIdentity.init({ locale: "es" }));
  await dialogOf(page).getByRole("tab", { name: "Iniciar sesión" }).waitFor();
  expect(await page.locator("iframe").count()).toBe(1);
  await page.close();
});

test("a script that is added when the page is complete starts at once, and twice is as good as once", async () => {
  const page = await openSite(TAG);
  await page.evaluate(async (source) => {
    const before = window.netlifyIdentity;
    for (const _ of [1, 2]) {
      const script = Object.assign(document.createElement("script"), { src: source });
      await new Promise((resolve) => {
        script.onload = resolve;
        document.head.append(script);
      });
    }
    if (window.netlifyIdentity !== before) throw new Error("another widget took the page");
  }, `/assets/identity/${SCRIPT_FILE}`);
  expect(await page.locator("iframe").count()).toBe(1);

  service.page = "<!doctype html><title>Sitio</title><h1>Sitio</h1>";
  await page.goto(service.origin);
  await page.addScriptTag({ url: `/assets/identity/${SCRIPT_FILE}` });
  expect(await page.locator("iframe#netlify-identity-widget").count()).toBe(1);
  await page.close();
});

test("a cookie domain that the page names after the script has started is heeded", async () => {
  const page = await openSite(TAG);
  const asks = await page.evaluate(() => {
    const before = window.netlifyIdentity.gotrue?.setCookie;
    window.netlifyIdentity.init({ cookieDomain: "site.test" });
    return [before, window.netlifyIdentity.gotrue?.setCookie];
  });
  expect(asks).toEqual([true, false]);
  await page.close();
});

test("a browser that refuses to read what is kept is a visitor's, and the widget starts", async () => {
  service.page = `<!doctype html><title>Sitio</title>${TAG}${LISTENER}<h1>Sitio</h1>`;
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException("Access is denied", "SecurityError");
    };
  });
  for (const origin of [service.origin, service.origin.replace(/\/\/[^:/]+/, "//127.0.0.1")]) {
    await page.goto(origin);
    await page.waitForFunction(() => document.querySelector("iframe#netlify-identity-widget") !== null);
  }
  expect(problems).toEqual([]);
  await page.close();
});

test("the client's class is there for pages that use it alone", async () => {
  const page = await openSite(TAG);
  const settings = await page.evaluate(async () => {
    const GoTrue: unknown = Reflect.get(window, "GoTrue");
    if (typeof GoTrue !== "function") throw new Error("no GoTrue");
    const client = Reflect.construct(GoTrue, [{ APIUrl: "/.netlify/identity" }]);
    return client.settings();
  });
  expect(settings).toMatchObject({ disable_signup: false, autoconfirm: false });
  await page.close();
});

test("from another site the parts are found beside the script", async () => {
  other.pageHeaders = {};
  const page = await openSite(`<script src="${other.origin}/${SCRIPT_FILE}"></script>`);
  const parts = page.waitForRequest((request) => request.url().startsWith(`${other.origin}/parts/en-`));
  await page.evaluate(() => window.netlifyIdentity.open());
  await parts;
  await page.close();
});

test("in a language of the tag the form is there before the catalogue, and nothing of it is a key or another language", async () => {
  const page = await openSite(`${TAG.replace("<script", '<script data-locale="es"')}`);
  await page.route("**/parts/es-*.js", () => undefined);
  await page.evaluate(() => window.netlifyIdentity.open());
  const dialog = dialogOf(page);
  await dialog.getByLabel("Correo electrónico").waitFor();
  expect(await dialog.locator("body").innerText()).not.toMatch(/_|Email|Log in/);
  // A page that is not among the first shows when its words are here.
  await dialog.getByRole("button", { name: "¿Has olvidado la contraseña?" }).click();
  expect(await dialog.locator("body").innerText()).not.toMatch(/_|recover/i);
  await page.close();
});

test("texts that do not come are told of in the page's language, never as keys, and are asked for again", async () => {
  const page = await openSite(`${TAG.replace("<script", '<script data-locale="es"')}`);
  const asked = new Set<string>();
  await page.route("**/parts/es-*.js*", (route) => {
    asked.add(route.request().url());
    return route.abort("internetdisconnected");
  });
  await page.evaluate(() => window.netlifyIdentity.open());
  const dialog = dialogOf(page);
  await dialog.getByText("No se ha cargado todo.").waitFor();
  await dialog.getByRole("button", { name: "¿Has olvidado la contraseña?" }).click();
  await dialog.getByLabel("Correo electrónico").waitFor();
  expect(await dialog.locator("body").innerText()).not.toMatch(/_|recover/i);
  await expect.poll(() => asked.size).toBeGreaterThanOrEqual(3);

  await page.unroute("**/parts/es-*.js*");
  await page.evaluate(() => window.netlifyIdentity.close());
  await page.evaluate(() => window.netlifyIdentity.open());
  await dialog.getByRole("button", { name: "¿Has olvidado la contraseña?" }).click();
  await dialog.getByRole("heading", { name: "Recuperar contraseña" }).waitFor();
  expect(await dialog.getByText("No se ha cargado todo.").count()).toBe(0);
  await page.close();
});

test("a whole line that is away is told in the page's language", async () => {
  const page = await openSite(`${TAG.replace("<script", '<script data-locale="es"')}`);
  await page.context().setOffline(true);
  await page.evaluate(() => window.netlifyIdentity.open());
  const dialog = dialogOf(page);
  await dialog.getByText("No se ha cargado todo.").waitFor();
  expect(await dialog.locator("body").innerText()).not.toMatch(/Failed|Settings/i);
  await page.context().setOffline(false);
  await dialog.getByText("No se ha cargado todo.").waitFor({ state: "hidden" });
  await page.close();
});

test.each([
  { name: "the account page", part: "mount-account", go: "openAccount()" },
  { name: "the account page's texts", part: "es", go: "openAccount()" },
])("$name, when it does not come, is told of and asked for again", async ({ part, go }) => {
  await service.addPerson(`${part}@ejemplo.org`, "una-frase-larga-y-tranquila");
  const page = await openSite(`${TAG.replace("<script", '<script data-locale="es"')}`);
  await page.evaluate((email) => {
    window.netlifyIdentity.open();
    return window.netlifyIdentity.store.login(email, "una-frase-larga-y-tranquila");
  }, `${part}@ejemplo.org`);
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "Tu cuenta" }).waitFor();
  // The dialog's own texts are here by now.
  await page.route(`**/parts/${part}-*.js*`, (route) => route.abort("internetdisconnected"));
  await page.evaluate(`netlifyIdentity.${go}`);
  await dialog.getByText("No hay conexión con el servicio.").waitFor();
  await page.unroute(`**/parts/${part}-*.js*`);
  await page.evaluate(() => window.netlifyIdentity.close());
  await page.evaluate(() => {
    window.netlifyIdentity.openAccount();
    window.dispatchEvent(new Event("online"));
  });
  await dialog.getByRole("heading", { name: "Sesiones abiertas" }).waitFor();
  await page.close();
});

test("the full script needs nothing beside it: menu, link of a mail, texts and account page", async () => {
  const full = files.find(({ name }) => name === FULL_SCRIPT_FILE)?.code ?? "";
  const alone = await startRealService({ files: new Map([["one-file.js", full]]), host: "alone.test" });
  try {
    await alone.addPerson("ana@ejemplo.org", "una-frase-larga-y-tranquila");
    alone.page = `<!doctype html><html lang="es"><title>Sitio</title><script src="/one-file.js" data-locale="es"></script><nav data-netlify-identity-menu></nav></html>`;
    const page = await browser.newPage();
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(`${alone.origin}/#recovery_token=${"x".repeat(22)}`);
    const dialog = dialogOf(page);
    await dialog.getByRole("alert").filter({ hasText: "enlace" }).waitFor();
    await page.evaluate(() => window.netlifyIdentity.close());
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await dialog.getByLabel("Correo electrónico").fill("ana@ejemplo.org");
    await dialog.locator("[name=password]").fill("una-frase-larga-y-tranquila");
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Tu cuenta" }).click();
    await dialog.getByRole("heading", { name: "Sesiones abiertas" }).waitFor();
    expect([...asked].filter((path) => !path.startsWith("/.netlify/identity/") && path !== "/favicon.ico")).toEqual([
      "/",
      "/one-file.js",
    ]);
    await page.close();
  } finally {
    await alone.close();
  }
});

test("under a strict content policy with Trusted Types the dialog is dressed, and nothing is refused", async () => {
  service.pageHeaders = {
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types nv-identity-widget",
  };
  service.page = `<!doctype html><html lang="es"><title>Sitio</title>${TAG}<h1>Sitio</h1></html>`;
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/favicon/.test(message.text())) problems.push(message.text());
  });
  await page.goto(service.origin);
  await page.evaluate(() => window.netlifyIdentity.open("signup"));
  await dialogOf(page).locator("[name=email]").fill("no-es-un-correo");
  const width = await dialogOf(page)
    .locator(".modalDialog")
    .evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBe(364);
  expect(problems).toEqual([]);
  await page.close();
});

test("the full script weighs no more than the larger of the published ones", () => {
  const full = files.find(({ name }) => name === FULL_SCRIPT_FILE)?.code ?? "";
  expect(gzipSync(full, { level: 9 }).length).toBeLessThanOrEqual(72_911);
});

test("the script weighs what it may", () => {
  const sizes = new Map(files.map(({ name, code }) => [name, gzipSync(code, { level: 9 }).length]));
  const eager = sizes.get(SCRIPT_FILE) ?? Number.POSITIVE_INFINITY;
  // The dialog is in the script; what its opening brings are the texts of one language.
  const texts = Math.max(...[...sizes].filter(([name]) => /^parts\/[a-z]{2}-/.test(name)).map(([, bytes]) => bytes));
  expect(eager).toBeLessThanOrEqual(EAGER_BUDGET);
  expect(eager + texts).toBeLessThanOrEqual(WITH_DIALOG_BUDGET);
});
