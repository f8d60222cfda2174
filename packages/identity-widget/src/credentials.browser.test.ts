import { readFile } from "node:fs/promises";
import { launchChromium } from "@nv/test-kit/chromium";
import { generate } from "otplib";
import type { Browser, FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addAuthenticator } from "../test/authenticator.ts";
import { bundle, filesByName } from "../test/bundle.ts";
import { type RealService, startRealService } from "../test/real-service.ts";

const PASSWORD = "una-frase-larga-y-tranquila";

/** Answer of the service to whoever signed in too long ago. */
const PROOF_WANTED = { code: 403, msg: "Recent proof of identity required", methods: ["password"] };

let browser: Browser;
let service: RealService;

beforeAll(async () => {
  const files = await bundle("preact");
  service = await startRealService({
    files: filesByName(files),
    host: "localhost",
    hasFactors: true,
  });
  service.page =
    '<!doctype html><html lang="es"><title>Sitio</title><main><h1>Sitio</h1></main><script type="module" src="/widget.js"></script>';
  service.pageHeaders = {
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'",
  };
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
  await service?.close();
});

async function openAccount(email: string, prepare: (page: Page) => Promise<unknown> = async () => undefined) {
  await service.addPerson(email, PASSWORD);
  const context = await browser.newContext({
    reducedMotion: "reduce",
    bypassCSP: false,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  const breaches: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) breaches.push(message.text());
  });
  const init = encodeURIComponent(JSON.stringify({ APIUrl: "/.netlify/identity", locale: "es" }));
  await page.goto(`${service.origin}/?init=${init}`);
  await addAuthenticator(page);
  await prepare(page);
  await page.evaluate(
    async ([who, secret]) => {
      await window.netlifyIdentity.store.login(who ?? "", secret ?? "");
      window.netlifyIdentity.openAccount();
    },
    [email, PASSWORD],
  );
  const dialog = page.frameLocator("#netlify-identity-widget");
  await dialog.getByRole("heading", { name: "Sesiones abiertas" }).waitFor();
  return { context, page, dialog, breaches };
}

/** The next change to a path is refused until the person has proved who they are. */
async function wantProof(page: Page, path: string) {
  await page.route(`**/.netlify/identity${path}`, (route) => route.fulfill({ status: 403, json: PROOF_WANTED }), {
    times: 1,
  });
}

const focused = (dialog: FrameLocator) =>
  dialog.locator("body").evaluate((body) => body.ownerDocument.activeElement?.textContent?.trim() ?? "");

test("a passkey is added without a question, by the name of its device, renamed, and removed after a question", async () => {
  const { context, dialog, breaches } = await openAccount("ana@ejemplo.org");
  const passkeys = dialog.getByRole("region", { name: "Llaves de acceso" });
  await passkeys.getByText("Aún no tienes llaves de acceso.").waitFor();
  await passkeys.getByRole("button", { name: "Añadir una llave" }).click();
  await passkeys.getByText("La llave de acceso está lista.").waitFor();
  await passkeys.getByText("Sin usar todavía").waitFor();

  await passkeys.getByRole("button", { name: "Añadir una llave" }).click();
  await passkeys.getByText("Este dispositivo ya tiene una llave de acceso de tu cuenta.").waitFor();

  await passkeys.getByRole("button", { name: "Cambiar nombre Chrome · Linux" }).click();
  const name = passkeys.getByRole("listitem").getByLabel("Nombre de la llave");
  await name.fill("x".repeat(65));
  await passkeys.getByRole("button", { name: "Guardar nombre" }).click();
  await passkeys.getByText("Ponle un nombre de hasta 64 caracteres.").waitFor();
  await name.fill("Portátil de casa");
  await passkeys.getByRole("button", { name: "Guardar nombre" }).click();
  await passkeys.getByText("Portátil de casa").first().waitFor();

  await passkeys.getByRole("button", { name: "Quitar Portátil de casa" }).click();
  await passkeys.getByText("Dejarás de entrar con ella").waitFor();
  await passkeys.getByRole("button", { name: "Sí, quitarla" }).click();
  await passkeys.getByText("La llave se ha quitado.").waitFor();
  await passkeys.getByText("Aún no tienes llaves de acceso.").waitFor();
  expect(await focused(dialog)).toBe("Llaves de acceso");
  expect(breaches).toEqual([]);
  await context.close();
});

test("a passkey is added by whoever presses before the list has come, and the list of before does not take its place", async () => {
  const held = Promise.withResolvers<void>();
  const { context, page, dialog } = await openAccount("ada@ejemplo.org", (opened) =>
    opened.route(
      "**/.netlify/identity/passkeys",
      async (route) => {
        const response = await route.fetch();
        await held.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    ),
  );
  const passkeys = dialog.getByRole("region", { name: "Llaves de acceso" });
  await passkeys.getByRole("button", { name: "Añadir una llave" }).click();
  await passkeys.getByText("La llave de acceso está lista.").waitFor();
  await passkeys.getByText("Sin usar todavía").waitFor();
  const late = page.waitForResponse((answer) => answer.url().endsWith("/identity/passkeys"));
  held.resolve();
  await (await late).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await passkeys.getByText("Sin usar todavía").count()).toBe(1);
  await context.close();
});

test("the second step is set up with a drawing made here, and its codes can be kept", async () => {
  const { context, page, dialog, breaches } = await openAccount("eva@ejemplo.org");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  const region = dialog.getByRole("region", { name: "Segundo paso" });
  await region.getByRole("button", { name: "Configurar" }).click();
  await region.getByRole("img", { name: "Código QR" }).waitFor();
  expect(calls.filter((url) => !url.startsWith(service.origin))).toEqual([]);
  const secret = (await region.locator(".secret").textContent()) ?? "";

  await region.getByLabel("Código", { exact: true }).fill("000000");
  await region.getByRole("button", { name: "Activar", exact: true }).click();
  await region.getByText("El código no es correcto o ya se ha usado.").waitFor();
  await region.getByLabel("Código", { exact: true }).fill(await generate({ secret }));
  await region.getByRole("button", { name: "Activar", exact: true }).click();
  await region.getByText("El segundo paso está activado.").waitFor();
  const codes = await region.locator(".codeList code").allTextContents();
  expect(codes).toHaveLength(10);

  await region.getByRole("button", { name: "Copiar" }).click();
  await region.getByText("Los códigos se han copiado.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    region.getByRole("button", { name: "Descargar" }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toBe(`${codes.join("\n")}\n`);

  await region.getByRole("button", { name: "Ya los he guardado" }).click();
  await region.getByText("Códigos de recuperación que te quedan: 10").waitFor();
  expect(await region.locator(".codeList").count()).toBe(0);
  await region.getByRole("button", { name: "Códigos nuevos" }).click();
  await region.getByRole("button", { name: "Ya los he guardado" }).click();
  await region.getByRole("button", { name: "Desactivar" }).click();
  await region.getByRole("button", { name: "Sí, desactivarlo" }).click();
  await region.getByText("El segundo paso está desactivado.").waitFor();
  expect(breaches).toEqual([]);
  await context.close();
});

test("who signed in too long ago proves it once more, where they are, and the change goes on", async () => {
  const { context, page, dialog } = await openAccount("pau@ejemplo.org");
  const region = dialog.getByRole("region", { name: "Segundo paso" });
  await wantProof(page, "/factors/totp");
  await region.getByRole("button", { name: "Configurar" }).click();
  const proof = region.getByRole("region", { name: "Confirma quién eres" });
  await proof.getByLabel("Contraseña actual").fill("equivocada");
  await page.keyboard.press("Enter");
  await proof.getByText("La contraseña o el código no son correctos.").waitFor();
  const before = await page.evaluate(() => window.netlifyIdentity.currentUser()?.tokenDetails()?.refresh_token);
  await proof.getByLabel("Contraseña actual").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await region.getByRole("img", { name: "Código QR" }).waitFor();
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem("gotrue.user") ?? "{}").token.refresh_token);
  expect(saved).not.toBe(before);
  await context.close();
});

test("who turns away from the proof changes nothing, and what was typed stays", async () => {
  const { context, page, dialog } = await openAccount("ines@ejemplo.org");
  const region = dialog.getByRole("region", { name: "Contraseña" });
  await wantProof(page, "/user");
  await region.getByLabel("Contraseña nueva").fill("otra-frase-igual-de-larga");
  await page.keyboard.press("Enter");
  await region.getByRole("button", { name: "Cancelar" }).click();
  await region.getByText("No se ha cambiado nada.").waitFor();
  expect(await region.getByLabel("Contraseña nueva").inputValue()).toBe("otra-frase-igual-de-larga");
  await context.close();
});

test("who has nothing to prove it with is told to sign in again", async () => {
  const { context, page, dialog } = await openAccount("luz@ejemplo.org");
  await page.route("**/.netlify/identity/factors/totp", (route) =>
    route.fulfill({ status: 403, json: { ...PROOF_WANTED, methods: [] } }),
  );
  const region = dialog.getByRole("region", { name: "Segundo paso" });
  await region.getByRole("button", { name: "Configurar" }).click();
  await region.getByText("Cierra la sesión y vuelve a entrar para poder cambiarlo.").waitFor();
  await context.close();
});
