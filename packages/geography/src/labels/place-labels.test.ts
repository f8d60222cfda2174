import { expect, test } from "vitest";
import { type MapLabel, type PlacedLabel, placeLabels } from "./place-labels.ts";
import { estimateTextPx } from "./text-width.ts";

const ROOM = { widthPx: 400, heightPx: 300 };

function town(id: string, x: number, y: number, details: Partial<MapLabel> = {}): MapLabel {
  return { id, x, y, widthPx: 60, heightPx: 14, names: "mark", markRadiusPx: 3, priority: 1, ...details };
}

function areOver(a: PlacedLabel, b: PlacedLabel): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function pairsOver(placed: readonly PlacedLabel[]): string[] {
  return placed.flatMap((a, at) => placed.slice(at + 1).flatMap((b) => (areOver(a, b) ? [`${a.id} ${b.id}`] : [])));
}

test("alone, the text of a mark is on its right and the name of an area on it", () => {
  const { placed } = placeLabels([town("a", 100, 100), town("b", 200, 200, { names: "area" })], ROOM);
  expect(placed).toEqual([
    { id: "a", x: 106, y: 86, width: 60, height: 14, hasLeader: false },
    { id: "b", x: 170, y: 193, width: 60, height: 14, hasLeader: false },
  ]);
});

test("at an edge it goes to the other side", () => {
  const { placed } = placeLabels([town("right", 395, 100), town("corner", 398, 4), town("below", 5, 298)], ROOM);
  for (const { x, y, width, height } of placed) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(400);
    expect(y + height).toBeLessThanOrEqual(300);
  }
  expect(placed).toHaveLength(3);
});

test("neighbours make room for each other, and no text covers a mark", () => {
  const towns = [town("a", 100, 100), town("b", 112, 102), town("c", 104, 112), town("d", 118, 92)];
  const { placed, left } = placeLabels(towns, ROOM);
  expect(left).toEqual([]);
  expect(pairsOver(placed)).toEqual([]);
  const overMarks = placed.filter((label) =>
    towns.some(
      ({ x, y }) =>
        x > label.x - 3 && x < label.x + label.width + 3 && y > label.y - 3 && y < label.y + label.height + 3,
    ),
  );
  expect(overMarks).toEqual([]);
});

test("where there is no room for all the most important stay, and who was left is told", () => {
  const heap = Array.from({ length: 40 }, (_, at) => town(`t${at}`, 200 + (at % 7), 150 + (at % 5), { priority: at }));
  const { placed, left } = placeLabels(heap, ROOM);
  expect(pairsOver(placed)).toEqual([]);
  expect(placed.map(({ id }) => id)).toContain("t39");
  expect(placed.length + left.length).toBe(40);
  expect(left.length).toBeGreaterThan(0);
});

test("who was dragged stays, with a line when it is far, and the others make room", () => {
  const towns = [town("a", 100, 100, { pinned: { x: 200, y: 40 } }), town("b", 195, 47, { priority: 9 })];
  const { placed } = placeLabels(towns, ROOM);
  expect(placed[0]).toEqual({ id: "a", x: 200, y: 40, width: 60, height: 14, hasLeader: true });
  expect(pairsOver(placed)).toEqual([]);
  expect(placeLabels([town("a", 100, 100, { pinned: { x: 106, y: 95 } })], ROOM).placed[0]?.hasLeader).toBe(false);
});

test("nothing covers the inset or the scale bar", () => {
  const inset = { x: 100, y: 60, width: 100, height: 80 };
  const { placed } = placeLabels([town("a", 97, 100)], { ...ROOM, obstacles: [inset] });
  expect(placed[0]?.x).toBeLessThan(97);
});

test("the same labels always get the same places, in whatever order they come", () => {
  const towns = Array.from({ length: 30 }, (_, at) =>
    town(`t${at}`, (at * 97) % 380, (at * 53) % 280, { priority: at % 4 }),
  );
  const byId = (labels: readonly MapLabel[]) =>
    Object.fromEntries(placeLabels(labels, ROOM).placed.map((label) => [label.id, label]));
  expect(byId(towns.toReversed())).toEqual(byId(towns));
  expect(placeLabels([], ROOM)).toEqual({ placed: [], left: [] });
});

test("a text is about as wide as it is, and never narrower", () => {
  expect(estimateTextPx("Villanueva de la Serena", 12)).toBeGreaterThan(118);
  expect(estimateTextPx("Villanueva de la Serena", 12)).toBeLessThan(160);
  expect(estimateTextPx("Ávila\nde los Caballeros", 12)).toBe(estimateTextPx("de los Caballeros", 12));
  expect(estimateTextPx("", 12)).toBe(0);
});

test("a label of any width finds its place: a rest of figures is nothing beyond the edge", () => {
  const towns = Array.from({ length: 12 }, (_, at) =>
    town(`t${at}`, 40.3 + at * 23.7, 20.1 + at * 21.3, { widthPx: 50 + at / 7 }),
  );
  expect(placeLabels(towns, ROOM).left).toEqual([]);
});

test("a text stays off borders while it has another place, and crosses one rather than going", () => {
  const border = [
    [130, 0],
    [130, 300],
  ] as const;
  const [beside] = placeLabels([town("a", 100, 100)], { ...ROOM, lines: [border] }).placed;
  expect((beside?.x ?? 0) + 60).toBeLessThan(100);
  const both = [border, border.map(([, y]) => [70, y] as const)];
  expect(placeLabels([town("a", 100, 100)], { ...ROOM, lines: both }).placed).toHaveLength(1);
  const [area] = placeLabels([town("b", 100, 100, { names: "area" })], { ...ROOM, lines: [border] }).placed;
  expect((area?.x ?? 0) + 60).toBeLessThan(130);
});

test("the name of an island stands above it, or below, and others may lie on the island", () => {
  const island = town("island", 200, 150, { names: "area", markRadiusPx: 0, reachPx: { x: 30, y: 20 }, priority: 2 });
  const [name] = placeLabels([island], ROOM).placed;
  expect((name?.y ?? 0) + 14).toBeLessThanOrEqual(130);
  expect(placeLabels([island, town("inside", 195, 150)], ROOM).left).toEqual([]);
  const [below] = placeLabels([{ ...island, y: 10 }], ROOM).placed;
  expect(below?.y).toBeGreaterThanOrEqual(30);
});
