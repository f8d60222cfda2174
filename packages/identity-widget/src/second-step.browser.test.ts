import { launchChromium } from "@nv/test-kit/chromium";
import { generate } from "otplib";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addAuthenticator, withoutOffers } from "../test/authenticator.ts";
import { bundle } from "../test/bundle.ts";
import { type RealService, startRealService } from "../test/real-service.ts";

const PASSWORD = "una-frase-larga-y-tranquila";
const OTHER_PASSWORD = "otra-frase-igual-de-larga";

/** A code serves once, and so does the step of time that it is of: the second one of a test is the next step's. */
const STEP_S = 30;

let browser: Browser;
let service: RealService;

const built = async () => new Map((await bundle("preact")).map(({ name, code }) => [name, code]));

beforeAll(async () => {
  service = await startRealService({
    files: await built(),
    host: "localhost",
    hasFactors: true,
  });
  service.page =
    '<!doctype html><html lang="es"><title>Sitio</title><main><h1>Sitio</h1></main><script type="module" src="/widget.js"></script>';
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await service?.close();
});

async function openSite(hash = "", given?: BrowserContext) {
  const context = given ?? (await browser.newContext());
  const page = await context.newPage();
  const init = encodeURIComponent(JSON.stringify({ APIUrl: "/.netlify/identity", locale: "es" }));
  await page.goto(`${service.origin}/?init=${init}${hash}`);
  return { context, page, dialog: page.frameLocator("#netlify-identity-widget") };
}

/** A person with an authenticator application. @returns What the application computes codes from, and the codes on paper. */
async function addPersonWithCode(email: string) {
  await service.addPerson(email, PASSWORD);
  const { context, page } = await openSite();
  const secret = await page.evaluate(
    async ([who, password]) => {
      await window.netlifyIdentity.store.login(who ?? "", password ?? "");
      const setup: unknown = await window.netlifyIdentity.currentUser()?._request("/factors/totp", { method: "POST" });
      return String(Reflect.get(Object(setup), "secret"));
    },
    [email, PASSWORD],
  );
  const code = await generate({ secret });
  const recoveryCodes = await page.evaluate(async (typed) => {
    const answer: unknown = await window.netlifyIdentity
      .currentUser()
      ?._request("/factors/totp/verify", { method: "POST", body: JSON.stringify({ code: typed }) });
    return [...Reflect.get(Object(answer), "recovery_codes")].map(String);
  }, code);
  await context.close();
  return { secret, recoveryCodes };
}

const nextCode = (secret: string) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + STEP_S });

test("an account with a second factor is asked for its code, and a wrong one may be mended", async () => {
  const { secret } = await addPersonWithCode("ana@ejemplo.org");
  const { context, page, dialog } = await openSite();
  await page.evaluate(() => window.netlifyIdentity.open());
  await dialog.locator("[name=email]").fill("ana@ejemplo.org");
  await dialog.locator("[name=password]").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await dialog.getByRole("heading", { name: "Segundo paso" }).waitFor();
  const code = dialog.getByLabel("Código");
  expect(await code.getAttribute("autocomplete")).toBe("one-time-code");

  await code.fill("000000");
  await page.keyboard.press("Enter");
  await dialog.getByText("El código no es correcto o ya se ha usado.").waitFor();
  expect(await code.getAttribute("aria-invalid")).toBe("true");

  // Closed on the way to the telephone, and opened again.
  await page.keyboard.press("Escape");
  await page.evaluate(() => window.netlifyIdentity.open());
  await code.fill(await nextCode(secret));
  await page.keyboard.press("Enter");
  await dialog.getByText("ana@ejemplo.org").waitFor();
  const told = await page.evaluate(() => window.told);
  expect(told.filter((line) => !line.startsWith("error"))).toEqual([
    "init(null)",
    "open(login)",
    "close",
    "open(login)",
    "login(User ana@ejemplo.org)",
  ]);
  expect(await page.evaluate(() => localStorage.getItem("gotrue.user"))).toContain("ana@ejemplo.org");
  await context.close();
});

test("the new password of a recovery link counts after the code, and a recovery code serves", async () => {
  const { recoveryCodes } = await addPersonWithCode("eva@ejemplo.org");
  await service.ask("POST", "/recover", { json: { email: "eva@ejemplo.org" } });
  const { context, page, dialog } = await openSite(
    `#recovery_token=${await service.mailedToken("eva@ejemplo.org", "recovery")}`,
  );
  await dialog.getByLabel("Contraseña nueva", { exact: true }).fill(OTHER_PASSWORD);
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Código").fill(recoveryCodes[0] ?? "");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Cerrar sesión" }).waitFor();
  await context.close();
  const form = new URLSearchParams({ grant_type: "password", username: "eva@ejemplo.org", password: OTHER_PASSWORD });
  const answer = await fetch(`http://127.0.0.1:${service.port}/.netlify/identity/token`, {
    method: "POST",
    body: form,
  });
  expect(await answer.json()).toMatchObject({ error: "mfa_required" });
});

test("back from a provider with half a sign-in, the code completes it", async () => {
  const { recoveryCodes } = await addPersonWithCode("pau@ejemplo.org");
  const body = new URLSearchParams({ grant_type: "password", username: "pau@ejemplo.org", password: PASSWORD });
  const answer = await fetch(`http://127.0.0.1:${service.port}/.netlify/identity/token`, { method: "POST", body });
  const { mfa_token } = await answer.json();
  const { context, page, dialog } = await openSite(`#factors=totp+recovery_code&mfa_token=${mfa_token}`);
  // Nobody began it in this tab: it may be the link of somebody else.
  await dialog.getByText("pau@ejemplo.org").waitFor();
  await dialog.getByRole("button", { name: "Entrar con esta cuenta" }).click();
  await dialog.getByLabel("Código").fill(recoveryCodes[0] ?? "");
  expect(page.url()).not.toContain("mfa_token");
  await page.keyboard.press("Enter");
  await dialog.getByText("pau@ejemplo.org").waitFor();
  await context.close();
});

test("a half sign-in that is over starts again, and says why", async () => {
  const { context, dialog } = await openSite("#factors=totp&mfa_token=no-such-token");
  await dialog.getByText("Este intento de entrar ha terminado. Empieza de nuevo.").waitFor();
  await dialog.getByLabel("Correo electrónico").waitFor();
  await context.close();
});

test("who must have a second factor sets it up on the way in, and keeps its recovery codes", async () => {
  const strict = await startRealService({
    files: await built(),
    host: "localhost",
    hasFactors: true,
    isFactorRequired: true,
    autoconfirm: true,
  });
  strict.page = service.page;
  await strict.ask("POST", "/signup", { json: { email: "sol@ejemplo.org", password: PASSWORD } });
  const context = await browser.newContext();
  const page = await context.newPage();
  const dialog = page.frameLocator("#netlify-identity-widget");
  const init = encodeURIComponent(JSON.stringify({ APIUrl: "/.netlify/identity", locale: "es" }));
  await page.goto(`${strict.origin}/?init=${init}`);
  await page.evaluate(() => window.netlifyIdentity.open());
  await dialog.locator("[name=email]").fill("sol@ejemplo.org");
  await dialog.locator("[name=password]").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await dialog.getByText("Esta cuenta necesita un segundo paso").waitFor();
  const secret = (await dialog.locator(".secret").textContent()) ?? "";
  await dialog.getByLabel("Código", { exact: true }).fill("000000");
  await page.keyboard.press("Enter");
  await dialog.getByText("El código no es correcto o ya se ha usado.").waitFor();
  await dialog.getByLabel("Código", { exact: true }).fill(await generate({ secret }));
  await page.keyboard.press("Enter");
  const codes = dialog.locator(".codeList code");
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  const [code = ""] = await codes.allTextContents();
  // Not let in before they are kept, and never saved with the session.
  expect(await page.evaluate(() => window.told)).not.toContain("login(User sol@ejemplo.org)");
  await dialog.getByRole("button", { name: "Ya los he guardado" }).click();
  await dialog.getByText("sol@ejemplo.org").waitFor();
  expect(await page.evaluate(() => window.told)).toContain("login(User sol@ejemplo.org)");
  const saved = await page.evaluate(() => localStorage.getItem("gotrue.user"));
  expect(saved).toContain("sol@ejemplo.org");
  expect(saved).not.toContain(code);
  await context.close();
  await strict.close();
});

test("who must have a second factor may make a passkey on the way in, and is asked for it from then on", async () => {
  const strict = await startRealService({
    files: await built(),
    host: "localhost",
    hasFactors: true,
    isFactorRequired: true,
    autoconfirm: true,
  });
  strict.page = service.page;
  await strict.ask("POST", "/signup", { json: { email: "mar@ejemplo.org", password: PASSWORD } });
  const context = await browser.newContext();
  const page = await context.newPage();
  await addAuthenticator(page);
  await withoutOffers(page);
  const dialog = page.frameLocator("#netlify-identity-widget");
  const init = encodeURIComponent(JSON.stringify({ APIUrl: "/.netlify/identity", locale: "es" }));
  await page.goto(`${strict.origin}/?init=${init}`);
  await page.evaluate(() => window.netlifyIdentity.open());
  async function signIn() {
    await dialog.locator("[name=email]").fill("mar@ejemplo.org");
    await dialog.locator("[name=password]").fill(PASSWORD);
    await page.keyboard.press("Enter");
  }
  const logins = async () =>
    (await page.evaluate(() => window.told)).filter((line) => line === "login(User mar@ejemplo.org)").length;
  await signIn();
  await dialog.getByText("crea una llave de acceso").waitFor();
  const make = dialog.getByRole("button", { name: "Crear una llave de acceso" });
  await page.evaluate(() => {
    const { create } = navigator.credentials;
    navigator.credentials.create = () => {
      navigator.credentials.create = create;
      return Promise.reject(new DOMException("No", "NotAllowedError"));
    };
  });
  await make.focus();
  await page.keyboard.press("Enter");
  await dialog.getByText("No se ha usado ninguna llave de acceso.").waitFor();
  expect(await logins()).toBe(0);
  await page.keyboard.press("Enter");
  await dialog.getByText("mar@ejemplo.org").waitFor();
  expect(await logins()).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem("gotrue.user"))).toContain("mar@ejemplo.org");

  // From now on the password alone leads to the passkey, and to no other setup.
  await page.evaluate(() => window.netlifyIdentity.logout());
  await signIn();
  await dialog.getByText("usa tu llave de acceso").waitFor();
  expect(await dialog.locator(".qrCode").count()).toBe(0);
  const use = dialog.getByRole("button", { name: "Entrar con una llave de acceso" });
  await use.focus();
  await page.keyboard.press("Enter");
  await dialog.locator(".infoTextEmail").getByText("mar@ejemplo.org").waitFor();
  expect(await logins()).toBe(2);
  await context.close();
  await strict.close();
});

test("a link by mail tells whose account it opens, and signs in, once", async () => {
  await service.addPerson("nuria@ejemplo.org", PASSWORD);
  const { context, page, dialog } = await openSite();
  await page.evaluate(() => window.netlifyIdentity.open());
  await dialog.getByRole("button", { name: "Entrar con un enlace por correo" }).click();
  await dialog.getByLabel("Correo electrónico").fill("nuria@ejemplo.org");
  await dialog.getByRole("button", { name: "Enviar enlace" }).click();
  await dialog.getByText("le hemos enviado un enlace y un código de seis cifras").waitFor();
  expect(await dialog.getByLabel("Código").getAttribute("autocomplete")).toBe("one-time-code");
  await dialog.getByLabel("Código").fill("000000");
  await page.keyboard.press("Enter");
  await dialog.getByText("El código no es ese o ya no sirve.").waitFor();
  // Who closes it to read the mail finds it again.
  await page.evaluate(() => {
    window.netlifyIdentity.close();
    window.netlifyIdentity.open();
  });
  await dialog.getByRole("button", { name: "Volver a iniciar sesión" }).click();
  await dialog.getByLabel("Contraseña").first().waitFor();
  await context.close();

  const link = `#magiclink_token=${await service.mailedToken("nuria@ejemplo.org", "magiclink")}`;
  const first = await openSite(link);
  await first.dialog.getByText("nuria@ejemplo.org").waitFor();
  expect(first.page.url()).not.toContain("token");
  expect(await first.page.evaluate(() => window.told)).toEqual(["init(null)", "open(login)"]);
  expect(await first.context.cookies()).toEqual([]);
  await first.dialog.getByRole("button", { name: "Entrar con esta cuenta" }).click();
  await first.dialog.getByRole("button", { name: "Cerrar sesión" }).waitFor();
  await first.context.close();
  const second = await openSite(link);
  await second.dialog.getByText("El enlace no es válido o ya se ha usado.").waitFor();
  await second.context.close();
});

test("a passkey signs in without a name, and turning away says so without alarm", async () => {
  await service.addPerson("ines@ejemplo.org", PASSWORD);
  const { context, page, dialog } = await openSite();
  await addAuthenticator(page);
  await withoutOffers(page);
  await page.evaluate(
    async ([email, password]) => {
      await window.netlifyIdentity.store.login(email ?? "", password ?? "");
      const user = window.netlifyIdentity.currentUser();
      const options = await user?._request("/passkeys/registration/options", { method: "POST" });
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(Object(options));
      const credential = await navigator.credentials.create({ publicKey });
      await user?._request("/passkeys/registration/verify", { method: "POST", body: JSON.stringify({ credential }) });
      await window.netlifyIdentity.logout();
      window.netlifyIdentity.open();
    },
    ["ines@ejemplo.org", PASSWORD],
  );
  const passkey = dialog.getByRole("button", { name: "Entrar con una llave de acceso" });
  await passkey.waitFor();
  expect(await dialog.locator("[name=email]").getAttribute("autocomplete")).toBe("username webauthn");
  await page.evaluate(() => {
    const { get } = navigator.credentials;
    navigator.credentials.get = () => {
      navigator.credentials.get = get;
      return Promise.reject(new DOMException("No", "NotAllowedError"));
    };
  });
  await passkey.click();
  await dialog.getByText("No se ha usado ninguna llave de acceso.").waitFor();
  await passkey.click();
  await dialog.getByText("ines@ejemplo.org").waitFor();
  await context.close();
});

test("the code of the mail signs in on the page that asked for it", async () => {
  await service.addPerson("olga@ejemplo.org", PASSWORD);
  const { context, page, dialog } = await openSite();
  await page.evaluate(() => window.netlifyIdentity.open());
  await dialog.getByRole("button", { name: "Entrar con un enlace por correo" }).click();
  await dialog.getByLabel("Correo electrónico").fill("olga@ejemplo.org");
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Código").fill(await service.mailedCode("olga@ejemplo.org"));
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Cerrar sesión" }).waitFor();
  expect(await page.evaluate(() => window.told)).toContain("login(User olga@ejemplo.org)");
  await context.close();
});

test("the field of the address offers the passkeys of the device, and one that is taken up signs in", async () => {
  await service.addPerson("pia@ejemplo.org", PASSWORD);
  const { context, page, dialog } = await openSite();
  await addAuthenticator(page);
  await page.evaluate(
    async ([email, password]) => {
      await window.netlifyIdentity.store.login(email ?? "", password ?? "");
      const user = window.netlifyIdentity.currentUser();
      const options = await user?._request("/passkeys/registration/options", { method: "POST" });
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(Object(options));
      const credential = await navigator.credentials.create({ publicKey });
      await user?._request("/passkeys/registration/verify", { method: "POST", body: JSON.stringify({ credential }) });
      await window.netlifyIdentity.logout();
    },
    ["pia@ejemplo.org", PASSWORD],
  );
  // The virtual device takes up at once what is offered: nobody presses anything.
  await page.evaluate(() => window.netlifyIdentity.open());
  await dialog.locator(".infoTextEmail").getByText("pia@ejemplo.org").waitFor();
  await context.close();
});

test.each([
  {
    name: "of the service",
    said: "Invited+email+does+not+match+emails+from+external+provider",
    shown: "La invitación es para otra dirección.",
  },
  { name: "of a provider", said: "The+user+denied", shown: "El otro servicio no te ha dejado entrar." },
  { name: "of whoever wrote the link", said: "Llama+al+900", shown: "El otro servicio no te ha dejado entrar." },
])("the words $name in the address: only ours are said", async ({ said, shown }) => {
  const { context, page, dialog } = await openSite(`#error=access_denied&error_description=${said}`);
  await dialog.getByRole("alert").getByText(shown).waitFor();
  expect(await dialog.locator("body").innerText()).not.toMatch(/denied|900/);
  expect(page.url()).not.toContain("#");
  await context.close();
});
