import type { PxPoint } from "../drawing/simplify-px.ts";
import type { PxRect } from "../projections/fitted-map.ts";

/** A text that wants a place on a map. */
export interface MapLabel {
  readonly id: string;
  /** Of what it names, pixels. */
  readonly x: number;
  readonly y: number;
  /** Of the text, pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** A mark has its text beside it; an area, on it. */
  readonly names: "mark" | "area";
  /** Of the mark, pixels; its text stays off it, and all others too. */
  readonly markRadiusPx?: number;
  /** Whether its text stands right beside its mark or not at all: no line joins them. */
  readonly isNear?: boolean;
  /** Tells the rectangles in which it may stand; all when left out. */
  readonly isAllowed?: (rect: PxRect) => boolean;
  /** Tells the rectangles on a large area in which it may stand, farther from its middle than others do; none when left out. */
  readonly isAllowedFar?: (rect: PxRect) => boolean;
  /** Half of what it names that has no mark, pixels: its text stands above, below or beside it, and others may lie on it. */
  readonly reachPx?: { readonly x: number; readonly y: number };
  /** Whether it stands on what it names, and beside that only where it finds no place on it. */
  readonly isOnIt?: boolean;
  /** The higher is placed first, and the lower goes when there is no room for both. */
  readonly priority: number;
  /** Position to which somebody dragged its upper left corner: it stays there, and the others make room. */
  readonly pinned?: { readonly x: number; readonly y: number };
}

/** A label that has its place. */
export interface PlacedLabel extends PxRect {
  readonly id: string;
  /** Whether it is so far from what it names that a line should join them. */
  readonly hasLeader: boolean;
}

/** Labels with their places, and those for which there was none. */
export interface LabelPlaces {
  /** In the order of the labels. */
  readonly placed: readonly PlacedLabel[];
  /** They would cover another: whoever makes the map is told. */
  readonly left: readonly string[];
}

/** Limits that labels must keep to. */
export interface LabelRoom {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Rectangles that no label may cover: the inset, the scale bar, a legend. None when left out. */
  readonly obstacles?: readonly PxRect[];
  /** Borders, which a label crosses only where it has no other place, pixels. None when left out. */
  readonly lines?: readonly (readonly PxPoint[])[];
  /** Great rivers among them, which need their place for a name of their own: they cost twice. None when left out. */
  readonly mainLines?: readonly (readonly PxPoint[])[];
  /** Free space around each label, pixels; 2 when left out. */
  readonly gapPx?: number;
}

interface Candidate extends PxRect {
  readonly hasLeader: boolean;
  /** Cost of this position by itself: the further from the best, the more. */
  readonly cost: number;
}

interface Entry {
  readonly label: MapLabel;
  readonly candidates: readonly Candidate[];
}

/**
 * Places of the text of a mark, best first, as directions from it: beside it to the right and a little up is read best, to the left and below worst.
 *
 * @see Imhof, «Die Anordnung der Namen in der Karte» (1962)
 */
const DIRECTIONS = [
  [1, -0.5],
  [1, 0],
  [1, 0.5],
  [-1, -0.5],
  [-1, 0],
  [-1, 0.5],
  [0, -1],
  [0, 1],
] as const;
/** Places of the name of an area, in sizes of its text from the middle, with their costs. */
const SHIFTS = [
  ...[[0, 0, 0] as const, [0, -0.7, 2] as const, [0, 0.7, 4] as const, [0, -1.4, 6] as const, [0, 1.4, 8] as const],
  // To its sides where a line goes through it.
  ...[[-0.55, 0, 4.4] as const, [0.55, 0, 4.6] as const],
] as const;
/** Places farther off, away from a line that goes aslant, as a great river does through its country. */
const FAR_SHIFTS = [
  ...[[-0.9, 0.7, 4.75] as const, [0.9, 0.7, 4.8] as const, [-0.9, -0.7, 4.85] as const, [0.9, -0.7, 4.9] as const],
] as const;

const GAP_PX = 2;
/** From a mark to its text. */
const OFFSET_PX = 3;
/** From a mark to a text that a line joins to it, in heights of the text. */
const LEADER_HEIGHTS = 1.8;
/** A line to the text is worse than any place beside the mark. */
const LEADER_COST = 20;
/** A border through a text is worse than a place to the left of the mark. */
const CROSSING_COST = 5;
/** Cost of covering a square pixel, in steps of preference. */
const COVER_COST = 1;
/** Rounds in which each label looks for a better place; after some none finds one. */
const MOST_ROUNDS = 12;

function overlap(a: PxRect, b: PxRect, gap: number): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) + gap;
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) + gap;
  return width > 0 && height > 0 ? width * height : 0;
}

function markOf({ x, y, names, markRadiusPx = 0 }: MapLabel): PxRect | null {
  if (names === "area" || markRadiusPx === 0) return null;
  return { x: x - markRadiusPx, y: y - markRadiusPx, width: 2 * markRadiusPx, height: 2 * markRadiusPx };
}

function besideMark({ x, y, widthPx, heightPx, markRadiusPx = 0 }: MapLabel): Candidate[] {
  const around = (distance: number, hasLeader: boolean) =>
    DIRECTIONS.map(([east, south], rank) => {
      const middleX = x + east * (distance + widthPx / 2);
      // Straight above and below it clears the mark by its own height; beside it, a half is enough.
      const middleY = y + south * (east === 0 ? distance + heightPx / 2 : heightPx);
      return {
        x: middleX - widthPx / 2,
        y: middleY - heightPx / 2,
        width: widthPx,
        height: heightPx,
        hasLeader,
        cost: rank + (hasLeader ? LEADER_COST : 0),
      };
    });
  const near = markRadiusPx + OFFSET_PX;
  return [...around(near, false), ...around(near + heightPx * LEADER_HEIGHTS, true)];
}

function onArea({ x, y, widthPx, heightPx, isAllowedFar }: MapLabel): Candidate[] {
  const at = ([east, south, cost]: readonly [number, number, number]): Candidate => ({
    x: x - widthPx / 2 + east * widthPx,
    y: y - heightPx / 2 + south * heightPx,
    ...{ width: widthPx, height: heightPx, hasLeader: false, cost },
  });
  const far = isAllowedFar === undefined ? [] : FAR_SHIFTS.map(at).filter(isAllowedFar);
  return [...SHIFTS.map(at), ...far];
}

/** Cost of a place beside an island whose name goes on it. */
const OFF_COST = 10;
/** Sides of an island on which its name stands, best first. */
const SIDES = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
] as const;

function besideIsland(
  { x, y, widthPx, heightPx }: MapLabel,
  reach: { readonly x: number; readonly y: number },
): Candidate[] {
  return SIDES.map(([east, south], rank) => ({
    x: x - widthPx / 2 + east * (reach.x + OFFSET_PX + widthPx / 2),
    y: y - heightPx / 2 + south * (reach.y + heightPx / 2),
    width: widthPx,
    height: heightPx,
    hasLeader: false,
    cost: rank * 2,
  }));
}

function candidatesOf(label: MapLabel): Candidate[] {
  const beside = label.reachPx === undefined ? [] : besideIsland(label, label.reachPx);
  if (beside.length > 0 && label.isOnIt !== true) return beside;
  if (label.names === "area")
    return [...onArea(label), ...beside.map((one) => ({ ...one, cost: one.cost + OFF_COST }))];
  return label.isNear === true ? besideMark(label).filter(({ hasLeader }) => !hasLeader) : besideMark(label);
}

function entryOf(label: MapLabel): Entry {
  const { pinned, x, y, widthPx: width, heightPx: height } = label;
  if (pinned === undefined)
    return { label, candidates: candidatesOf(label).filter((one) => label.isAllowed?.(one) ?? true) };
  const reach = Math.hypot(
    Math.max(pinned.x - x, 0, x - pinned.x - width),
    Math.max(pinned.y - y, 0, y - pinned.y - height),
  );
  const hasLeader = label.names === "mark" && reach > height * LEADER_HEIGHTS;
  return { label, candidates: [{ ...pinned, width, height, hasLeader, cost: 0 }] };
}

/** Whether a stretch of a line goes through a rectangle. */
function crosses([x, y]: PxPoint, [toX, toY]: PxPoint, { x: left, y: top, width, height }: PxRect): boolean {
  const [right, foot] = [left + width, top + height];
  if (Math.max(x, toX) < left || Math.min(x, toX) > right || Math.max(y, toY) < top || Math.min(y, toY) > foot)
    return false;
  const side = (cornerX: number, cornerY: number) => Math.sign((toX - x) * (cornerY - y) - (toY - y) * (cornerX - x));
  const sides = [side(left, top), side(right, top), side(left, foot), side(right, foot)];
  return Math.min(...sides) <= 0 && Math.max(...sides) >= 0;
}

/** Makes a question for whether a rectangle has a line through it; lines are looked at where they are. */
function crossingOf(lines: readonly (readonly PxPoint[])[]): (rect: PxRect) => boolean {
  const boxed = lines.map((line) => {
    const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
    return { line, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), foot: Math.max(...ys) };
  });
  return (rect) =>
    boxed.some(
      ({ line, left, right, top, foot }) =>
        right >= rect.x &&
        left <= rect.x + rect.width &&
        foot >= rect.y &&
        top <= rect.y + rect.height &&
        line.some((point, at) => crosses(point, line[at + 1] ?? point, rect)),
    );
}

/** Returns the area of a label beyond the edges, square pixels. */
function beyond(rect: PxRect, { widthPx, heightPx }: LabelRoom): number {
  const isInside = rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= widthPx && rect.y + rect.height <= heightPx;
  // Widths are seldom whole: what is left of a difference of two areas would be taken for something beyond the edge.
  if (isInside) return 0;
  const inside = overlap(rect, { x: 0, y: 0, width: widthPx, height: heightPx }, 0);
  return rect.width * rect.height - inside;
}

/**
 * Finds a place for each label: none covers another, a mark, an obstacle or the edge. By priority first, then each looks again for a better place now that all
 * have one. The same labels always get the same places.
 *
 * @returns Labels without room are left out, the lowest priority first; who was dragged always stays.
 */
export function placeLabels(labels: readonly MapLabel[], room: LabelRoom): LabelPlaces {
  const { obstacles = [], lines = [], mainLines = [], gapPx = GAP_PX } = room;
  const crossings = [lines, mainLines].filter(({ length }) => length > 0).map(crossingOf);
  const crossingCost = (rect: PxRect) => CROSSING_COST * crossings.filter((isCrossed) => isCrossed(rect)).length;
  const marks = labels.map(markOf);
  const rank = ({ label }: Entry) => (label.pinned === undefined ? label.priority : Number.POSITIVE_INFINITY);
  const withBorders = ({ label, candidates }: Entry): Entry =>
    crossings.length === 0 || label.pinned !== undefined
      ? { label, candidates }
      : { label, candidates: candidates.map((one) => ({ ...one, cost: one.cost + crossingCost(one) })) };
  const order = labels
    .map((label) => withBorders(entryOf(label)))
    .toSorted((a, b) => rank(b) - rank(a) || (a.label.id < b.label.id ? -1 : 1));
  const chosen = new Map<string, Candidate>();
  const own = new Map(labels.map(({ id }, at) => [id, at]));

  const coverOf = (entry: Entry, candidate: Candidate, others: Iterable<readonly [string, PxRect]>) => {
    let covered = beyond(candidate, room);
    for (const obstacle of obstacles) covered += overlap(candidate, obstacle, gapPx);
    for (const [at, mark] of marks.entries())
      if (mark !== null && at !== own.get(entry.label.id)) covered += overlap(candidate, mark, 0);
    for (const [id, other] of others) if (id !== entry.label.id) covered += overlap(candidate, other, gapPx);
    return covered;
  };
  const bestOf = (entry: Entry) => {
    let best: { readonly candidate: Candidate; readonly cost: number } | null = null;
    for (const candidate of entry.candidates) {
      const cost = candidate.cost + COVER_COST * coverOf(entry, candidate, chosen);
      if (best === null || cost < best.cost) best = { candidate, cost };
    }
    return best?.candidate;
  };

  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let isChanged = false;
    for (const entry of order) {
      const best = bestOf(entry);
      if (best === undefined || best === chosen.get(entry.label.id)) continue;
      chosen.set(entry.label.id, best);
      isChanged = true;
    }
    if (!isChanged) break;
  }

  const placed = new Map<string, PlacedLabel>();
  for (const entry of order) {
    const { id, pinned } = entry.label;
    const wished = chosen.get(id);
    const isFree = (place: Candidate) => pinned !== undefined || coverOf(entry, place, placed) === 0;
    // What it made room for may have gone: any other place is better than none.
    const place =
      wished !== undefined && isFree(wished)
        ? wished
        : entry.candidates.toSorted((a, b) => a.cost - b.cost).find((candidate) => isFree(candidate));
    if (place === undefined) continue;
    const { x, y, width, height, hasLeader } = place;
    placed.set(id, { id, x, y, width, height, hasLeader });
  }
  return {
    placed: labels.flatMap(({ id }) => placed.get(id) ?? []),
    left: labels.filter(({ id }) => !placed.has(id)).map(({ id }) => id),
  };
}
