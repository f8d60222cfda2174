import type { Feature, Position } from "geojson";
import { feature } from "topojson-client";
import { expect, test } from "vitest";
import { SPAIN } from "../../test/sources.ts";
import { createAreaIndex } from "../lookups/area-index.ts";
import { type DotWork, placeDots } from "./place-dots.ts";
import { dotsCaption, MAX_DOTS, perDotFor, planDots } from "./plan-dots.ts";

function square(id: string, west: number, south: number, size: number): Feature {
  const [east, north] = [west + size, south + size];
  const ring: Position[] = [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
  return { type: "Feature", id, properties: {}, geometry: { type: "Polygon", coordinates: [ring] } };
}

function allOf(work: DotWork) {
  const dots: { lon: number; lat: number; group: number }[] = [];
  const chunks = placeDots(work);
  for (let next = chunks.next(); ; next = chunks.next()) {
    if (next.done) return { dots, unplaced: next.value };
    const { lons, lats, groups } = next.value;
    for (const [at, lon] of lons.entries()) dots.push({ lon, lat: lats[at] ?? 0, group: groups[at] ?? 0 });
  }
}

const VALUES = [
  { id: "a", category: "", value: 149 },
  { id: "b", category: "", value: 149 },
  { id: "c", category: "", value: 102 },
  { id: "x", category: "", value: 10 },
  { id: "d", category: "", value: -3 },
];
const AREAS = new Set(["a", "b", "c", "d"]);

test("the total is that of the values, not of values rounded one by one", () => {
  const plan = planDots(VALUES, AREAS, { perDot: 100 });
  expect(plan).toMatchObject({ total: 4, perDot: 100, missing: ["x"], wrong: ["d"] });
  expect(plan.groups).toEqual([
    { id: "a", category: "", count: 2 },
    { id: "b", category: "", count: 1 },
    { id: "c", category: "", count: 1 },
  ]);
});

test("each category has its own exact total", () => {
  const values = ["a", "b", "c"].flatMap((id) => [
    { id, category: "sí", value: 34 },
    { id, category: "no", value: 17 },
  ]);
  const plan = planDots(values, AREAS, { perDot: 10 });
  const of = (category: string) =>
    plan.groups.filter((group) => group.category === category).reduce((sum, { count }) => sum + count, 0);
  expect([of("sí"), of("no"), plan.total]).toEqual([10, 5, 15]);
  expect(planDots(values, AREAS, { total: 100 })).toMatchObject({ total: 100, perDot: 1.53 });
});

test("nothing to share is no dot, and too many are refused with a way out", () => {
  expect(planDots([], AREAS, { perDot: 10 })).toMatchObject({ groups: [], total: 0 });
  expect(() => planDots([{ id: "a", category: "", value: 2_000_000 }], AREAS, { perDot: 1 })).toThrow(RangeError);
  expect(() => planDots(VALUES, AREAS, { perDot: 0 })).toThrow(RangeError);
  expect(perDotFor(2_000_000, MAX_DOTS)).toBe(2);
  expect(perDotFor(47_000_000, 100_000)).toBe(500);
  expect(perDotFor(9, 1)).toBe(10);
});

test("readers are told what a dot is and that chance put it there", () => {
  expect(dotsCaption(100, ["persona", "personas"], "del municipio")).toBe(
    "1\u00a0punto = 100\u00a0personas; situado al azar dentro del municipio",
  );
  expect(dotsCaption(1, ["explotación", "explotaciones"], "de la comarca")).toContain("= 1\u00a0explotación;");
});

const municipalities = feature(SPAIN, SPAIN.objects.municipalities).features;
const ONE_EACH = municipalities.map(({ id }) => ({ id: String(id), category: "", count: 1 }));

test("each dot is in its own municipality, points included", () => {
  const { dots, unplaced } = allOf({ areas: municipalities, groups: ONE_EACH, seed: 7 });
  const { areaAt } = createAreaIndex(municipalities);
  expect(unplaced).toEqual([]);
  expect(dots).toHaveLength(8131);
  const elsewhere = dots
    .filter((dot) => areaAt(dot) !== ONE_EACH[dot.group]?.id)
    .map(({ group }) => ONE_EACH[group]?.id);
  const points = municipalities.filter(({ geometry }) => geometry.type === "Point").map(({ id }) => id);
  expect(elsewhere.filter((id) => !points.includes(id))).toEqual([]);
});

test("many dots of one province, which are drawn another way, are in it too", () => {
  const provinces = feature(SPAIN, SPAIN.objects.provinces).features;
  const groups = [
    { id: "11", category: "", count: 3000 },
    { id: "35", category: "", count: 3000 },
  ];
  const { dots } = allOf({ areas: provinces, groups, seed: 1 });
  const { areaAt } = createAreaIndex(provinces);
  expect(dots.filter((dot) => areaAt(dot) !== groups[dot.group]?.id).length).toBeLessThanOrEqual(3);
});

test("the same seed puts the same dots, another one others, and an area's do not depend on the rest", () => {
  const areas = [square("a", 0, 0, 1), square("b", 2, 0, 1)];
  const groups = areas.map(({ id }) => ({ id: String(id), category: "", count: 50 }));
  const once = allOf({ areas, groups, seed: 5 }).dots;
  expect(allOf({ areas, groups, seed: 5, chunkSize: 7 }).dots).toEqual(once);
  expect(allOf({ areas, groups, seed: 6 }).dots).not.toEqual(once);
  const alone = allOf({ areas, groups: groups.slice(1), seed: 5 }).dots;
  expect(alone.map(({ lon }) => lon)).toEqual(once.slice(50).map(({ lon }) => lon));
});

test.each([200, 20_000])("%d dots are as dense in the north of a large area as in its south", (count) => {
  const { dots } = allOf({ areas: [square("a", 0, 0, 80)], groups: [{ id: "a", category: "", count }], seed: 3 });
  const share = dots.filter(({ lat }) => lat > 40).length / count;
  const expected = 1 - Math.sin((40 * Math.PI) / 180) / Math.sin((80 * Math.PI) / 180);
  expect(Math.abs(share - expected)).toBeLessThan(4 * Math.sqrt((expected * (1 - expected)) / count));
});

test("what is masked stays free, and dots without a place are told", () => {
  const { areaAt } = createAreaIndex([square("lake", 0, 0, 0.5), square("sea", 2, 0, 1)]);
  const { dots, unplaced } = allOf({
    areas: [square("a", 0, 0, 1), square("b", 2, 0, 1)],
    groups: [
      { id: "a", category: "", count: 40 },
      { id: "b", category: "", count: 5 },
      { id: "c", category: "", count: 2 },
    ],
    seed: 1,
    isMasked: (point) => areaAt(point) !== null,
  });
  expect(dots).toHaveLength(40);
  expect(dots.filter((dot) => areaAt(dot) !== null)).toEqual([]);
  expect(unplaced).toEqual([
    { id: "b", category: "", count: 5 },
    { id: "c", category: "", count: 2 },
  ]);
});

test("dots come in chunks of the size that is asked", () => {
  const work = {
    areas: [square("a", 0, 0, 1)],
    groups: [{ id: "a", category: "", count: 25 }],
    seed: 1,
    chunkSize: 10,
  };
  expect([...placeDots(work)].map(({ lons }) => lons.length)).toEqual([10, 10, 5]);
  expect([...placeDots({ ...work, groups: [] })]).toEqual([]);
});
