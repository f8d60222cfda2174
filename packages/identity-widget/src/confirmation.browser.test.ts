import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundle, filesByName } from "../test/bundle.ts";
import { REAL_HOST_RULE, type RealService, startRealService } from "../test/real-service.ts";

const PASSWORD = "la-clave-de-quien-lee-el-correo";
const STRANGERS_PASSWORD = "la-clave-de-otra-persona";

let browser: Browser;
let service: RealService;

beforeAll(async () => {
  service = await startRealService({ files: filesByName(await bundle("preact")) });
  service.page =
    '<!doctype html><html lang="es"><title>Sitio</title><main><h1>Sitio</h1></main><script type="module" src="/widget.js"></script>';
  browser = await launchChromium([REAL_HOST_RULE]);
});

afterAll(async () => {
  await browser?.close();
  await service?.close();
});

async function openSite(hash = "") {
  const context = await browser.newContext();
  const page = await context.newPage();
  const init = encodeURIComponent(JSON.stringify({ APIUrl: "/.netlify/identity", locale: "es" }));
  await page.goto(`${service.origin}/?init=${init}${hash}`);
  return { context, page, dialog: page.frameLocator("#netlify-identity-widget") };
}

async function signUp(email: string, password: string) {
  const { context, page, dialog } = await openSite();
  await page.evaluate(() => window.netlifyIdentity.open("signup"));
  await dialog.locator("[name=name]").fill("Nuria Gil");
  await dialog.locator("[name=email]").fill(email);
  await dialog.locator("[name=password]").fill(password);
  await dialog.locator("button[type=submit]").click();
  await dialog.getByText("Te hemos enviado un correo de confirmación.").waitFor();
  return { context, token: await service.mailedToken(email, "confirmation") };
}

const verifications = () => service.calls.filter(({ path }) => path === "/verify");

test("a sign-up confirmed in another browser asks for a password, and only that one opens the account", async () => {
  const { context: theirs, token } = await signUp("nuria@ejemplo.org", STRANGERS_PASSWORD);
  await theirs.close();
  service.calls.length = 0;

  const { context, page, dialog } = await openSite(`#confirmation_token=${token}`);
  await dialog.getByRole("heading", { name: "Confirma tu cuenta" }).waitFor();
  await dialog.getByText("en un navegador distinto de aquel en el que te registraste").waitFor();
  await dialog.getByText("nuria@ejemplo.org").waitFor();
  expect(await dialog.locator(".flashMessage").count()).toBe(0);
  expect(page.url()).not.toContain("token");

  // A page that opens its own dialog on load does not take the form away.
  await page.evaluate(() => window.netlifyIdentity.open("login"));
  await dialog.locator("[name=password]").fill("corta");
  await dialog.locator("button[type=submit]").click();
  await dialog.getByText("La contraseña debe tener entre 8 y 128 caracteres.").waitFor();
  await dialog.locator("[name=password]").fill(PASSWORD);
  await dialog.locator("button[type=submit]").click();
  await dialog.getByText("Nuria Gil").waitFor();
  expect(await page.evaluate(() => window.told)).toEqual([
    "init(null)",
    "open(signup)",
    "error(Error: Password must be 8 to 128 characters long)",
    "error(null)",
    "login(User nuria@ejemplo.org)",
  ]);
  expect(verifications().map(({ body, status }) => ({ body: JSON.parse(body), status }))).toEqual([
    { body: { token, type: "signup" }, status: 422 },
    { body: { token, type: "signup", password: "corta" }, status: 422 },
    { body: { token, type: "signup", password: PASSWORD }, status: 200 },
  ]);

  await page.evaluate(() => window.netlifyIdentity.logout());
  await dialog.locator("[name=email]").fill("nuria@ejemplo.org");
  await dialog.locator("[name=password]").fill(STRANGERS_PASSWORD);
  await dialog.locator("button[type=submit]").click();
  await dialog.getByText("El correo o la contraseña no son correctos.").waitFor();
  await dialog.locator("[name=password]").fill(PASSWORD);
  await dialog.locator("button[type=submit]").click();
  await dialog.getByText("Nuria Gil").waitFor();
  await context.close();
});

test("confirmed in the browser that signed up, no password is asked for", async () => {
  const { context, token } = await signUp("eva@ejemplo.org", PASSWORD);
  const page = await context.newPage();
  await page.goto(
    `${service.origin}/?init=${encodeURIComponent('{"APIUrl":"/.netlify/identity"}')}#confirmation_token=${token}`,
  );
  await page.frameLocator("#netlify-identity-widget").getByText("eva@ejemplo.org").waitFor();
  await context.close();
});

test("turning back from the password leaves the sign-in form, and the link still serves", async () => {
  const { context: theirs, token } = await signUp("pau@ejemplo.org", STRANGERS_PASSWORD);
  await theirs.close();
  const { context, page, dialog } = await openSite(`#confirmation_token=${token}`);
  await dialog.getByRole("button", { name: "Volver a iniciar sesión" }).click();
  await dialog.getByRole("tab", { name: "Iniciar sesión" }).waitFor();
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `confirmation_token=${token}`);
  await dialog.getByRole("heading", { name: "Confirma tu cuenta" }).waitFor();
  await context.close();
});

test("a link that opens nothing is told in the dialog, and the page complains of nothing", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  // The browser itself tells of every refused call, whatever the page does.
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
      complaints.push(message.text());
    }
  });
  const init = encodeURIComponent(JSON.stringify({ APIUrl: "/.netlify/identity", locale: "es" }));
  await page.goto(`${service.origin}/?init=${init}#confirmation_token=caducado`);
  await page.frameLocator("#netlify-identity-widget").locator(".flashMessage").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
