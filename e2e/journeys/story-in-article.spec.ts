import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startNewspaper } from "../src/article.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { bringTwoPictures } from "../src/library.ts";
import { startTestServer, type TestServer } from "../src/server.ts";
import { expect, test } from "../src/test.ts";

/** Renditions of two pictures on a busy machine. Milliseconds. */
const MADE_MS = 90_000;

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

async function callJson(page: Page, { url }: TestServer, path: string, json: object) {
  const answer = await page.request.post(url + path, { data: json, headers: { origin: url } });
  return { status: answer.status(), body: await answer.json() };
}

/** Publishes a story of two pictures and a text. @returns The graphic as it is then. */
async function publishStory(page: Page, server: TestServer, files: readonly string[]) {
  const step = (id: string, text: string, image: string) => ({
    id,
    text,
    alt: `Un círculo blanco (${id})`,
    align: "left",
    data: { image: `file:${image}`, focus: { x: 0.5, y: 0.5 } },
  });
  const [first = "", second = ""] = files;
  const config = {
    type: "story",
    dek: "Una **entradilla** inventada.",
    blocks: [
      {
        id: "circulos",
        format: "ImgTransition",
        settings: { effect: "fade" },
        steps: [step("uno", "Primero, azul.", first), step("dos", "Después, rojo.", second)],
      },
      {
        id: "final",
        format: "Texto",
        settings: {},
        steps: [{ id: "a", text: "## El final\n\nY se acaba.", data: {} }],
      },
    ],
  };
  const words = { title: "Dos círculos", altText: "Dos círculos que se relevan.", sourceLine: "Instituto de Ejemplo" };
  const { body: draft } = await callJson(page, server, "/api/graphics", { ...words, config });
  const publish = () => callJson(page, server, `/api/graphics/${draft.id}/publish`, { version: draft.version });
  await expect.poll(async () => (await publish()).status, { timeout: MADE_MS }).toBe(200);
  return (await page.request.get(`${server.url}/api/graphics/${draft.id}`)).json();
}

test("a story moves inside the article of another site, and is a link or a cover where it cannot", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const server = await startTestServer({});
  const page = await browser.newPage({ baseURL: server.url });
  const newspaper = await startNewspaper(server.url);
  const folder = await mkdtemp(join(tmpdir(), "nv-story-"));
  await page.goto(server.url);
  await becomeFirstAdministrator(page, server);
  const ids = await bringTwoPictures(page, folder);
  const { embedCodes, publicUrl } = await publishStory(page, server, ids);
  const around = (code: string) =>
    `<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>Nota</title><body style="margin:0"><main style="max-width:640px;margin:0 auto;padding:0 16px"><h1>El titular</h1><p>${"Antes. ".repeat(200)}</p>${code}<p>${"Después. ".repeat(200)}</p></main></body>`;
  const article = newspaper.print(around(embedCodes.element + embedCodes.element.replace(/<script.*/, "")));

  for (const viewport of [PHONE, DESK]) {
    const reader = await browser.newPage({ viewport });
    const complaints: string[] = [];
    reader.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    reader.on("pageerror", (error) => complaints.push(String(error)));
    await reader.goto(article);
    const story = reader.locator("nv-grafico").first();
    await expect(story.getByRole("heading", { level: 2, name: "Dos círculos" })).toBeVisible();
    await expect(reader.getByRole("heading", { level: 1 })).toHaveCount(1);
    const layers = story.locator(".nv-layer");
    await story.getByText("Después, rojo.").evaluate((card) => card.scrollIntoView({ block: "center" }));
    await expect(layers.nth(1)).toHaveCSS("opacity", "1");
    const stage = await story.locator(".nv-stage").evaluate((element) => {
      const { left, width, top } = element.getBoundingClientRect();
      return { left, width, top: Math.round(top) };
    });
    expect(stage).toEqual({ left: 0, width: viewport.width, top: 0 });
    expect(await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expect(story.getByText("Y se acaba.")).toBeAttached();
    await expect(reader.locator("nv-grafico").nth(1).locator(".nv-stage")).toBeAttached();
    expect(complaints).toEqual([]);
    await reader.close();
  }

  const plain = await browser.newPage({ viewport: PHONE, javaScriptEnabled: false });
  await plain.goto(article);
  await plain.getByRole("link", { name: "Dos círculos" }).first().click();
  await expect(plain).toHaveURL(publicUrl);
  await expect(plain.getByText("Primero, azul.")).toBeVisible();
  await expect(plain.getByRole("img", { name: "Un círculo blanco (dos)" })).toBeVisible();
  await plain.close();

  const framed = await browser.newPage({ viewport: DESK });
  await framed.goto(newspaper.print(around(embedCodes.iframe)));
  const cover = framed.frameLocator("iframe");
  await expect(cover.getByText("Dos círculos que se relevan.")).toBeVisible();
  await expect(cover.getByText("Primero, azul.")).toBeHidden();
  await cover.getByRole("link", { name: "Ver a pantalla completa" }).click();
  await expect(framed.getByRole("heading", { level: 1, name: "Dos círculos" })).toBeVisible();
  await framed.close();

  await newspaper.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
