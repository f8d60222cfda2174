import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { launchChromium } from "@nv/test-kit/chromium";
import { expect, test } from "vitest";
import { writeBlock } from "../blocks-html.ts";
import { piezaExample } from "./example.ts";

/** A pixel without colour. */
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

test("a fixed piece in a frame is there once: in its frame on a screen, as its picture on paper", async () => {
  const styles = await Promise.all(
    ["../stage/stage.css", "runtime.css"].map((path) => readFile(join(import.meta.dirname, path), "utf8")),
  );
  const piece = {
    ...{ label: "Tabla", src: "https://example.org/g/tabla/1/", title: "Una tabla", altText: "Una tabla." },
    ...{ heading: "", subheading: "", sourceLine: "", credit: "", heightsPx: [], drawing: null },
    picture: { src: PIXEL, widthPx: 640, heightPx: 360 },
  };
  const { block } = piezaExample;
  const { html, css } = writeBlock(
    { ...block, settings: { ...block.settings, way: "fixed" } },
    {
      ...{ file: () => expect.unreachable(), srcOf: () => "", built: () => "", isFirst: true },
      around: { chapters: [], head: "", piece: () => piece },
    },
  );
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.setContent(`<style>${styles.join("")}${css}</style><article class="nv-story">${html}</article>`);
  const [frame, picture] = [page.locator("iframe"), page.locator(".nv-piece__paper")];
  expect([await frame.isVisible(), await picture.isVisible()]).toEqual([true, false]);
  await page.emulateMedia({ media: "print" });
  expect([await frame.isVisible(), await picture.isVisible()]).toEqual([false, true]);
  await browser.close();
});
