import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { EMBED_SEEN_PATH, EMBED_STORY_PATH } from "@nv/contracts";
import { launchChromium } from "@nv/test-kit/chromium";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { embedCodes } from "./embed-codes.ts";

type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Page = Awaited<ReturnType<Browser["newPage"]>>;

const DIST = join(import.meta.dirname, "../dist");
const SLUG = "riada";
const REVISION = "1-0123456789";
const FACE = `/g/${SLUG}/${REVISION}/faces/nv-muestra.woff2`;
/** Build of the package `ui`; `npm test` builds it first. */
const FACES = join(import.meta.dirname, "../../ui/build/fonts");
/** A script of the article's own, or of who sells its advertisements, that never comes. */
const SILENT_PATH = "/anuncios.js";
const WINDOW_PX = { width: 390, height: 844 };

/** A story of one scene: a stage that stays while two cards pass, and the figures that tell it still. */
const STORY = `<article class="nv-story"><h1>La riada</h1>
  <section class="nv-block" data-format="ImgTransition"><div class="nv-stage"><div class="nv-scene"></div></div><div class="nv-steps">
    <div class="nv-step"><figure class="nv-still">Antes</figure><div class="nv-card">Primero, azul.</div></div>
    <div class="nv-step"><figure class="nv-still">Después</figure><div class="nv-card">Después, rojo.</div></div>
  </div></section></article>`;

/** Styles that the article of a newspaper may have, and whether the story can move in it. */
const ARTICLES = [
  { name: "with styles of no kind", styles: "", wrapped: false, moves: true },
  { name: "whose body hides what is too wide", styles: "body{overflow-x:hidden}", wrapped: false, moves: true },
  { name: "whose root and body clip", styles: "html,body{overflow-x:clip}", wrapped: false, moves: true },
  {
    name: "whose root and body hide what is too wide",
    styles: "html,body{overflow-x:hidden}",
    wrapped: false,
    moves: false,
  },
  { name: "whose wrapper hides it", styles: ".wrap{overflow-x:hidden}", wrapped: true, moves: false },
  { name: "that scrolls in a wrapper", styles: ".wrap{height:100vh;overflow:auto}", wrapped: true, moves: false },
] as const;

describe("a story in an article of another origin", () => {
  let readers: Server;
  let newspaper: Server;
  let browser: Browser;
  let base: string;
  let articleUrl: string;
  let article = "";
  let policy = "";
  let doesStoryCome = true;

  async function listen(server: Server, name: string): Promise<string> {
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    return `http://${name}:${typeof address === "object" ? address?.port : 0}`;
  }

  beforeAll(async () => {
    const script = await readFile(join(DIST, "story.js"));
    const styles = await readFile(join(DIST, "formats/stage.css"), "utf8");
    const faces: readonly { family: string; file: string }[] = JSON.parse(
      await readFile(join(FACES, "piece-faces.json"), "utf8"),
    );
    const answers: Readonly<Record<string, readonly [type: string, body: string | Buffer]>> = {
      [EMBED_STORY_PATH]: ["text/javascript", script],
      [`/g/${SLUG}/latest.json`]: ["application/json", JSON.stringify({ revision: REVISION })],
      [`/g/${SLUG}/${REVISION}/`]: [
        "text/html",
        `<head><style>@font-face{font-family:nv-muestra;src:url(${FACE}) format("woff2")}:root,:host{--nv-face-text:nv-muestra,monospace}</style><style>${styles}</style></head><body>${STORY}</body>`,
      ],
      [FACE]: [
        "font/woff2",
        await readFile(join(FACES, faces.find(({ family }) => family === "Public Sans")?.file ?? "")),
      ],
      [`/g/${SLUG}/${REVISION}/story.js`]: ["text/javascript", "export default (root) => { root.dataset.began = '' }"],
    };
    readers = createServer((request, response) => {
      // One page view in twenty tells where it was.
      if (request.url === EMBED_SEEN_PATH) return void response.writeHead(204).end();
      const [type, body] = answers[request.url ?? ""] ?? ["text/plain", ""];
      const status = body === "" || (request.url?.endsWith("/latest.json") && !doesStoryCome) ? 404 : 200;
      const headers = { "content-type": `${type}; charset=utf-8`, "access-control-allow-origin": "*" };
      response.writeHead(status, headers).end(body);
    });
    newspaper = createServer((request, response) => {
      // A server that takes a request and says nothing.
      if (request.url === SILENT_PATH) return;
      const headers = {
        "content-type": "text/html; charset=utf-8",
        ...(policy && { "content-security-policy": policy }),
      };
      response.writeHead(200, headers).end(article);
    });
    base = await listen(readers, "127.0.0.1");
    articleUrl = await listen(newspaper, "localhost");
    browser = await launchChromium();
  });
  afterEach(() => {
    policy = "";
    doesStoryCome = true;
  });
  afterAll(async () => {
    await browser.close();
    for (const server of [readers, newspaper]) {
      server.closeAllConnections();
      server.close();
    }
  });

  const code = () =>
    embedCodes({
      ...{ publicBaseUrl: base, slug: SLUG, title: "La riada", altText: "", heightsPx: [], imageUrl: null, box: null },
      theme: "light",
      isInline: true,
    }).element;

  async function open(styles: string, isWrapped = false): Promise<{ page: Page; said: string[] }> {
    const body = `<p>${"Antes. ".repeat(200)}</p>${code()}<p id="after">${"Después. ".repeat(300)}</p>`;
    article = `<!doctype html><meta name="viewport" content="width=device-width"><title>Nota</title>
      <style>body{margin:0}${styles}</style><body><header></header>${isWrapped ? `<div class="wrap">${body}</div>` : `<main>${body}</main>`}`;
    const page = await browser.newPage({ viewport: WINDOW_PX });
    const said: string[] = [];
    page.on("console", (message) => void said.push(message.text()));
    await page.goto(articleUrl);
    return { page, said };
  }

  test.each(ARTICLES)("$name", async ({ styles, wrapped, moves }) => {
    const { page, said } = await open(styles, wrapped);
    const card = page.getByText("Después, rojo.");
    await card.waitFor({ state: "attached" });
    await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const stage = page.locator(".nv-stage");
    if (moves) {
      // In the middle of the scene its pictures fill the window, wherever one has come to.
      await expect.poll(() => stage.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
      expect(await page.getByText("Después", { exact: true }).isVisible()).toBe(false);
      expect(said).toEqual([]);
      expect(await page.locator("[data-nv-still]").count()).toBe(0);
    } else {
      await expect.poll(() => said.join()).toContain("se cuenta quieta");
      expect(said.join()).toContain(wrapped ? "«div.wrap»" : "«body»");
      // Who opens the article for the house reads it in the page.
      expect(await page.locator("nv-grafico").getAttribute("data-nv-still")).toBe(wrapped ? "div.wrap" : "body");
      expect(await stage.isVisible()).toBe(false);
      expect(await page.getByText("Después", { exact: true }).isVisible()).toBe(true);
    }
    await page.close();
  });

  test("what is in the way for a moment, as while a question stands over the article, does not keep it still", async () => {
    const { page, said } = await open("html:not(.free),html:not(.free) body{height:100vh;overflow:hidden}");
    await page.getByText("Después, rojo.").waitFor({ state: "attached" });
    expect(await page.locator(".nv-stage").isVisible()).toBe(false);
    expect(await page.locator("[data-nv-still]").count()).toBe(0);
    await page.evaluate(() => document.documentElement.classList.add("free"));
    await page.mouse.wheel(0, 50);
    await expect.poll(() => page.locator("[data-began]").count()).toBe(1);
    expect(await page.locator(".nv-stage").isVisible()).toBe(true);
    expect(said).toEqual([]);
    await page.close();
  });

  test("whose header sticks at the top has no label of the story under it, and nothing of it moves when the story comes", async () => {
    const { page } = await open(
      "main{max-width:240px;margin:0 auto}header{position:sticky;top:0;z-index:9;height:59px;background:#eee}",
    );
    const inset = () =>
      page.locator(".nv-story").evaluate((story) => getComputedStyle(story).getPropertyValue("--nv-found-top"));
    const card = page.getByText("Después, rojo.");
    await card.waitFor({ state: "attached" });
    // In a column: only the story is as wide as the window.
    expect(await page.locator("nv-grafico").evaluate((element) => element.style.width)).toBe("");
    await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect.poll(inset).toBe("59px");
    expect(
      await page.locator(".nv-stage").evaluate((element) => element.getBoundingClientRect().toJSON()),
    ).toMatchObject({
      ...{ left: 0, width: WINDOW_PX.width },
    });
    await page.close();
  });

  test.each([
    { where: "before", before: `<script src="${SILENT_PATH}" defer></script>`, after: "" },
    { where: "after", before: "", after: `<script src="${SILENT_PATH}"></script>` },
  ])("with a script $where it that never comes has the story all the same, and once", async ({ before, after }) => {
    article = `<!doctype html><title>Nota</title><body style="margin:0">${before}${code()}${after}<p>Después</p>`;
    const page = await browser.newPage({ viewport: WINDOW_PX });
    await page.goto(articleUrl, { waitUntil: "commit" });
    await page.getByText("Después, rojo.").waitFor({ state: "attached" });
    expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
    expect(await page.locator(".nv-story").count()).toBe(1);
    await page.close();
  });

  test("of which nothing comes leaves a link, and no empty screen", async () => {
    doesStoryCome = false;
    const { page } = await open("");
    const story = page.locator("nv-grafico");
    await expect.poll(async () => (await story.boundingBox())?.height ?? 0).toBeLessThan(100);
    expect(await story.getByRole("link", { name: "La riada" }).isVisible()).toBe(true);
    await page.close();
  });

  test("whose policy lets no styles of others in has the story dressed, and no wider than the window", async () => {
    policy = `default-src 'none'; script-src ${base}; connect-src ${base}; style-src 'self'; img-src ${base}; font-src ${base}`;
    const { page } = await open("");
    const card = page.locator("nv-grafico").getByText("Después, rojo.");
    await card.waitFor({ state: "attached" });
    await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect
      .poll(() => page.locator(".nv-stage").evaluate((element) => element.getBoundingClientRect().toJSON()))
      .toMatchObject({ top: 0, left: 0, width: WINDOW_PX.width });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WINDOW_PX.width);
    // Typefaces of a shadow are the document's, or they do not come.
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`)))
      .toEqual(["nv-muestra loaded"]);
    expect(await card.evaluate((element) => getComputedStyle(element).fontFamily)).toBe("nv-muestra, monospace");
    await page.close();
  });
});
