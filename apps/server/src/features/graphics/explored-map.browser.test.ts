import { TYPES } from "@nv/graphic-types";
import { DIALECTS } from "@nv/test-kit";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { libraryClient } from "../../../test/library.ts";
import { publishWhenMade } from "../../../test/publish-when-made.ts";
import { createGround, startProcess, type TestGround, type TestProcess } from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";

const [dialect] = DIALECTS;
const [{ createStore }] = STORES;

/** Draws in software: no machine of the tests has a graphics card. */
const SOFTWARE_GL = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const EXAMPLE = TYPES.find(({ name }) => name === "locator")?.example ?? expect.unreachable();

const STYLE_URL = "https://mapas.example.org/estilo.json";
const GROUND_URL = "https://teselas.example.org/tierra.json";
const SQUARE = [
  [-9, 40],
  [0, 40],
  [0, 45],
  [-9, 45],
  [-9, 40],
];
const GROUND = { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [SQUARE] } };
const STYLE = {
  version: 8,
  sources: { tierra: { type: "geojson", data: GROUND_URL } },
  layers: [
    { id: "mar", type: "background", paint: { "background-color": "#d3dfe4" } },
    { id: "tierra", type: "fill", source: "tierra", paint: { "fill-color": "#fbfaf6" } },
  ],
};

describe.runIf(dialect !== undefined)("a map that can be explored, as readers get it", () => {
  let ground: TestGround;
  let registry: TestProcess;
  let origin: string;
  let browser: Browser;
  let address: string;
  const library = libraryClient(() => ({ process: registry, origin }));

  beforeAll(async () => {
    if (dialect === undefined) return;
    ground = await createGround(dialect, createStore);
    registry = await startProcess(ground.database, ground.store);
    origin = await registry.app.listen({ port: 0, host: "127.0.0.1" });
    browser = await launchChromium(SOFTWARE_GL);
    const tiles = { styleUrl: STYLE_URL, attribution: "© Muestra", origins: ["https://teselas.example.org"] };
    const config = { ...EXAMPLE.config, tiles };
    const { slug } = await publishWhenMade(registry, library, { ...EXAMPLE, config });
    address = `${origin}/g/${slug}/`;
  });
  afterAll(async () => {
    await browser.close();
    await registry.close();
    await ground.drop();
  });

  /** Opens the page with a server of maps beyond it. @returns What was asked for, and what the browser complained about. */
  async function open(isThere: boolean): Promise<{ page: Page; asked: string[]; wrong: string[] }> {
    const page = await browser.newPage({ viewport: { width: 360, height: 700 } });
    const asked: string[] = [];
    const wrong: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("pageerror", ({ message }) => wrong.push(message));
    page.on("console", (message) => {
      if (/content security|refused|violates/i.test(message.text())) wrong.push(message.text());
    });
    await page.route(/^https:\/\/(mapas|teselas)\.example\.org\//, (route) => {
      const headers = { "access-control-allow-origin": "*" };
      if (!isThere) return route.fulfill({ status: 503, headers });
      return route.fulfill({ json: route.request().url() === STYLE_URL ? STYLE : GROUND, headers });
    });
    await page.goto(address);
    return { page, asked, wrong };
  }

  const isExplorer = (url: string) => /explorar|example\.org/.test(url);

  test("opens after a tap, names what the drawing names, and gives the drawing back", async () => {
    const { page, asked, wrong } = await open(true);
    const button = page.getByRole("button", { name: "Explorar el mapa" });
    await button.waitFor();
    expect(asked.filter(isExplorer)).toEqual([]);
    await button.press("Enter");
    const map = page.getByRole("region", { name: /^El mapa: muévete con las flechas/ });
    await map.waitFor();
    await expect.poll(() => asked, { timeout: 20_000 }).toContain(GROUND_URL);
    await expect.poll(() => map.evaluate((canvas) => canvas === document.activeElement)).toBe(true);
    expect(await page.locator(".nv-map").innerText()).toContain("Aldeamuestra");
    expect(await page.locator(".nv-map").innerText()).toContain("© Muestra");
    await map.press("Escape");
    await expect.poll(() => page.locator(".nv-map").count()).toBe(0);
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole("img", { name: EXAMPLE.altText }).waitFor();
    expect(wrong).toEqual([]);
    await page.close();
  });

  test("that does not come is told, and the drawing stays as it is", async () => {
    const { page } = await open(false);
    await page.getByRole("button", { name: "Explorar el mapa" }).click();
    const said = page.getByRole("status");
    await expect.poll(() => said.innerText(), { timeout: 20_000 }).toContain("El mapa no se ha podido cargar");
    expect(await page.locator(".nv-map").count()).toBe(0);
    expect(await page.getByRole("img", { name: EXAMPLE.altText }).isVisible()).toBe(true);
    await page.close();
  });
});
