import { filledTile, startDoubles } from "@nv/doubles";
import { TYPES } from "@nv/graphic-types";
import { DIALECTS, pmtilesOf } from "@nv/test-kit";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Page, Route } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { libraryClient } from "../../../../test/library.ts";
import { publishWhenMade } from "../../../../test/publish-when-made.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { STORES } from "../../../../test/stores.ts";

const [dialect] = DIALECTS;
const [{ createStore }] = STORES;

/** Draws in software: no machine of the tests has a graphics card. */
const SOFTWARE_GL = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const EXAMPLE = TYPES.find(({ name }) => name === "locator")?.example ?? expect.unreachable();

const ARROW = { id: "a", from: { lon: -5.2, lat: 42.95 }, to: { lon: -6.12, lat: 43.22 } };
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

/** A style over an archive of tiles, whose one tile is land everywhere. */
const ARCHIVE_URL = "https://archivos.example.org/espana.pmtiles";
const ARCHIVE = pmtilesOf(filledTile("earth"));
const LAND = "#2e8b57";
const ARCHIVE_STYLE = {
  version: 8,
  sources: { tierra: { type: "vector", url: `pmtiles://${ARCHIVE_URL}` } },
  layers: [
    { id: "mar", type: "background", paint: { "background-color": "#d3dfe4" } },
    { id: "tierra", type: "fill", source: "tierra", "source-layer": "earth", paint: { "fill-color": LAND } },
  ],
};

type Answer = (route: Route) => Promise<void>;

const HEADERS = { "access-control-allow-origin": "*" };
const json =
  (body: object): Answer =>
  (route) =>
    route.fulfill({ json: body, headers: HEADERS });
const away: Answer = (route) => route.fulfill({ status: 503, headers: HEADERS });

/** A server of files, which gives the part that is asked for. @param asked - What it writes each part down in. */
function partsOf(bytes: Buffer, asked: Set<string>): Answer {
  return (route) => {
    const { range: wanted = "" } = route.request().headers();
    asked.add(wanted);
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(wanted) ?? [];
    if (from === undefined || to === undefined) return route.fulfill({ status: 400, headers: HEADERS });
    const body = bytes.subarray(Number(from), Number(to) + 1);
    const range = `bytes ${from}-${Number(from) + body.length - 1}/${bytes.length}`;
    return route.fulfill({ status: 206, body, headers: { ...HEADERS, "content-range": range } });
  };
}

/** Answers of other servers, by address, or by host for all of one. */
type Answers = Readonly<Record<string, Answer>>;

const GEOJSON: Answers = { [STYLE_URL]: json(STYLE), [GROUND_URL]: json(GROUND) };

/** The colour in the middle of a map, `#rrggbb`. */
async function middleOf(page: Page): Promise<string> {
  const { width = 0, height = 0 } = (await page.locator(".nv-map").boundingBox()) ?? {};
  const picture = sharp(await page.locator(".nv-map").screenshot());
  const at = { left: Math.round(width / 2), top: Math.round(height / 3), width: 1, height: 1 };
  return `#${(await picture.extract(at).removeAlpha().raw().toBuffer()).toString("hex")}`;
}

describe.runIf(dialect !== undefined)("a map that can be explored, as readers get it", () => {
  let harness: TestHarness;
  let registry: TestProcess;
  let origin: string;
  let browser: Browser;
  const library = libraryClient(() => ({ process: registry, origin }));

  beforeAll(async () => {
    if (dialect === undefined) return;
    harness = await createHarness(dialect, createStore);
    const env = { MAPBOX_MODE: "live", MAPBOX_TOKEN_PUBLIC: "pk.muestra" };
    registry = await startProcess(harness.database, harness.store, env);
    origin = await registry.app.listen({ port: 0, host: "127.0.0.1" });
    browser = await launchChromium(SOFTWARE_GL);
  });
  afterAll(async () => {
    await browser.close();
    await registry.close();
    await harness.drop();
  });

  /** Publishes a map over a style. @returns Its address. */
  async function publish(origins: readonly string[], styleUrl = STYLE_URL): Promise<string> {
    const tiles = { styleUrl, attribution: "© Muestra", origins };
    const config = { ...EXAMPLE.config, arrows: [ARROW], tiles };
    const { slug } = await publishWhenMade(registry, library, { ...EXAMPLE, config });
    return `${origin}/g/${slug}/`;
  }

  /** Opens a page with other servers beyond it. @returns What was asked for, and what the browser complained about. */
  async function open(address: string, answers: Answers): Promise<{ page: Page; asked: string[]; wrong: string[] }> {
    const page = await browser.newPage({ viewport: { width: 360, height: 700 } });
    const asked: string[] = [];
    const wrong: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("pageerror", ({ message }) => wrong.push(message));
    page.on("console", (message) => {
      if (/content security|refused|violates/i.test(message.text())) wrong.push(message.text());
    });
    await page.route(/^https:\/\//, (route) => {
      const url = route.request().url();
      return (answers[url] ?? answers[new URL(url).host] ?? away)(route);
    });
    await page.goto(address);
    return { page, asked, wrong };
  }

  const isExplorer = (url: string) => /explorar|example\.org/.test(url);

  test("opens after a tap, names what the drawing names, and gives the drawing back", async () => {
    const { page, asked, wrong } = await open(await publish(["https://teselas.example.org"]), GEOJSON);
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
    expect(await page.locator(".nv-map__arrows path").count()).toBe(2);
    await map.press("Escape");
    await expect.poll(() => page.locator(".nv-map").count()).toBe(0);
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole("img", { name: EXAMPLE.altText }).waitFor();
    expect(wrong).toEqual([]);
    expect(asked.join(" ")).not.toContain("explorar-archivos");
    await page.close();
  });

  test("reads an archive of tiles by parts, with what reads it, which no other map loads", async () => {
    const parts = new Set<string>();
    const answers = { [STYLE_URL]: json(ARCHIVE_STYLE), [ARCHIVE_URL]: partsOf(ARCHIVE, parts) };
    const { page, asked, wrong } = await open(await publish(["https://archivos.example.org"]), answers);
    await page.getByRole("button", { name: "Explorar el mapa" }).click();
    await page.getByRole("region", { name: /^El mapa/ }).waitFor();
    await expect.poll(() => middleOf(page), { timeout: 20_000 }).toBe(LAND);
    expect(asked.filter((url) => url.endsWith("explorar-archivos.js"))).toHaveLength(1);
    // Its header and list first, the one tile then.
    expect([...parts]).toEqual(["bytes=0-16383", "bytes=152-185"]);
    expect(wrong).toEqual([]);
    await page.close();
  });

  test("of Mapbox is asked for with the public token, and shows its mark and its credits", async () => {
    const doubles = await startDoubles();
    const mapbox: Answer = async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: `${doubles.url}/mapbox/normal${pathname}${search}` });
      await route.fulfill({ response, headers: { ...response.headers(), ...HEADERS } });
    };
    const answers = { "api.mapbox.com": mapbox, "a.tiles.mapbox.com": mapbox };
    const { page, wrong } = await open(await publish([], "mapbox://styles/diario/claro"), answers);
    await page.getByRole("button", { name: "Explorar el mapa" }).click();
    await page.getByRole("region", { name: /^El mapa/ }).waitFor();
    await expect.poll(() => middleOf(page), { timeout: 20_000 }).toBe("#7a4f9a");
    const mark = page.getByRole("img", { name: "Mapbox", exact: true });
    expect(await mark.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(88);
    expect(await page.locator(".nv-map__whose a").allInnerTexts()).toEqual([
      "© Mapbox",
      "© OpenStreetMap",
      "Mejora este mapa",
    ]);
    expect(wrong).toEqual([]);
    await page.close();
    await doubles.stop();
  });

  test("that does not come is told, and the drawing stays as it is", async () => {
    const { page } = await open(await publish(["https://teselas.example.org"]), {});
    await page.getByRole("button", { name: "Explorar el mapa" }).click();
    const said = page.getByRole("status");
    await expect.poll(() => said.innerText(), { timeout: 20_000 }).toContain("El mapa no se ha podido cargar");
    expect(await page.locator(".nv-map").count()).toBe(0);
    expect(await page.getByRole("img", { name: EXAMPLE.altText }).isVisible()).toBe(true);
    await page.close();
  });
});
