import { SMALLEST_CELL } from "@nv/contracts";
import { seededRandom } from "@nv/geography";
import { describe, expect, test } from "vitest";
import { INVENTED } from "../test/invented.ts";
import { totalsOf } from "./count-cases.ts";
import { mergeSmallCells } from "./merge-small-cells.ts";
import { type PublicCase, publicCase } from "./public-case.ts";

const DECADES = [1960, 1970, 1980];
const PROVINCES = ["X1", "X2", "28"];
const MUNICIPALITIES = ["", "28079", "28006"];
const CENTRES = ["school", "parish", "home"] as const;

/** Cases of chance, the same for the same seed. */
function someCases(seed: number, count: number): readonly PublicCase[] {
  const random = seededRandom(seed);
  const one = <Item>(items: readonly Item[], fallback: Item): Item =>
    items[Math.floor(random() * items.length)] ?? fallback;
  return Array.from({ length: count }, (_, at) => {
    const province = one(PROVINCES, "X1");
    const fields = {
      ...INVENTED,
      province,
      municipality: province === "28" ? one(MUNICIPALITIES, "") : "",
      decade: one(DECADES, 1970),
      centre: one(CENTRES, "school"),
      scope: `Diócesis de Ejemplo ${one(["Alfa", "Beta"], "Alfa")}`,
      victims: 1 + Math.floor(random() * 2),
    };
    return publicCase(fields, `p${at}`);
  });
}

const cellsOf = (cases: readonly PublicCase[]) => {
  const victims = new Map<string, number>();
  for (const one of cases) {
    const cell = JSON.stringify([one.province, one.municipality, one.scope, one.decade, one.centre]);
    victims.set(cell, (victims.get(cell) ?? 0) + one.victims);
  }
  return [...victims.values()];
};

const SEEDS = Array.from({ length: 120 }, (_, at) => at + 1);

describe("whatever the cases are", () => {
  test.each([3, 5, 10])("no cell that is told has fewer than %d victims, and totals are the same", (k) => {
    for (const seed of SEEDS) {
      const cases = someCases(seed, seed);
      const { cases: told } = mergeSmallCells(cases, k);
      expect(totalsOf(told)).toEqual(totalsOf(cases));
      if (totalsOf(cases).victims >= k) expect(Math.min(...cellsOf(told))).toBeGreaterThanOrEqual(k);
      else expect(new Set(told.map(({ province, decade }) => `${province}${decade}`))).toEqual(new Set(["null"]));
    }
  });

  test("what is told is the same in any order", () => {
    for (const seed of SEEDS) {
      const cases = someCases(seed, 40);
      expect(mergeSmallCells(cases.toReversed())).toEqual(mergeSmallCells(cases));
    }
  });

  test("a joined case has neither name nor words nor documents, which would say what is held back", () => {
    const joined = SEEDS.flatMap((seed) =>
      mergeSmallCells(someCases(seed, 30)).cases.filter(({ isJoined }) => isJoined),
    );
    expect(joined.length).toBeGreaterThan(100);
    for (const one of joined) expect(one).toMatchObject({ id: "", sources: [], summary: "" });
  });
});

const cell = (change: Partial<typeof INVENTED>, id: string) => publicCase({ ...INVENTED, ...change }, id);

test("the municipality goes first, and the rest stays where that is enough", () => {
  const near = { province: "28", decade: 1970 } as const;
  const { cases, joinedCells } = mergeSmallCells([
    cell({ ...near, municipality: "28079", victims: 2 }, "a"),
    cell({ ...near, municipality: "28006", victims: 1 }, "b"),
  ]);
  expect(cases.map(({ municipality, scope, decade, centre }) => ({ municipality, scope, decade, centre }))).toEqual(
    Array.from({ length: 2 }, () => ({
      municipality: "",
      scope: "Diócesis de Ejemplo Alfa",
      decade: 1970,
      centre: "school",
    })),
  );
  expect(joinedCells).toBe(2);
});

test("who is alone in the country takes the smallest other cell along", () => {
  const { cases } = mergeSmallCells([
    cell({ victims: 9 }, "a"),
    cell({ province: "X2", victims: 4 }, "b"),
    cell({ province: "X3", victims: 1 }, "c"),
  ]);
  expect(cases.map(({ province, victims }) => [province, victims])).toEqual([
    ["X1", 9],
    ["", 1],
    ["", 4],
  ]);
});

test("a cell that is large enough is told as it is", () => {
  const one = cell({ victims: SMALLEST_CELL }, "a");
  expect(mergeSmallCells([one])).toEqual({ cases: [one], joinedCells: 0 });
});

describe("a cell that is just large enough", () => {
  const told = { summary: "Lo contó un antiguo interno", sources: [{ title: "Carta", date: "2025-01-01", url: "" }] };
  const victimsOf = (...victims: readonly number[]) =>
    mergeSmallCells(victims.map((many, at) => cell({ ...told, victims: many }, `c${at}`)));

  test.each([
    ["one and two", [1, 2]],
    ["two and two", [2, 2]],
    ["three of one", [1, 1, 1]],
  ])("%s: each keeps its place and time, without name, words or documents", (_name, victims) => {
    const { cases, joinedCells } = victimsOf(...victims);
    expect([cases.length, joinedCells]).toEqual([victims.length, 1]);
    for (const one of cases)
      expect(one).toMatchObject({
        ...{ id: "", summary: "", sources: [], isJoined: true },
        ...{ province: "X1", decade: 1970, centre: "school", scope: "Diócesis de Ejemplo Alfa" },
      });
    expect(totalsOf(cases).victims).toBe(victims.reduce((sum, many) => sum + many));
  });

  test.each([
    ["one beside three", [1, 3]],
    ["four of one", [1, 1, 1, 1]],
    ["three alone", [3]],
  ])("%s: each has company enough, or is enough itself, and is told as it is", (_name, victims) => {
    const { cases, joinedCells } = victimsOf(...victims);
    expect(joinedCells).toBe(0);
    for (const one of cases) expect(one).toMatchObject({ ...told, isJoined: false });
  });

  test("nobody finds fewer than three victims that words are told of, whatever the cases are", () => {
    for (const seed of SEEDS) {
      const { cases } = mergeSmallCells(someCases(seed, seed));
      for (const one of cases.filter(({ isJoined, victims: own }) => !isJoined && own < SMALLEST_CELL)) {
        const key = (other: PublicCase) =>
          [other.province, other.municipality, other.scope, other.decade, other.centre].join();
        const others = cases.filter((other) => other !== one && key(other) === key(one));
        expect(totalsOf(others).victims).toBeGreaterThanOrEqual(SMALLEST_CELL);
      }
    }
  });
});

test("without cases there is nothing to join", () => {
  expect(mergeSmallCells([])).toEqual({ cases: [], joinedCells: 0 });
});
