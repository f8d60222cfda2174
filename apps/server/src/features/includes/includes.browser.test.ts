import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { IncludeDetail } from "@nv/contracts/schemas";
import { DIALECTS, freePort } from "@nv/test-kit";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";

const [dialect] = DIALECTS;
const [{ createStore }] = STORES;

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
};

describe.runIf(dialect !== undefined)("a page of another origin with includes", () => {
  let harness: TestHarness;
  let process: TestProcess;
  let readers: Server;
  let newspaper: Server;
  let browser: Browser;
  let article = "";

  async function save(include: IncludeDetail | null, body: string, slug: string): Promise<IncludeDetail> {
    const fields = { title: slug, body, slug };
    const answer = await (include === null
      ? process.call("POST", "/api/includes", fields)
      : process.call("PUT", `/api/includes/${include.id}`, { ...fields, version: include.version }));
    const { id, version } = IncludeDetail.parse(answer.body);
    return IncludeDetail.parse((await process.call("POST", `/api/includes/${id}/publish`, { version })).body);
  }

  beforeAll(async () => {
    if (dialect === undefined) return;
    harness = await createHarness(dialect, createStore);
    const port = await freePort();
    process = await startProcess(harness.database, harness.store, { PUBLIC_BASE_URL: `http://127.0.0.1:${port}` });
    readers = createServer((request, response) => void process.context.publishing.readers(request, response));
    readers.listen(port, "127.0.0.1");
    newspaper = createServer((_request, response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.end(`<!doctype html><meta charset="utf-8"><title>Nota</title>${article}`);
    }).listen(0, "127.0.0.1");
    await once(newspaper, "listening");
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    for (const server of [readers, newspaper]) {
      server.closeAllConnections();
      server.close();
    }
    await process.close();
    await harness.drop();
  });

  const open = async () => {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${portOf(newspaper)}/nota`);
    return page;
  };

  test("follow what is published, with the page's own texts, and stay at a pinned revision", async () => {
    const first = await save(null, "Hecho por **Equipo**, a {{fecha|hoy}}.", "creditos");
    article = `${first.codes.element?.replace('data-fecha=""', 'data-fecha="3 de mayo"')}<hr>${first.codes.pinned}`;
    await save(first, "Hecho por Redacción, a {{fecha|hoy}}.", "creditos");
    const page = await open();
    const [latest, pinned] = [page.locator("nv-include").nth(0), page.locator("nv-include").nth(1)];
    await expect.poll(() => latest.innerText()).toBe("Hecho por Redacción, a 3 de mayo.");
    expect(await pinned.innerText()).toBe("Hecho por Equipo, a hoy.");
    await page.close();
  });

  test("hold others, which come too", async () => {
    const foot = await save(null, "Pie primero.", "pie-comun");
    const around = await save(null, 'Nota.\n\n<nv-include src="pie-comun"></nv-include>', "nota-con-pie");
    article = around.codes.element ?? "";
    await save(foot, "Pie segundo.", "pie-comun");
    const page = await open();
    await expect.poll(() => page.locator("nv-include nv-include").innerText()).toBe("Pie segundo.");
    await page.close();
  });

  test("that hold others are read once, with a script and without, whichever of their codes a page has", async () => {
    await save(null, "Fuente: **INE**. {{fecha|hoy}}.\n\nSegundo párrafo.", "fuente");
    await save(null, '## Método\n\n<nv-include src="fuente" data-fecha="12 de mayo"></nv-include>', "metodo");
    const three = await save(null, 'Tres.\n\n<nv-include src="metodo"></nv-include>', "tres");
    const fragment = (await process.read("/i/tres/")).body;
    const { publicBaseUrl } = process.context.publishing;
    // As a server puts it in, with the script for what comes later.
    const included = `${fragment}<script src="${publicBaseUrl}/e/v1/include.js" async></script>`;
    for (const code of [three.codes.element ?? "", three.codes.pinned ?? "", included])
      for (const javaScriptEnabled of [true, false]) {
        article = `<main>${code}</main>`;
        const context = await browser.newContext({ javaScriptEnabled });
        const page = await context.newPage();
        await page.goto(`http://localhost:${portOf(newspaper)}/nota`);
        await page.waitForLoadState("networkidle");
        const text = (await page.locator("main").innerText()).split(/\n+/);
        expect(text).toEqual(["Tres.", "Método", "Fuente: INE. 12 de mayo.", "Segundo párrafo."]);
        await context.close();
      }
  });

  test("show what the page holds inside when there is no script, or nothing comes", async () => {
    article = '<nv-include src="no-publicado"><p>Lo de siempre.</p></nv-include>';
    const page = await open();
    expect(await page.locator("nv-include").innerText()).toBe("Lo de siempre.");
    await page.close();
    article += `<script src="${process.context.publishing.publicBaseUrl}/e/v1/include.js" async></script>`;
    const scripted = await open();
    await scripted.waitForLoadState("networkidle");
    expect(await scripted.locator("nv-include").innerText()).toBe("Lo de siempre.");
    await scripted.close();
  });

  test("take the script twice, and run nothing that a page's text brings", async () => {
    const include = await save(null, "Hola {{nombre|amiga}}.", "saludo");
    const code = include.codes.element?.replace('data-nombre=""', 'data-nombre="<img src=x onerror=alert(1)>"') ?? "";
    article = code + code;
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("dialog", (dialog) => void dialog.dismiss().then(() => errors.push("a dialog")));
    await page.goto(`http://localhost:${portOf(newspaper)}/nota`);
    await expect.poll(() => page.locator("nv-include").nth(1).innerText()).toBe("Hola <img src=x onerror=alert(1)>.");
    expect(errors).toEqual([]);
    await page.close();
  });
});
