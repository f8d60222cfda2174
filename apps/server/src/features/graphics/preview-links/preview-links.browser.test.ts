import { GraphicDetail, PreviewLink } from "@nv/contracts/schemas";
import { DIALECTS, freePort } from "@nv/test-kit";
import { findWithAxe } from "@nv/test-kit/axe";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { libraryClient } from "../../../../test/library.ts";
import { whenMade } from "../../../../test/publish-when-made.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { STORES } from "../../../../test/stores.ts";

const [dialect] = DIALECTS;
const [{ createStore }] = STORES;

describe.runIf(dialect !== undefined)("a draft at a link, in a browser without any account", () => {
  let harness: TestHarness;
  let registry: TestProcess;
  let origin: string;
  let browser: Browser;
  let url: string;
  const library = libraryClient(() => ({ process: registry, origin }));

  beforeAll(async () => {
    if (dialect === undefined) return;
    harness = await createHarness(dialect, createStore);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    registry = await startProcess(harness.database, harness.store, { PUBLIC_BASE_URL: origin });
    await registry.app.listen({ port, host: "127.0.0.1" });
    browser = await launchChromium();
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "#246" } });
    const file = await library.brought("plaza.png", await picture.png().toBuffer());
    const config = { type: "image", source: `file:${file.id}`, canEnlarge: true };
    const fields = { title: "La plaza", altText: "Una plaza vacía.", config };
    const { id } = GraphicDetail.parse((await registry.call("POST", "/api/graphics", fields)).body);
    const make = () => registry.call("POST", `/api/graphics/${id}/preview-links`, { days: 1 });
    ({ url } = PreviewLink.parse((await whenMade(make, library)).body));
  });
  afterAll(async () => {
    await browser.close();
    await registry.close();
    await harness.drop();
  });

  test.each([320, 1280])(
    "shows what it is, its picture and its script at %d px, with nothing for axe",
    async (width) => {
      for (const theme of ["light", "dark"]) {
        const page = await browser.newPage({ viewport: { width, height: 700 } });
        const wrong: string[] = [];
        page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
        await page.goto(`${url}#nv-theme=${theme}`);
        await page.getByText("Vista previa: no publicar").waitFor();
        const image = page.getByRole("img", { name: "Una plaza vacía." });
        const widthPx = await image.evaluate((element) =>
          element instanceof HTMLImageElement ? element.decode().then(() => element.naturalWidth) : 0,
        );
        expect(widthPx).toBeGreaterThan(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(wrong).toEqual([]);
        expect(await findWithAxe(page, { without: ["page-has-heading-one"] })).toEqual([]);
        await page.getByRole("link", { name: "Una plaza vacía." }).press("Enter");
        await page.getByRole("button", { name: "Cerrar" }).waitFor();
        await page.close();
      }
    },
  );

  test("is framed by our own pages alone", async () => {
    const other = origin.replace("127.0.0.1", "localhost");
    for (const [place, isShown] of [
      [origin, true],
      [other, false],
    ] as const) {
      const page = await browser.newPage();
      const body = `<iframe src="${url}"></iframe>`;
      await page.route(`${place}/articulo`, (route) => route.fulfill({ contentType: "text/html", body }));
      await page.goto(`${place}/articulo`);
      const band = page.frameLocator("iframe").getByText("Vista previa: no publicar");
      expect(await band.count()).toBe(isShown ? 1 : 0);
      await page.close();
    }
  });
});
