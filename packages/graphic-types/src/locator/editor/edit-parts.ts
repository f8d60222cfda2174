import type { FoundPlace } from "@nv/contracts/schemas";
import { type GeoPoint, lonSpanOf } from "@nv/geography";
import { foldLoosely } from "@nv/spanish";
import { AROUND_ALL, LocatorConfig, MOST } from "../config.ts";
import type { LocatorDrawing } from "../draw/draw-locator.ts";
import { areaOfPlace, boxOf, isBare, isInArea, middleOf, wrapLon } from "./edit-area.ts";

/** Something on a map. */
export interface Chosen {
  /** `around` for a name that the map writes by itself. */
  readonly list: "marks" | "labels" | "arrows" | "rings" | "around";
  readonly id: string;
}

/** A name that nothing of a map has yet: `marca-3`. */
export function newId(config: LocatorConfig, noun: string): string {
  const lists = [config.marks, config.labels, config.arrows, config.rings, config.shapes, config.highlights];
  const taken = new Set<string>(lists.flat().map(({ id }) => id));
  let number = 1;
  while (taken.has(`${noun}-${number}`)) number += 1;
  return `${noun}-${number}`;
}

/** A name that a map writes by itself. */
export type AroundLabel = LocatorDrawing["around"][number];

type Mark = LocatorConfig["marks"][number];
type Label = LocatorConfig["labels"][number];
type Arrow = LocatorConfig["arrows"][number];
type Ring = LocatorConfig["rings"][number];

const UNMOVED = { offset: null, phoneOffset: null } as const;

/** Of the first mark, which is what the map is about, and of those that come after. */
const FIRST_PRIORITY = 80;
const USUAL_PRIORITY = 50;
const LABEL_PRIORITY = 30;

/** Said on the map of the mark of a municipality that nobody has put where its town is. @see docs/adr/0067-where-a-municipality-is.md */
export const TERM_MIDDLE = "Centro del término municipal";

/** A mark elsewhere: where somebody put it is no longer the middle of a term. */
export const markAt = (mark: Mark, point: GeoPoint): Mark => ({
  ...mark,
  point,
  detail: mark.detail === TERM_MIDDLE ? "" : mark.detail,
});

/** A mark to begin with. */
export const newMark = (config: LocatorConfig, point: GeoPoint, label = ""): Mark => ({
  ...{ id: newId(config, "marca"), point, label, detail: "", kind: "point", ...UNMOVED },
  priority: config.marks.length === 0 ? FIRST_PRIORITY : USUAL_PRIORITY,
});

/** A label to begin with: it cannot be empty. */
export const newLabel = (config: LocatorConfig, point: GeoPoint, text = "Rótulo"): Label => ({
  ...{ id: newId(config, "rotulo"), point, text, kind: "city", size: "normal", priority: LABEL_PRIORITY, ...UNMOVED },
});

/** Distance from the beginning of a new arrow to what it points at, shares of what is seen. */
const ARROW_SHARE = 0.2;

/** An arrow to the middle of what is seen, to begin with. */
export function newArrow(config: LocatorConfig): Arrow {
  const to = config.marks[0]?.point ?? middleOf(config.area);
  const bounds = boxOf(config.area);
  const from = {
    lon: wrapLon(to.lon - lonSpanOf(bounds) * ARROW_SHARE),
    lat: Math.min(90, to.lat + (bounds[3] - bounds[1]) * ARROW_SHARE),
  };
  return { id: newId(config, "flecha"), from, to, label: "", bend: 0.2, look: "main" };
}

const KM_PER_DEGREE = 111;
/** Radii that people say. */
const ROUND_KM = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

/** A circle around the first mark that is seen whole, to begin with. */
export function newRing(config: LocatorConfig): Ring {
  const centre = config.marks[0]?.point ?? middleOf(config.area);
  const roomKm = ((config.area.north - config.area.south) * KM_PER_DEGREE) / 4;
  const radiusKm = ROUND_KM.findLast((km) => km <= roomKm) ?? ROUND_KM[0];
  return { id: newId(config, "circulo"), centre, radiusKm, label: "" };
}

/** Takes away a name that the map writes by itself. */
export function withHidden(config: LocatorConfig, id: string): LocatorConfig {
  const { around } = config;
  return { ...config, around: { ...around, hidden: [...around.hidden, id].slice(-MOST.aroundHidden) } };
}

/** A name that the map wrote by itself, as a label of one's own: it is edited and moved as any other. */
export function adopted(config: LocatorConfig, { id, text, kind, point }: AroundLabel): LocatorConfig {
  const label = { ...newLabel(config, rounded(point), text), kind, size: "small" as const };
  return withHidden({ ...config, labels: [...config.labels, label] }, id);
}

/** Takes something out, wherever it is. */
export function without(config: LocatorConfig, { list, id }: Chosen): LocatorConfig {
  if (list === "around") return withHidden(config, id);
  return { ...config, [list]: config[list].filter((part) => part.id !== id) };
}

/** Moves a part of a map to a point: of an arrow, its head. */
function movedPart(config: LocatorConfig, { list, id }: Chosen, point: GeoPoint): LocatorConfig {
  const put = <Part extends { readonly id: string }>(parts: readonly Part[], change: Partial<Part>) =>
    parts.map((part) => (part.id === id ? { ...part, ...change } : part));
  switch (list) {
    case "marks":
      return { ...config, marks: config.marks.map((mark) => (mark.id === id ? markAt(mark, point) : mark)) };
    case "labels":
      return { ...config, labels: put(config.labels, { point, offset: null, phoneOffset: null }) };
    case "rings":
      return { ...config, rings: put(config.rings, { centre: point }) };
    case "arrows":
      return { ...config, arrows: put(config.arrows, { to: point }) };
    case "around":
      return config;
  }
}

const METRES = 1e5;
const rounded = ({ lon, lat }: GeoPoint): GeoPoint => ({
  lon: Math.round(wrapLon(lon) * METRES) / METRES,
  lat: Math.round(Math.min(90, Math.max(-90, lat)) * METRES) / METRES,
});

/** Puts something elsewhere. */
export const withPoint = (config: LocatorConfig, chosen: Chosen, point: GeoPoint): LocatorConfig =>
  movedPart(config, chosen, rounded(point));

/** Puts a label where somebody dragged it. @param offset - `null` to let it find its own place. */
export function withOffset(
  config: LocatorConfig,
  id: string,
  isPhone: boolean,
  offset: { readonly dx: number; readonly dy: number } | null,
): LocatorConfig {
  const part = isPhone ? { phoneOffset: offset } : { offset };
  const put = <Part extends { readonly id: string }>(parts: readonly Part[]) =>
    parts.map((one) => (one.id === id ? { ...one, ...part } : one));
  return { ...config, marks: put(config.marks), labels: put(config.labels) };
}

/** Lists the parts outside the visible area, of all those that have one location. */
export function outsideOf({ area, marks, labels, rings, arrows }: LocatorConfig): readonly Chosen[] {
  const far = (list: Chosen["list"], parts: readonly { readonly id: string; readonly at: GeoPoint }[]) =>
    parts.filter(({ at }) => !isInArea(area, at)).map(({ id }): Chosen => ({ list, id }));
  return [
    ...far(
      "marks",
      marks.map(({ id, point: at }) => ({ id, at })),
    ),
    ...far(
      "labels",
      labels.map(({ id, point: at }) => ({ id, at })),
    ),
    ...far(
      "rings",
      rings.map(({ id, centre: at }) => ({ id, at })),
    ),
    ...far(
      "arrows",
      arrows.map(({ id, to: at }) => ({ id, at })),
    ),
  ];
}

/** Kinds that are painted when they are chosen. */
const PAINTED = new Set(["country", "community", "province", "municipality"]);

type Highlight = LocatorConfig["highlights"][number];

function highlightOf(config: LocatorConfig, { kind, code }: FoundPlace): Highlight | null {
  if (!PAINTED.has(kind) || code === "") return null;
  const isThere = config.highlights.some((one) => one.kind === kind && one.code === code);
  const named = (["country", "community", "province", "municipality"] as const).find((name) => name === kind);
  return isThere || named === undefined ? null : { id: newId(config, "lugar"), kind: named, code };
}

/** Two official names in one: «Alacant/Alicante». */
const partsOf = (name: string) => name.split("/").map((part) => part.trim());

/**
 * Returns the label of a place on a map. In Spanish, of two official names the one that was searched for; both where nobody can tell.
 * Points get none: their coordinates are no label.
 */
function labelOf({ kind, name }: FoundPlace, names: LocatorConfig["names"], words: string): string {
  if (kind === "point") return "";
  const asked = foldLoosely(words.trim());
  const found = partsOf(name).find((part) => asked !== "" && foldLoosely(part).startsWith(asked));
  return names === "official" ? name : (found ?? name);
}

/** Options for showing a place. */
export interface Showing {
  /** Whether what is there is the example, which goes. */
  readonly isFresh: boolean;
  /** Words by which it was looked for. */
  readonly words: string;
}

/** Kinds that have their name on the map, and no mark. */
const LARGE: ReadonlySet<FoundPlace["kind"]> = new Set([
  ...(["community", "province", "region", "island", "sea", "strait", "river", "lake", "coast"] as const),
]);

const WATER: ReadonlySet<FoundPlace["kind"]> = new Set(["sea", "strait", "river", "lake", "coast"] as const);

function labelKindOf({ kind }: FoundPlace): Label["kind"] {
  if (kind === "country" || kind === "territory") return "country";
  return WATER.has(kind) ? "water" : "region";
}

/** Returns what a map keeps when the example that it began with goes: how it looks, and not what is on it. */
function lookOf({ style, colours, ratio, phoneRatio, inset, scaleBar, names, streets, tiles }: LocatorConfig) {
  return { style, colours, ratio, phoneRatio, inset, scaleBar, names, streets: { ...streets, hidden: [] }, tiles };
}

/**
 * Shows a place, and points at it: a municipality, a street or a point gets a mark; what is larger is painted. The first comes near it; the frame of a map that
 * has something already is whoever's made it, and stays.
 */
export function showPlace(config: LocatorConfig, place: FoundPlace, { isFresh, words }: Showing): LocatorConfig {
  const { names } = config;
  const start = isFresh
    ? { ...LocatorConfig.parse({ type: "locator" }), ...lookOf(config), around: AROUND_ALL }
    : config;
  const area = isBare(start) ? areaOfPlace(start.area, place) : start.area;
  const isCountry = place.kind === "country" || place.kind === "territory";
  const isLarge = isCountry || LARGE.has(place.kind);
  // A region is the colour of its country, whatever lies in the middle of its box.
  const country = isBare(start) ? (place.country ?? "") : "";
  const about = isCountry ? place.code : country;
  const highlight = highlightOf(start, place);
  const name = labelOf(place, names, words);
  const at = rounded(place.point);
  const mark = {
    ...newMark(start, at, name),
    detail: place.kind === "municipality" && !place.isSeat ? TERM_MIDDLE : "",
  };
  const named = { ...newLabel(start, at, name), kind: labelKindOf(place) };
  return {
    ...start,
    area: { ...area, focus: area.focus === "" ? about : area.focus },
    marks: isLarge ? start.marks : [...start.marks, mark],
    labels: isLarge ? [...start.labels, named] : start.labels,
    highlights: highlight === null ? start.highlights : [...start.highlights, highlight],
  };
}

/** Distance that one press of an arrow key moves a point, pixels; with the big-step key ten times as much. */
export const NUDGE_PX = 1;
export const BIG_NUDGE_PX = 10;
