/**
 * Measures how a published page of a type made of files feels on a slow phone, with a picture of the most bytes that one may have, and those of
 * a map and of figures, which are all in their pages.
 *
 * Budgets: largest contentful paint at most 2000 ms, layout shift 0; script of a type at most 2 kB with gzip; page of a map at most 80 kB, before
 * gzip, the whole world's too; page of a map of data at most 60 kB, before gzip, that of 8,131 municipalities with gzip; page of a figure at most 25 kB, before gzip, that of half a year of a market too, and with gzip the longest one,
 * and its script at most 3 kB.
 */

import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { loadAtlas, namesOf } from "@nv/geography";
import {
  AreaMapConfig,
  FIGURE_LISTED,
  FigureConfig,
  type GraphicConfig,
  LocatorConfig,
  TableConfig,
  TYPES,
  typeOf,
} from "@nv/graphic-types";
import { loadCharts, pieceFiles, Typefaces } from "@nv/graphic-types/page";
import { paintDrawing } from "@nv/media";
import { type ResolvedFile, renditionKey } from "@nv/piece-parts";
import { type Browser, chromium } from "playwright-core";
import { provideChromium } from "../../scripts/provide/chromium.ts";
import { type VisitConditions, visitPage } from "../reading/page-visit.ts";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";
import { drawPicture } from "./drawn-picture.ts";

const TYPE_NAMES = ["image", "video", "video-opener", "locator", "area-map", "symbol-map", "figure", "table", "card"];
const MOST_LCP_MS = 2000;
const MOST_READER_BYTES = 2000;
/** Of the page of a map, before gzip. */
const MOST_MAP_BYTES = 80_000;
/** Of the page of a figure, and of its script, before gzip. */
const MOST_FIGURE_BYTES = 25_000;
const MOST_FIGURE_SCRIPT_BYTES = 3000;
/** Of the page of the example of any kind of figure, before gzip. */
const MOST_KIND_BYTES = 60_000;
/** Of the page of a map of data, before gzip; of one of every municipality by pure chance, with gzip. */
const MOST_DATA_MAP_BYTES = 60_000;
/** Of what answers the keys on a figure, and of the script of a table, with brotli. */
const MOST_KEYS_BYTES = 3000;
const MOST_TABLE_SCRIPT_BYTES = 4000;
/** Of the page of the example of a table, before gzip; of the largest there may be, with gzip. */
const MOST_TABLE_BYTES = 60_000;
/** Data that a page gives whoever shares it, as it does where it is published. */
const SHARING = {
  url: "https://graficos.diario.example/g/muestra/",
  oembedUrl: "https://graficos.diario.example/oembed.json?url=https%3A%2F%2Fgraficos.diario.example%2Fg%2Fmuestra%2F",
  imageUrl: "https://graficos.diario.example/g/muestra/share.jpg?v=0a1b2c3d",
  siteName: "Narrativas Visuales",
  publishedOn: "2026-11-22",
  addressOf: (src: string) => new URL(src, "https://graficos.diario.example").href,
} as const;
/** Most bytes of the picture that is seen first. */
const PICTURE_BYTES = 120_000;
const PICTURE_PX = { widthPx: 960, heightPx: 1200 } as const;
const ROUNDS = sized(5, 1);
const DIST = join(import.meta.dirname, "../../packages/embeds/dist");
const ATLAS = join(import.meta.dirname, "../../packages/geography/build/atlas");
const LETTERS = join(import.meta.dirname, "../../packages/ui/build/fonts/letter-shapes.json");
const CHROMIUM_ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** A middling phone on a slow mobile line, as Lighthouse has it. */
const PHONE: VisitConditions = {
  viewport: { width: 390, height: 844 },
  cpuSlowdown: 4,
  network: { latencyMs: 150, kilobitsPerSecond: 1600 },
};

const part = (name: string, mediaType: string) => ({ name, src: name, mediaType, sizeBytes: 1, ...PICTURE_PX });

/** A file of which everything was made at one size. */
const FILE: ResolvedFile = {
  name: "ejemplo",
  altText: "",
  credit: "Ana Muestra",
  source: "Archivo de Ejemplo",
  rightsUntil: "",
  facts: { kind: "document", format: "" },
  parts: [part("960.avif", "image/avif"), part("960.jpeg", "image/jpeg"), part("720.mp4", "video/mp4")],
  data: { placeholder: "#99bbcc", luminance: { top: 0.5, middle: 0.5, bottom: 0.5 } },
};

async function readBuilt() {
  const text = (name: string) => readFile(join(DIST, name), "utf8");
  const [script, styles, image, opener, figure, keys, table, areaMap] = await Promise.all(
    [
      ...["page.js", "page.css", "readers/image.js", "readers/video-opener.js", "readers/figure.js"],
      ...["readers/figure.later.js", "readers/table.js", "readers/area-map.js"],
    ].map(text),
  );
  if (script === undefined || styles === undefined) throw new Error("The build of the embeds has no page.");
  const readers = new Map([
    ["image", image ?? ""],
    ["video-opener", opener ?? ""],
    ["figure", figure ?? ""],
    ["figure.later", keys ?? ""],
    ["table", table ?? ""],
    ["area-map", areaMap ?? ""],
  ]);
  const atlas = await loadAtlas(["spain", "spain-light", "world-110m", "world-50m", "world-10m"], async (file) =>
    JSON.parse(await readFile(join(ATLAS, file), "utf8")),
  );
  return { assets: { script, styles }, readers, atlas, charts: await loadCharts() };
}

const box = (west: number, south: number, east: number, north: number) => ({ kind: "box", west, south, east, north });

/** Maps of every scale. */
const MAPS = {
  "the world": { area: { kind: "world" } },
  Spain: { area: { kind: "spain" } },
  "Western Sahara": { area: box(-17.5, 20.5, -1, 36) },
  Europe: { area: box(-11, 35, 32, 71) },
  "a province": { area: box(-7.2, 42.85, -4.5, 43.75) },
  "a street": { area: box(-5.851, 43.357, -5.839, 43.366) },
};

/** Sessions of half a year, which a close is drawn with unless somebody says otherwise, and the most that there may be. */
const MARKET_SESSIONS = { usual: 126, most: 750 } as const;
const DAY_MS = 86_400_000;

/** A market that does not exist, session beside session, with its highest and its lowest close. */
function marketConfig(sessions: number): FigureConfig {
  const lastMs = Date.UTC(2026, 10, 20);
  const days = Array.from({ length: 2 * sessions }, (_, at) => new Date(lastMs - (2 * sessions - 1 - at) * DAY_MS));
  const open = days.filter((day) => ![0, 6].includes(day.getUTCDay())).slice(-sessions);
  const rows = open.map((day, at) => ({
    x: day.toISOString().slice(0, 10),
    values: [Math.round(1_000_000 + 80_000 * Math.sin(at / 17) + 20_000 * Math.sin(at * 1.7)) / 100],
  }));
  const point = (id: string, at: number, text: string) => ({
    ...{ id, kind: "point", text, x: rows[at]?.x ?? "", y: rows[at]?.values[0] ?? 0 },
  });
  return FigureConfig.parse({
    type: "figure",
    data: { x: { name: "Sesión", kind: "date", skipsGaps: true }, columns: [{ name: "Índice de Ejemplo" }], rows },
    format: { unit: "puntos", decimals: 2 },
    notes: [point("maximo", 30, "Máximo: 10.968,72"), point("minimo", 80, "Mínimo: 9012,10")],
  });
}

/** A table with as many cells as there may be, with bars and colours in half of them. */
function largestTable(): GraphicConfig {
  const rows = Array.from({ length: 2000 }, (_, at) => [
    ...[`Municipio de prueba ${at}`, `Provincia ${at % 52}`, String((at * 7919) % 100_003)],
    String(((at * 31) % 300) / 10).replace(".", ","),
  ]);
  const columns = [
    ...[{ name: "Municipio" }, { name: "Provincia" }, { name: "Habitantes", kind: "number", look: "bar" }],
    { name: "Paro", kind: "percent", look: "heat", decimals: 1 },
  ];
  return TableConfig.parse({ type: "table", data: { columns, rows } });
}

/** Every municipality with a value by pure chance: neighbours have nothing to do with each other. */
function municipalityMap({ atlas }: Awaited<ReturnType<typeof readBuilt>>): GraphicConfig {
  const codes = atlas.spain === undefined ? [] : [...namesOf(atlas.spain.objects.municipalities).keys()];
  const rows = codes.map((code, at) => [code, String(((at * 7919) % 1000) / 10).replace(".", ",")]);
  const data = { columns: [{ name: "Municipio" }, { name: "Valor", kind: "number" }], rows, codes };
  return AreaMapConfig.parse({
    ...{ type: "area-map", areas: { kind: "municipalities" }, data },
    ...{ place: "Municipio", value: "Valor" },
  });
}

/** The page of the example of a type. @param config - Another than the example's. */
function pageOf(name: string, built: Awaited<ReturnType<typeof readBuilt>>, config?: GraphicConfig): string {
  const type = TYPES.find((listed) => listed.name === name);
  if (type === undefined) throw new Error(`There is no type ${name}.`);
  const { example } = type;
  const words = { language: "es", credit: "", author: "", section: "", tags: [], note: "" };
  const files = new Map(
    typeOf(name)
      .renditions(example.config)
      .map((wanted) => [renditionKey(wanted), FILE]),
  );
  const [page] = pieceFiles({
    slug: name,
    fields: { ...words, ...example, ...(config !== undefined && { config }) },
    heightsPx: [],
    resolved: { frames: new Map(), files },
    sharing: SHARING,
    ...built,
  });
  return page.body;
}

/** The picture that the page of a card shows, painted as it is published. */
async function paintCard(): Promise<Buffer> {
  const type = typeOf("card");
  const faces = Typefaces.parse(JSON.parse(await readFile(LETTERS, "utf8")));
  const picture = () => Promise.reject(new Error("The example shows no picture."));
  const [first] = type.draws?.pictures(type.example.config, { faces, picture }).pictures ?? [];
  if (first === undefined) throw new Error("The example of a card has no size.");
  return paintDrawing(await first.svg(), first.encoding);
}

function hold(name: string, value: number, most: number): void {
  console.log(`  ${name}: ${value.toFixed(value < 10 ? 4 : 0)} of ${most}${value > most ? " — OVER" : ""}`);
  if (!(value <= most)) process.exitCode = 1;
}

/** A phone's context, in which a page is taken for alive as soon as it is there. */
async function phone(browser: Browser) {
  const context = await browser.newContext({ deviceScaleFactor: 2 });
  await context.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.hasHydrated = "true";
    }),
  );
  return context;
}

/** Measures and prints; ends with code 1 over a budget. */
export async function benchPieces(): Promise<void> {
  const built = await readBuilt();
  for (const [name, reader] of [...built.readers].filter(([name]) => !name.endsWith(".later")))
    hold(`script of ${name}, bytes`, gzipSync(reader).length, MOST_READER_BYTES);
  for (const [name, map] of Object.entries(MAPS))
    hold(
      `page of a map of ${name}, bytes`,
      Buffer.byteLength(pageOf("locator", built, LocatorConfig.parse({ type: "locator", ...map }))),
      MOST_MAP_BYTES,
    );
  hold("page of a figure, bytes", Buffer.byteLength(pageOf("figure", built)), MOST_FIGURE_BYTES);
  const market = (sessions: number) => pageOf("figure", built, marketConfig(sessions));
  const { usual, most } = MARKET_SESSIONS;
  hold(`page of ${usual} sessions of a market, bytes`, Buffer.byteLength(market(usual)), MOST_FIGURE_BYTES);
  hold(`page of ${most} sessions of a market with gzip, bytes`, gzipSync(market(most)).length, MOST_FIGURE_BYTES);
  for (const { name, example } of FIGURE_LISTED) {
    const { config } = await example();
    const page = pageOf("figure", built, FigureConfig.parse({ type: "figure", kind: name, ...config }));
    hold(`page of a figure of the kind ${name}, bytes`, Buffer.byteLength(page), MOST_KIND_BYTES);
  }
  const figureScript = built.readers.get("figure") ?? "";
  hold("script of figure before gzip, bytes", Buffer.byteLength(figureScript), MOST_FIGURE_SCRIPT_BYTES);
  const packed = (name: string) => brotliCompressSync(built.readers.get(name) ?? "").length;
  hold("keys of a figure with brotli, bytes", packed("figure.later"), MOST_KEYS_BYTES);
  hold("script of a table with brotli, bytes", packed("table"), MOST_TABLE_SCRIPT_BYTES);
  hold("page of a table, bytes", Buffer.byteLength(pageOf("table", built)), MOST_TABLE_BYTES);
  hold(
    "page of the largest table with gzip, bytes",
    gzipSync(pageOf("table", built, largestTable())).length,
    MOST_TABLE_BYTES,
  );
  for (const name of ["area-map", "symbol-map"])
    hold(`page of ${name}, bytes`, Buffer.byteLength(pageOf(name, built)), MOST_DATA_MAP_BYTES);
  const municipalities = pageOf("area-map", built, municipalityMap(built));
  console.log(`  page of 8,131 municipalities before gzip, bytes: ${Buffer.byteLength(municipalities)}`);
  hold("page of 8,131 municipalities with gzip, bytes", gzipSync(municipalities).length, MOST_DATA_MAP_BYTES);
  const browser = await chromium.launch({ executablePath: await provideChromium(), args: CHROMIUM_ARGS });
  const picture = await drawPicture(browser, PICTURE_PX.widthPx, PICTURE_PX.heightPx, PICTURE_BYTES);
  const card = await paintCard();
  const server = createServer(({ url = "/" }, response) => {
    const name = TYPE_NAMES.find((type) => url === `/${type}/`);
    if (name !== undefined)
      return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(pageOf(name, built));
    if (url.endsWith(".avif") || url.endsWith(".jpeg"))
      return response.writeHead(200, { "content-type": "image/webp" }).end(picture);
    if (url.endsWith(".png")) return response.writeHead(200, { "content-type": "image/png" }).end(card);
    response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  try {
    for (const name of TYPE_NAMES) {
      const visits = [];
      for (let round = 0; round < ROUNDS; round += 1)
        visits.push(await visitPage(() => phone(browser), `http://127.0.0.1:${port}/${name}/`, { conditions: PHONE }));
      const isDrawn = ["locator", "area-map", "symbol-map", "figure", "table"].includes(name);
      const bytes = name === "card" ? card.length : picture.length;
      const seen = isDrawn ? "drawn in it" : `picture of ${bytes} bytes`;
      console.log(`page of ${name} on a slow phone, ${seen} (median of ${ROUNDS})`);
      hold("largest contentful paint, ms", median(visits.map(({ lcpMs }) => lcpMs)), MOST_LCP_MS);
      hold("layout shift", Math.max(...visits.map(({ cls }) => cls)), 0);
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
