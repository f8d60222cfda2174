import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../test/launch.ts";
import { REAL_HOST_RULE, type RealService, startRealService } from "../test/real-service.ts";
import { buildDist } from "../tooling/build-dist.ts";

const PASSWORD = "una-frase-larga-y-tranquila";

const example = (path: string) => fileURLToPath(new URL(`../../../examples/${path}`, import.meta.url));

let browser: Browser;
let service: RealService;

async function buildReactApp(): Promise<[string, string][]> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    mode: "production",
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: {
        input: example("react-app/src/main.tsx"),
        output: { entryFileNames: "main.js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("nothing was built");
  return output.output.flatMap((file): [string, string][] =>
    file.type === "chunk" ? [[file.fileName, file.code]] : [],
  );
}

beforeAll(async () => {
  const dist = await buildDist();
  const files = new Map<string, string>([
    ...dist.map(({ name, code }): [string, string] => [name, code]),
    ...(await buildReactApp()),
    ["greeting.js", await readFile(example("static-page/greeting.js"), "utf8")],
    ["static.html", await readFile(example("static-page/index.html"), "utf8")],
    ["react.html", await readFile(example("react-app/index.html"), "utf8")],
  ]);
  service = await startRealService({ files });
  browser = await launchBrowser([REAL_HOST_RULE]);
  await service.addPerson("ana@ejemplo.org", PASSWORD);
});

afterAll(async () => {
  await browser?.close();
  await service?.close();
});

test("static-page: one script tag greets who signs in", async () => {
  const page = await browser.newPage();
  await page.goto(`${service.origin}/static.html`);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  const dialog = page.frameLocator("#netlify-identity-widget");
  await dialog.getByLabel("Correo electrónico").fill("ana@ejemplo.org");
  await dialog.locator("[name=password]").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByText("Hola, Ana Ruiz.").waitFor();
  await page.reload();
  await page.getByText("Hola, Ana Ruiz.").waitFor();
  await dialog.owner().waitFor({ state: "attached" });
  await page.locator(".netlify-identity-logout").click();
  await dialog.getByRole("button", { name: "Cerrar sesión" }).click();
  await page.getByText("Nadie ha iniciado sesión.").waitFor();
  await page.close();
});

test("react-app: the provider tells its components who is signed in, and the account page is drawn by the page", async () => {
  const page = await browser.newPage();
  await page.goto(`${service.origin}/react.html`);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  const dialog = page.frameLocator("#netlify-identity-widget");
  await dialog.locator("[name=email]").fill("ana@ejemplo.org");
  await dialog.locator("[name=password]").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Hola, Ana Ruiz", includeHidden: true }).waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "Sesiones abiertas" }).waitFor();
  await page.getByRole("button", { name: "Salir" }).click();
  await page.getByRole("button", { name: "Iniciar sesión" }).waitFor();
  await page.close();
});

test("node-script: an administrator lists who has an account", async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [example("node-script/list-people.ts"), `http://127.0.0.1:${service.port}/.netlify/identity`, "jefa@ejemplo.org"],
    { env: { ...process.env, IDENTITY_PASSWORD: "jefa-de-seccion" } },
  );
  expect(stdout.trim().split("\n").sort()).toEqual(["ana@ejemplo.org", "jefa@ejemplo.org"]);
});
