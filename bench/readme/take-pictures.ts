import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { GRAPHICS_API_PATH } from "@nv/contracts";
import { freePort } from "@nv/test-kit";
import { type BrowserContext, chromium } from "playwright-core";
import sharp from "sharp";
import { z } from "zod";
import { buildStale } from "../../scripts/build-targets/build-stale.ts";
import { provideChromium } from "../../scripts/provide/chromium.ts";
import { runNode } from "../../scripts/terminal/run-command.ts";
import { type RunningSite, startSite } from "../src/start-site.ts";

const FOLDER = join(import.meta.dirname, "../../docs/images");
const VIEWPORT = { width: 1280, height: 800 };
/** Pictures of what is published come with the machine's browser, one after another. */
const DRAWN_MS = 180_000;
/** Rest after a page has come: nothing moves any more. */
const REST_MS = 2500;

const Found = z.object({
  items: z.array(
    z.object({ id: z.string(), type: z.string(), version: z.number(), thumbnailUrl: z.string().nullable() }),
  ),
});
type Item = z.infer<typeof Found>["items"][number];

async function listed({ url, cookie }: RunningSite): Promise<readonly Item[]> {
  const response = await fetch(`${url}${GRAPHICS_API_PATH}?limit=50`, { headers: { cookie } });
  return Found.parse(await response.json()).items;
}

/** Loads the examples, publishes them, and waits until each has its picture in the lists. */
async function fill(site: RunningSite): Promise<readonly Item[]> {
  await runNode(["scripts/examples.ts"], { env: site.env });
  const items = (await listed(site)).map(({ id, version }) => ({ id, version }));
  const headers = { cookie: site.cookie, origin: site.url, "content-type": "application/json" };
  const body = JSON.stringify({ action: "publish", items });
  const answer = await fetch(`${site.url}${GRAPHICS_API_PATH}/bulk`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`Publishing was refused: ${answer.status} ${await answer.text()}`);
  const until = Date.now() + DRAWN_MS;
  while (Date.now() < until) {
    const now = await listed(site);
    if (now.every(({ thumbnailUrl }) => thumbnailUrl !== null)) return now;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return listed(site);
}

async function take(context: BrowserContext, { path, name }: { readonly path: string; readonly name: string }) {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  await page.waitForTimeout(REST_MS);
  const png = await page.screenshot();
  await sharp(png)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(FOLDER, `${name}.png`));
  await page.close();
}

/** Takes the pictures of the product that the README shows: of itself, on an empty folder, with the examples loaded and published. */
export async function takeReadmePictures(): Promise<void> {
  await buildStale();
  await mkdir(FOLDER, { recursive: true });
  const site = await startSite(await freePort());
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: ["--no-sandbox"] });
  try {
    const items = await fill(site);
    const figure = items.find(({ type }) => type === "figure");
    if (figure === undefined) throw new Error("No figure is among the examples.");
    const context = await browser.newContext({
      ...{ baseURL: site.url, viewport: VIEWPORT, deviceScaleFactor: 2, locale: "es-ES" },
      extraHTTPHeaders: { cookie: site.cookie },
    });
    await take(context, { path: "/", name: "site" });
    await take(context, { path: `/embed_data?grafico=${figure.id}&editar=`, name: "workbench" });
  } finally {
    await browser.close();
    await site.stop();
  }
}
