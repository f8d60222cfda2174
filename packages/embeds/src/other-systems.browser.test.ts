import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { EMBED_HOST_PATH } from "@nv/contracts";
import { launchChromium } from "@nv/test-kit/chromium";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  afterBasicHtml,
  afterFramesAllowed,
  afterFullHtml,
  afterKses,
  afterOEmbedFilter,
  afterWpautop,
  inHtmlBlock,
} from "../test/other-systems.ts";
import { reservedHeight } from "./core/heights.ts";
import { renderPage } from "./core/render-page.ts";
import { askedHtml, type Embeddable, embedCodes } from "./embed-codes.ts";

type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Page = Awaited<ReturnType<Browser["newPage"]>>;

const DIST = join(import.meta.dirname, "../dist");
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A page that is higher than the room that is kept for it. */
const PAGE = {
  ...{ slug: "muestra", title: "Muestra", language: "es", altText: "Una muestra.", heading: "", subheading: "" },
  ...{ notes: "", sourceLine: "Instituto de Ejemplo", credit: "", link: "" },
  body: { kind: "html", html: '<div style="height:600px;background:#357"></div>' },
} as const;

describe("codes in pages of other systems", () => {
  let readers: Server;
  let newspaper: Server;
  let browser: Browser;
  let page: Page;
  let graphic: Embeddable;
  let articleUrl: string;
  let article = "";

  async function listen(server: Server, name: string): Promise<string> {
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    return `http://${name}:${typeof address === "object" ? address?.port : 0}`;
  }

  beforeAll(async () => {
    const [host, script, styles] = await Promise.all(
      ["host.js", "page.js", "page.css"].map((name) => readFile(join(DIST, name), "utf8")),
    );
    const html = renderPage(PAGE, { script: script ?? "", styles: styles ?? "" });
    readers = createServer(({ url = "" }, response) => {
      if (url === EMBED_HOST_PATH) response.writeHead(200, { "content-type": "text/javascript" }).end(host);
      else if (url.endsWith(".png")) response.writeHead(200, { "content-type": "image/png" }).end(PIXEL);
      else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
    });
    newspaper = createServer((_request, response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(article);
    });
    const publicBaseUrl = await listen(readers, "127.0.0.1");
    articleUrl = await listen(newspaper, "localhost");
    graphic = {
      publicBaseUrl,
      slug: "muestra",
      title: "Muestra «de prueba» & co.",
      altText: "Una muestra.",
      heightsPx: [
        [320, 500],
        [640, 420],
      ],
      imageUrl: `${publicBaseUrl}/g/muestra/1-0123456789/fallback.png`,
      box: null,
      theme: "light",
      isInline: false,
    };
    browser = await launchChromium();
    page = await browser.newPage({ viewport: { width: 800, height: 900 } });
  });
  afterAll(async () => {
    await browser.close();
    for (const server of [readers, newspaper]) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** Puts what a system left of a code into an article, and opens it. */
  async function open(left: string): Promise<void> {
    article = `<!doctype html><meta name="viewport" content="width=device-width"><title>Nota</title>
      <body style="max-width:640px;margin:0 auto"><p>Un párrafo.</p>${left}<p>Otro.</p>`;
    await page.goto(articleUrl);
  }
  const codeOf = (flavour: keyof ReturnType<typeof embedCodes>) => embedCodes(graphic)[flavour] ?? "";
  const frame = () => page.locator("iframe");
  const heightPx = () => frame().evaluate((one) => Math.round(one.getBoundingClientRect().height));
  /** Reads the height that its page says. */
  const toldPx = async () =>
    Number(await page.frameLocator("iframe").locator("body[data-nv-height]").getAttribute("data-nv-height"));

  const WHOLE = [
    { system: "the block of HTML of WordPress", flavour: "wordpress", leave: inHtmlBlock },
    { system: "the classic editor of WordPress", flavour: "wordpress", leave: afterWpautop },
    { system: "«Full HTML» of Drupal", flavour: "drupal", leave: afterFullHtml },
  ] as const;

  test.each(WHOLE)("$system leaves a frame that is as high as its page", async ({ flavour, leave }) => {
    await open(await leave(page, codeOf(flavour)));
    expect(await frame().count()).toBe(1);
    await expect.poll(async () => Math.abs((await heightPx()) - (await toldPx())), { timeout: 10_000 }).toBeLessThan(2);
    expect(await page.getByText("<!--").count()).toBe(0);
  });

  const PLAIN = [
    { system: "Drupal that lets frames through", flavour: "drupal", leave: afterFramesAllowed },
    { system: "a page of plain HTML", flavour: "html", leave: async (_page: Page, code: string) => code },
  ] as const;

  test.each(PLAIN)(
    "$system leaves a frame of the column's width that keeps its room, and reads",
    async ({ flavour, leave }) => {
      const left = await leave(page, codeOf(flavour));
      expect(left).not.toMatch(/style=|<script/);
      await open(left);
      expect([await heightPx(), await frame().evaluate((one) => one.getBoundingClientRect().width)]).toEqual([
        420, 640,
      ]);
      await page.frameLocator("iframe").getByText("Fuente: Instituto de Ejemplo").waitFor();
    },
  );

  test("the block and the shortcode of WordPress ask by an address of their own line, and its answer outlives the filter", async () => {
    const code = codeOf("wordpressEmbed");
    const url = `${graphic.publicBaseUrl}/g/muestra/`;
    expect(code.split("\n")).toContain(url);
    expect(code).toContain(`[embed width="640"]${url}[/embed]`);
    const [, asked = ""] = /<!-- wp:embed (\{.*?\}) -->/.exec(code) ?? [];
    expect(JSON.parse(asked)).toMatchObject({ url, type: "rich" });
    await open(
      await afterOEmbedFilter(
        page,
        askedHtml(graphic, { widthPx: 640, heightPx: reservedHeight(graphic.heightsPx, 640) }),
      ),
    );
    expect([await heightPx(), await frame().evaluate((one) => one.getBoundingClientRect().width)]).toEqual([420, 640]);
    await page.frameLocator("iframe").getByText("Fuente: Instituto de Ejemplo").waitFor();
  });

  const STRIPPED = [
    { system: "WordPress, of who may not write any HTML,", flavour: "wordpress", leave: afterKses },
    { system: "«Basic HTML» of Drupal", flavour: "drupal", leave: afterBasicHtml },
  ] as const;

  test.each(STRIPPED)(
    "$system leaves the picture, with what it shows and where it leads",
    async ({ flavour, leave }) => {
      await open(await leave(page, codeOf(flavour)));
      expect(await frame().count()).toBe(0);
      const picture = page.getByRole("link").getByRole("img", { name: "Una muestra." });
      expect(await picture.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBe(1);
      expect(await page.getByRole("link").getAttribute("href")).toBe(`${graphic.publicBaseUrl}/g/muestra/`);
    },
  );

  test("without a picture, what is left is a link with its title", async () => {
    const { drupal = "" } = embedCodes({ ...graphic, imageUrl: null });
    await open(await afterBasicHtml(page, drupal));
    expect(await page.getByRole("link").textContent()).toBe(graphic.title);
  });
});
