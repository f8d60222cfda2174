import { type LabelPlaces, type LabelRoom, type MapLabel, type PxPoint, placeLabels } from "@nv/geography";

const moved = <Part extends { readonly x: number; readonly y: number }>(part: Part, byPx: number): Part => ({
  ...part,
  x: part.x + byPx,
  y: part.y + byPx,
});

/** The nearest place where something of a length is whole, when that is not farther than half of it. */
function withinEdge(middle: number, lengthPx: number, wholePx: number, edgePx: number): number {
  const [least, most] = [edgePx + lengthPx / 2, wholePx - edgePx - lengthPx / 2];
  const inside = Math.min(Math.max(middle, least), Math.max(least, most));
  return Math.abs(inside - middle) <= lengthPx / 2 ? inside : middle;
}

/** The name of an area that begins on the map is on it whole: it names no point. */
function withinEdges(label: MapLabel, { widthPx, heightPx }: LabelRoom, edgePx: number): MapLabel {
  if (label.names === "mark" || label.pinned !== undefined) return label;
  const x = withinEdge(label.x, label.widthPx, widthPx, edgePx + 1);
  return { ...label, x, y: withinEdge(label.y, label.heightPx, heightPx, edgePx + 1) };
}

const movedLines = (lines: readonly (readonly PxPoint[])[], byPx: number) =>
  lines.map((line) => line.map(([x, y]): PxPoint => [x - byPx, y - byPx]));

/** Places labels that do not touch the edge of the map either. */
export function placeInside(labels: readonly MapLabel[], room: LabelRoom, edgePx: number): LabelPlaces {
  const { widthPx, heightPx, obstacles = [], lines = [], mainLines = [] } = room;
  const inner = { widthPx: widthPx - 2 * edgePx, heightPx: heightPx - 2 * edgePx };
  const { placed, left } = placeLabels(
    labels.map((label) => ({
      ...moved(withinEdges(label, room, edgePx), -edgePx),
      ...(label.pinned !== undefined && { pinned: moved(label.pinned, -edgePx) }),
      ...(label.isAllowed !== undefined && { isAllowed: (rect) => label.isAllowed?.(moved(rect, edgePx)) ?? true }),
    })),
    {
      ...room,
      ...inner,
      obstacles: obstacles.map((rect) => moved(rect, -edgePx)),
      lines: movedLines(lines, edgePx),
      mainLines: movedLines(mainLines, edgePx),
    },
  );
  return { placed: placed.map((place) => moved(place, edgePx)), left };
}

/** Times that names are placed again without those for which there was no room. */
const MOST_TURNS = 6;
/** Distance between two dots that look like one, radii of a dot. */
const CROWDED = 6;

/** Whether one of two towns that are read as one is the lesser. */
const isCrowding = (one: MapLabel, greater: MapLabel) =>
  one.names === "mark" &&
  greater.names === "mark" &&
  one.priority < greater.priority &&
  Math.hypot(one.x - greater.x, one.y - greater.y) < CROWDED * (greater.markRadiusPx ?? 0);

/**
 * Places what somebody wrote, and what names itself beside it. That has no line to its place: where there is no room it goes, with its dot, the less important first, and
 * makes room for the rest. A town never has its name where a greater one right beside it has none.
 */
export function placeNames(
  labels: readonly MapLabel[],
  isAround: ReadonlySet<string>,
  { room, edgePx }: { readonly room: LabelRoom; readonly edgePx: number },
): LabelPlaces {
  let wanted = labels;
  for (let turn = 1; ; turn += 1) {
    const { placed, left } = placeInside(wanted, room, edgePx);
    const isPlaced = new Set(placed.map(({ id }) => id));
    const lost = wanted
      .filter(({ id }) => isAround.has(id) && !isPlaced.has(id))
      .toSorted((a, b) => a.priority - b.priority);
    if (lost.length === 0 || turn === MOST_TURNS) return { placed, left };
    const crowding = wanted.filter(
      (one) => isAround.has(one.id) && isPlaced.has(one.id) && lost.some((greater) => isCrowding(one, greater)),
    );
    const roomless = lost.filter((greater) => !crowding.some((one) => isCrowding(one, greater)));
    const gone = new Set([...crowding, ...roomless.slice(0, Math.ceil(roomless.length / 2))].map(({ id }) => id));
    wanted = wanted.filter(({ id }) => !gone.has(id));
  }
}
