import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { MCP_PATH, PROGRAM_KEYS_API_PATH, type ProgramScope } from "@nv/contracts";
import type { Page } from "@playwright/test";
import { openAdministration } from "../src/administration.ts";
import { startNewspaper } from "../src/article.ts";
import { dialog } from "../src/dialog.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { type House, startHouse } from "../src/house.ts";
import { startReadersCache } from "../src/readers-cache.ts";
import { registerGraphic } from "../src/registry.ts";
import { type SharedServer, startTestServer, type TestServer } from "../src/server.ts";
import { test as base, expect } from "../src/test.ts";

const SNIPPET = join(import.meta.dirname, "../../snippets/programas/casa.sh");
const MINUTE_MS = 60_000;

const run = promisify(execFile);

/** A server whose people come in by a directory, which is a server of others. */
const test = base.extend<{ readonly house: House; readonly server: SharedServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  house: async ({}, use) => {
    const house = await startHouse();
    await use(house);
    await house.stop();
  },
  server: async ({ house }, use) => {
    const server = await startTestServer({ ...house.env, PASSKEYS: "true", ASSISTANTS: "true" });
    await use(server);
    await server.stop();
  },
});

/** Comes in by the directory, from the page that the gate closes, and leaves a line of events open. */
async function comeIn(page: Page): Promise<void> {
  await page.goto("/docs/intro");
  await page.getByRole("button", { name: "Iniciar sesión" }).first().click();
  await dialog(page).getByRole("button", { name: "Continuar con el directorio de la casa" }).click();
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await page.evaluate(async () => {
    const events = await fetch("/api/events");
    if (!events.ok) throw new Error(`the line of events was answered with ${events.status}`);
    const hasEnded = events.text().then(
      () => true,
      () => true,
    );
    Object.assign(window, { hasEnded });
  });
}

/** Expects that nothing is open for somebody any more: the line that was, the gate, the site's own calls. */
async function expectOut(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, "hasEnded"))).toBe(true);
  expect((await page.request.get("/api/session")).status()).toBe(401);
  expect((await page.request.get("/api/events")).status()).toBe(401);
  expect((await page.goto("/docs/intro"))?.status()).toBe(401);
}

/** Makes a key as the page of keys does. */
async function makeKey(page: Page, { url }: TestServer, scopes: readonly ProgramScope[]): Promise<string> {
  const answer = await page.request.post(`${url}${PROGRAM_KEYS_API_PATH}`, {
    data: { name: "Recorrido", scopes, days: 1 },
    headers: { origin: url },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).secret;
}

/** Calls the server as a page of it does. */
async function call(page: Page, { url }: TestServer, path: string, data: object) {
  const answer = await page.request.post(url + path, { data, headers: { origin: url } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

test("who comes by the directory that their domain requires is out within the hour when it knows them no more, and at once when an administrator asks", async ({
  page,
  server,
  house,
  browser,
}) => {
  await becomeFirstAdministrator(page, server);
  await openAdministration(page, "/admin/directory", "Directorio");
  await page.getByLabel("Dominio", { exact: true }).fill("diario.example");
  await page.getByLabel("Quien llegue del directorio tiene cuenta en el acto").check();
  await page.getByRole("button", { name: "Exigir el directorio" }).click();
  await expect(page.getByText("diario.example", { exact: true })).toBeVisible();

  const eva = await (await browser.newContext({ baseURL: server.url })).newPage();
  await comeIn(eva);
  house.state = "gone";
  await server.pass(31 * MINUTE_MS);
  await expectOut(eva);

  house.state = "in";
  house.person = { sub: "u-2", email: "leo@diario.example", name: "Leo" };
  const leo = await (await browser.newContext({ baseURL: server.url })).newPage();
  await comeIn(leo);
  house.state = "gone";
  await page.getByRole("button", { name: "Preguntar ahora por todas" }).click();
  await expect(page.getByText("Responde por 0 y ha cerrado 1.")).toBeVisible();
  await expectOut(leo);
});

test("a passkey is offered by the field of the address itself, and opens the site without a press", async ({
  page,
  server,
}) => {
  await becomeFirstAdministrator(page, server);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...({ protocol: "ctap2", transport: "internal", automaticPresenceSimulation: true } as const),
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  await page.goto("/docs/intro");
  await page.getByRole("button", { name: "Tu cuenta" }).click();
  const keys = dialog(page).getByRole("region", { name: "Llaves de acceso" });
  await keys.getByRole("button", { name: "Añadir una llave" }).click();
  await expect(keys.getByText("La llave de acceso está lista.")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page.getByRole("button", { name: "Iniciar sesión" }).first()).toBeVisible();

  // The device has its finger on what is offered: nobody chooses a way in.
  await page.getByRole("button", { name: "Iniciar sesión" }).first().click();
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  expect((await page.goto("/docs/intro"))?.status()).toBe(200);
});

test("a key pushes a series by the script that people take away, and the figure in an article moves", async ({
  page,
  server,
}, info) => {
  await becomeFirstAdministrator(page, server);
  const series = {
    ...{ title: "Índice de Ejemplo", period: "month", mode: "publish" },
    columns: [{ key: "index", label: "Índice", kind: "number" }],
    source: { name: "Oficina de Ejemplo", url: "https://oficina.example/serie" },
  };
  const { id } = await call(page, server, "/api/series", series);
  const key = await makeKey(page, server, ["series:read", "series:write", "series:publish"]);
  async function push(rows: string): Promise<string> {
    const file = info.outputPath("observaciones.csv");
    await writeFile(file, `fecha;índice\n${rows}\n`);
    const env = { ...process.env, CASA: server.url, CLAVE: key };
    return (await run("sh", [SNIPPET, "serie", id, file], { env })).stdout;
  }

  expect(await push("2026-01;100\n2026-02;101,5")).toContain("2 observaciones nuevas");
  const { version } = await (await page.request.get(`/api/series/${id}`)).json();
  await call(page, server, `/api/series/${id}/publish`, { version });
  const figure = await registerGraphic(page, server, "Cómo va el índice", {
    ...{ type: "figure", series: "series:indice-de-ejemplo" },
  });
  const published = await call(page, server, `/api/graphics/${figure}/publish`, { version: 1 });
  const cache = await startReadersCache(server.url);
  const newspaper = await startNewspaper(cache.url);
  const code = published.embedCodes.iframe.replaceAll(server.url, cache.url);
  const article = newspaper.print(`<!doctype html><title>Nota</title>${code}`);
  await page.goto(article);
  const shown = page.frameLocator("iframe").locator("body");
  await expect(shown).toContainText("101,5");

  expect(await push("2026-03;103")).toMatch(/^accepted: 1 observación nueva/);
  await expect(async () => {
    await page.goto(article);
    await expect(shown).toContainText("103,0", { timeout: 1000 });
  }).toPass();
  await page.goto("about:blank");
  await newspaper.stop();
  await cache.stop();
});

test("an assistant's client finds a rule and makes a draft, which a person finds in the registry as one", async ({
  page,
  server,
}) => {
  await becomeFirstAdministrator(page, server);
  const key = await makeKey(page, server, ["assistant:use", "pages:read", "graphics:write"]);
  const client = new Client({ name: "recorrido", version: "1" });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(server.url + MCP_PATH), { requestInit }));
  async function ask(name: string, given: Record<string, unknown>): Promise<string> {
    const { isError, content } = await client.callTool({ name, arguments: given });
    const text = content.map((part) => ("text" in part ? part.text : "")).join("");
    expect(isError, text).not.toBe(true);
    return text;
  }

  const found = await ask("buscar", { pregunta: "cómo se escriben los decimales" });
  const rule = /"to":"(\/docs\/Guia%20de%20estilos\/[^"]+)"/.exec(found)?.[1];
  expect(await ask("leer_pagina", { direccion: rule })).toContain("decimales");
  await ask("borrador_de_grafico", {
    ...{ titulo: "El índice de Ejemplo", fuente: "Oficina de Ejemplo", eje: "date", columnas: ["Índice"] },
    filas: [
      { x: "2026-01-01", valores: [100] },
      { x: "2026-02-01", valores: [101.5] },
    ],
  });
  await client.close();

  await page.goto("/embed_data");
  const drafts = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "El índice de Ejemplo" }) });
  await expect(drafts).toContainText("Borrador");
});
