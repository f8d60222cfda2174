import {
  areasOf,
  createAreaIndex,
  type DotChunk,
  type GeoPoint,
  importedAreasText,
  importedOthersText,
  type MapFeature,
  placeDots,
  planDots,
  readAtlas,
  readImportedAreas,
  SPAIN_LISTS,
  type SpainAtlas,
  withCodes,
} from "@nv/geography";
import { encodingNotice, readTable, tableProblemText } from "@nv/tables";
import { fetchAtlas } from "../../maps/fetch-atlas";
import { askedAmount } from "./core/dot-amount";
import type { DotLayer } from "./core/dot-layers";
import { dotMapOf, outlinesOf } from "./core/dot-picture";
import { dotsSvg } from "./core/dot-svg";
import { type DotTable, dotTableOf, suggestChoices } from "./core/dot-table";
import { readDotValues } from "./core/read-dot-values";
import { type DotSet, dotsCsv, dotsDatawrapper, dotsGeoJson, dotsTopoJson } from "./core/write-dots";
import type { DotFileWords, DotFormat, DotLook, DotNews, DotRequest, DotWish, TableSummary } from "./dot-messages";
import { type DotGround, paintDots } from "./paint-dots";

/** Dots that have been placed, and the areas that they were placed in. */
interface Placed {
  readonly set: DotSet;
  readonly used: readonly MapFeature[];
  readonly layer: DotLayer;
  readonly categories: readonly string[];
}

const CREDIT = "© Instituto Geográfico Nacional, CC BY 4.0";
/** Width of the picture that is taken away, before its two pixels to one. */
const SAVED_WIDTH_PX = 1200;
/** From so many areas on, a map of all of Spain shows provinces: municipalities would be a grey of lines. */
const MANY_AREAS = 400;
/** Interval at which the page is told of the progress, milliseconds: each report costs it a drawing. */
const TELL_MS = 150;

let table: DotTable | null = null;
let brought: readonly MapFeature[] = [];
let mask: readonly MapFeature[] = [];
let spain: Promise<SpainAtlas> | null = null;
let placed: Placed | null = null;
/** The work that goes on; another one stops it. */
let running = 0;

const tell = (news: DotNews, transfer: Transferable[] = []) => self.postMessage(news, { transfer });

/** Lets orders that wait be heard. */
const breathe = () => new Promise((go) => setTimeout(go));

async function spainAtlas(): Promise<SpainAtlas> {
  spain ??= fetchAtlas("spain").then((json) => readAtlas(json, SPAIN_LISTS));
  try {
    return await spain;
  } catch (error) {
    // The next order tries again.
    spain = null;
    throw error;
  }
}

async function areasIn(layer: DotLayer, ownKey: string): Promise<readonly MapFeature[]> {
  if (layer !== "own") return areasOf(await spainAtlas(), layer);
  return brought.map((area) => ({ ...area, id: String(area.properties?.[ownKey]) }));
}

async function takeTable(bytes: Uint8Array): Promise<TableSummary> {
  const read = await readTable(bytes);
  const notice = read.source.encoding === null ? "" : encodingNotice(read.source.encoding);
  const problems = [...(notice === "" ? [] : [notice]), ...read.problems.map(tableProblemText)];
  table = dotTableOf(read.rows);
  if (table === null) {
    const nothing = problems.length > 0 ? problems : ["Hace falta una fila con los nombres y, debajo, los datos."];
    return { columns: [], rows: 0, problems: nothing, suggested: null };
  }
  return { columns: table.columns, rows: table.rows.length, problems, suggested: suggestChoices(table) };
}

function maskTest(): ((point: GeoPoint) => boolean) | null {
  if (mask.length === 0) return null;
  const { areaAt } = createAreaIndex(mask);
  return (point) => areaAt(point) !== null;
}

/** One row of figures made of many. */
function joined(chunks: readonly DotChunk[], count: number): DotChunk {
  const all = { lons: new Float64Array(count), lats: new Float64Array(count), groups: new Uint32Array(count) };
  let at = 0;
  for (const { lons, lats, groups } of chunks) {
    all.lons.set(lons, at);
    all.lats.set(lats, at);
    all.groups.set(groups, at);
    at += lons.length;
  }
  return all;
}

function nameIn(areas: readonly MapFeature[]): (id: string) => string {
  const names = new Map(areas.map(({ id, properties }) => [String(id), properties?.name]));
  return (id) => {
    const name = names.get(id);
    return typeof name === "string" ? name : "";
  };
}

async function place(run: number, wish: DotWish): Promise<void> {
  running = run;
  const { choices } = wish;
  const areas = await areasIn(choices.layer, wish.ownKey);
  if (table === null || running !== run) return;
  const codes = new Set(areas.map(({ id }) => String(id)));
  const read = readDotValues(table, choices, codes, wish.padsZeros);
  tell({ kind: "read", run, findings: read.findings, lostZeros: read.lostZeros });
  const sum = read.values.reduce((all, { value }) => all + value, 0);
  const asked = askedAmount(wish.way, wish.amountText, sum);
  if (asked.kind === "problem") return tell({ kind: "refused", run, problem: asked.text, suggested: asked.suggested });
  const plan = planDots(read.values, codes, asked.amount);
  const isMasked = maskTest();
  const work = placeDots({ areas, groups: plan.groups, seed: wish.seed, ...(isMasked === null ? {} : { isMasked }) });
  const chunks: DotChunk[] = [];
  let count = 0;
  let toldMs = performance.now();
  let next = work.next();
  for (; !next.done; next = work.next()) {
    chunks.push(next.value);
    count += next.value.lons.length;
    if (performance.now() - toldMs >= TELL_MS) {
      toldMs = performance.now();
      tell({ kind: "placing", run, share: count / plan.total });
    }
    await breathe();
    if (running !== run) return;
  }
  const set = { dots: joined(chunks, count), groups: plan.groups, nameOf: nameIn(areas) };
  const withDots = new Set(plan.groups.map(({ id }) => id));
  const categories = [...new Set(plan.groups.map(({ category }) => category))];
  const counts = new Map<string, number>();
  for (const group of set.dots.groups) {
    const category = plan.groups[group]?.category ?? "";
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  placed = {
    set,
    used: areas.filter(({ id }) => withDots.has(String(id))),
    layer: choices.layer,
    categories,
  };
  const summary = {
    total: count,
    perDot: plan.perDot,
    layer: choices.layer,
    categories: categories.map((name) => ({ name, count: counts.get(name) ?? 0 })),
    unplaced: next.value,
    lost: read.lost,
  };
  tell({ kind: "placed", run, summary });
}

async function groundOf({ used, layer }: Placed, widthPx: number): Promise<DotGround> {
  const isSpain = layer !== "own";
  const map = dotMapOf(used, isSpain, widthPx);
  const areas = isSpain ? areasOf(await spainAtlas(), layer) : brought;
  const isWhole = map.choice.name === "spain" && areas.length > MANY_AREAS;
  const drawn = isWhole ? areasOf(await spainAtlas(), "provinces") : map.choice.name === "spain" ? areas : used;
  return { map, land: isSpain ? areasOf(await spainAtlas(), "communities") : null, outlines: outlinesOf(drawn) };
}

async function paint(done: Placed, look: DotLook): Promise<OffscreenCanvas> {
  const categoryOf = done.set.groups.map(({ category }) => done.categories.indexOf(category));
  return paintDots(await groundOf(done, look.widthPx), done.set, categoryOf, look);
}

const WRITERS = { csv: dotsCsv, datawrapper: dotsDatawrapper, geojson: dotsGeoJson, topojson: dotsTopoJson } as const;
const TYPES = {
  csv: "text/csv;charset=utf-8",
  datawrapper: "text/csv;charset=utf-8",
  geojson: "application/geo+json",
  topojson: "application/json",
} as const;

async function write(done: Placed, format: DotFormat, { caption, look }: DotFileWords): Promise<Blob> {
  if (format === "png") return (await paint(done, { ...look, widthPx: SAVED_WIDTH_PX, ratio: 2 })).convertToBlob();
  if (format !== "svg") return new Blob([...WRITERS[format](done.set)], { type: TYPES[format] });
  const { map, outlines } = await groundOf(done, SAVED_WIDTH_PX);
  const colours = new Map(done.categories.map((name, at) => [name, look.colours[at] ?? "#171512"]));
  const credit = done.layer === "own" ? "" : CREDIT;
  return new Blob([...dotsSvg(done.set, map, outlines, { colours, caption, credit })], { type: "image/svg+xml" });
}

function takeAreas(text: string): DotNews {
  const read = readImportedAreas(text);
  if (typeof read === "string")
    return { kind: "areas", keys: [], count: 0, problem: importedAreasText(read), left: "" };
  brought = withCodes(read.areas, read.keys[0] ?? "");
  const problem =
    read.keys.length > 0
      ? ""
      : "Ninguna propiedad del archivo distingue sus áreas: hace falta un código distinto en cada una.";
  return { kind: "areas", keys: read.keys, count: read.areas.length, problem, left: importedOthersText(read.others) };
}

function takeMask(text: string | null): DotNews {
  const read = text === null ? null : readImportedAreas(text);
  if (typeof read === "string") {
    mask = [];
    return { kind: "mask", count: 0, problem: importedAreasText(read), left: "" };
  }
  mask = read?.areas ?? [];
  return { kind: "mask", count: mask.length, problem: "", left: importedOthersText(read?.others ?? []) };
}

async function obey(order: DotRequest): Promise<void> {
  if (order.kind === "table") return tell({ kind: "table", table: await takeTable(order.bytes) });
  if (order.kind === "areas") return tell(takeAreas(order.text));
  if (order.kind === "mask") return tell(takeMask(order.text));
  if (order.kind === "stop") running = 0;
  if (order.kind === "place") await place(order.run, order.wish);
  if (placed === null) return;
  if (order.kind === "paint") {
    const picture = (await paint(placed, order.look)).transferToImageBitmap();
    tell({ kind: "picture", picture }, [picture]);
  }
  if (order.kind === "write")
    tell({ kind: "file", id: order.id, content: await write(placed, order.format, order.words) });
}

self.onmessage = ({ data }: MessageEvent<DotRequest>) => {
  obey(data).catch((error: unknown) => {
    tell({ kind: "failed", what: error instanceof Error ? error.message : String(error) });
  });
};
