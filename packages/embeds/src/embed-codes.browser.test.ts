import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { EMBED_HOST_PATH } from "@nv/contracts";
import { launchChromium } from "@nv/test-kit/chromium";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { HeightsPx } from "./core/heights.ts";
import { renderGonePage, renderPage } from "./core/render-page.ts";
import { embedCodes } from "./embed-codes.ts";

type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Page = Awaited<ReturnType<Browser["newPage"]>>;

const DIST = join(import.meta.dirname, "../dist");
const SLUG = "foto";
/** One that was taken back. */
const GONE = "retirada";
const MEASURED_WIDTHS_PX = [320, 640, 980];
const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 10_000 });

/** A picture with a line under it, which takes two in a narrow frame. */
const PAGE = {
  slug: SLUG,
  title: "Foto",
  language: "es",
  altText: "",
  heading: "",
  subheading: "",
  notes: "",
  sourceLine: "Instituto de Estadística de un Lugar de Ejemplo",
  credit: "Ana Muestra",
  link: "",
  body: { kind: "html", html: '<div style="aspect-ratio:3/2;background:#357"></div>' },
} as const;

describe("the code of a picture in an article of another origin", () => {
  let readers: Server;
  let newspaper: Server;
  let browser: Browser;
  let base: string;
  let articleUrl: string;
  let heightsPx: HeightsPx;
  let article = "";
  let policy = "";
  /** Whoever asked for the host script and waits for it. */
  const waiting: ServerResponse[] = [];
  let isHostAway = false;
  let host: Buffer;

  /** Lets the host script come, to whoever waits for it too. */
  function giveHost(): void {
    isHostAway = false;
    for (const response of waiting.splice(0)) response.end(host);
  }

  async function listen(server: Server, name: string): Promise<string> {
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    return `http://${name}:${typeof address === "object" ? address?.port : 0}`;
  }

  beforeAll(async () => {
    host = await readFile(join(DIST, "host.js"));
    const [script, styles] = await Promise.all(
      ["page.js", "page.css"].map((name) => readFile(join(DIST, name), "utf8")),
    );
    const assets = { script: script ?? "", styles: styles ?? "" };
    const html = renderPage(PAGE, assets);
    const gone = renderGonePage(GONE, assets);
    readers = createServer((request, response) => {
      if (request.url !== EMBED_HOST_PATH) {
        const isGone = request.url === `/g/${GONE}/`;
        response.writeHead(isGone ? 410 : 200, { "content-type": "text/html; charset=utf-8" });
        response.end(isGone ? gone : html);
        return;
      }
      response.writeHead(200, { "content-type": "text/javascript" });
      if (isHostAway) waiting.push(response);
      else response.end(host);
    });
    newspaper = createServer((_request, response) => {
      const headers = {
        "content-type": "text/html; charset=utf-8",
        ...(policy && { "content-security-policy": policy }),
      };
      response.writeHead(200, headers).end(article);
    });
    base = await listen(readers, "127.0.0.1");
    articleUrl = await listen(newspaper, "localhost");
    browser = await launchChromium();
    const page = await browser.newPage();
    const heights: [number, number][] = [];
    for (const widthPx of MEASURED_WIDTHS_PX) {
      await page.setViewportSize({ width: widthPx, height: 900 });
      await page.goto(`${base}/g/${SLUG}/`);
      await page.waitForFunction("document.body.dataset.nvHeight");
      heights.push([widthPx, Number(await page.locator("body").getAttribute("data-nv-height"))]);
    }
    heightsPx = heights;
    await page.close();
  });
  afterEach(() => {
    policy = "";
    giveHost();
  });
  afterAll(async () => {
    await browser.close();
    for (const server of [readers, newspaper]) {
      server.closeAllConnections();
      server.close();
    }
  });

  const codes = () =>
    embedCodes({
      publicBaseUrl: base,
      slug: SLUG,
      title: "Foto",
      altText: "",
      heightsPx,
      imageUrl: null,
      box: null,
      theme: "light",
      isInline: false,
    });

  async function open(body: string, widthPx: number): Promise<Page> {
    article = `<!doctype html><meta name="viewport" content="width=device-width"><title>Nota</title>
      <body style="max-width:760px;margin:0 auto;padding:16px"><p>Un párrafo.</p>${body}<p id="after">Otro.</p>`;
    const page = await browser.newPage({ viewport: { width: widthPx, height: 900 } });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += Number(Object(entry).value ?? entry.toJSON().value ?? 0);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(articleUrl, { waitUntil: "commit" });
    await page.locator("#after").waitFor();
    return page;
  }

  const frameOf = (page: Page) => page.frameLocator(`iframe[data-nv="${SLUG}"]`);
  const topOf = (page: Page) => page.locator("#after").evaluate((after) => after.getBoundingClientRect().top);
  /** The frame is as high as its page. */
  const isFitting = async (page: Page) => {
    const told = Number(await frameOf(page).locator("body").getAttribute("data-nv-height"));
    const frame = await page.locator(`iframe[data-nv="${SLUG}"]`).evaluate((one) => one.getBoundingClientRect().height);
    return Math.abs(frame - told) <= 1;
  };

  for (const flavour of ["iframe", "element"] as const)
    for (const widthPx of [360, 768, 1280])
      test(`${flavour} keeps its room at ${widthPx} px before the host script comes, and nothing moves when it does`, async () => {
        isHostAway = true;
        const page = await open(codes()[flavour] ?? "", widthPx);
        const before = await topOf(page);
        if (flavour === "iframe") await frameOf(page).locator("body[data-nv-height]").waitFor();
        giveHost();
        await frameOf(page).locator("body[data-nv-height]").waitFor();
        await eventually(() =>
          page.locator(`iframe[data-nv="${SLUG}"]`).evaluate((one) => one.clientHeight > 200),
        ).toBe(true);
        const { sum }: { sum: number } = await page.evaluate(
          () => new Promise((next) => requestAnimationFrame(() => setTimeout(() => next(Object(window).shifts)))),
        );
        expect(sum).toBe(0);
        expect(Math.abs((await topOf(page)) - before)).toBeLessThan(3);
        await page.close();
      });

  test("one that was taken back leaves no room, also when its page came before the host script", async () => {
    isHostAway = true;
    const page = await open((codes().iframe ?? "").replaceAll(SLUG, GONE), 768);
    const frame = page.locator(`iframe[data-nv="${GONE}"]`);
    await frame.contentFrame().getByText("Este gráfico ya no está publicado.").waitFor();
    giveHost();
    await frame.waitFor({ state: "hidden" });
    await page.close();
  });

  test("its frame may fill the screen, also that of an element, and that of a code of earlier days below", async () => {
    const { iframe = "", element = "" } = codes();
    const old = iframe.replace(" allowfullscreen", "");
    expect(old).not.toBe(iframe);
    for (const code of [iframe, element, `<div style="height:9000px"></div>${old}`]) {
      const page = await open(code, 768);
      await page.locator(`iframe[data-nv="${SLUG}"][allowfullscreen]`).waitFor({ state: "attached" });
      await page.locator(`iframe[data-nv="${SLUG}"]`).scrollIntoViewIfNeeded();
      await frameOf(page).locator("body[data-nv-height]").waitFor();
      expect(
        await frameOf(page)
          .locator("body")
          .evaluate(() => document.fullscreenEnabled),
      ).toBe(true);
      await page.close();
    }
  });

  test("its frame stays as high as its page when it is out of sight and comes back", async () => {
    const { iframe = "" } = codes();
    const page = await open(`${iframe}<div style="height:9000px"></div>`, 768);
    await eventually(() => isFitting(page)).toBe(true);
    await page.mouse.wheel(0, 5000);
    await page.waitForFunction("scrollY > 4000");
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 200))));
    await page.evaluate("scrollTo(0, 0)");
    expect(await isFitting(page)).toBe(true);
    await page.close();
  });

  test("in a newspaper whose policy refuses styles of its articles it is as wide as they say, and without a border", async () => {
    policy = `default-src 'none'; script-src ${base}; frame-src ${base}; style-src 'self'`;
    for (const code of [codes().iframe ?? "", codes().element ?? ""]) {
      const page = await open(code, 768);
      const frame = page.locator(`iframe[data-nv="${SLUG}"]`);
      // The body is as wide as the window but for its usual margins.
      await eventually(() => frame.evaluate((one) => one.getBoundingClientRect().width)).toBe(768 - 16);
      expect(await frame.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe("0px");
      await page.close();
    }
  });
});
