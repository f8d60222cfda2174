import { gzipSync } from "node:zlib";
import type { CountedArea, CountSnapshot } from "@nv/contracts/schemas";
import type { NamedList } from "@nv/election-pages";
import { namesOf } from "@nv/geography";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAtlasReader } from "../../platform/atlas/atlas-reader.ts";
import { createTownMaps, type TownMaps } from "./town-maps.ts";

const ATLAS = new URL("../../../../../packages/geography/build/atlas/", import.meta.url).pathname;
const LISTS = new Map<string, NamedList>(
  ["alfa", "beta", "gama", "delta"].map((key) => [key, { acronym: key, name: "", light: "#c8321f", dark: "#ff6b4f" }]),
);
const KEYS = [...LISTS.keys(), "nadie"];

let maps: TownMaps;
let codes: readonly string[];
beforeAll(async () => {
  maps = createTownMaps(ATLAS);
  const { spain } = await createAtlasReader(ATLAS)(["spain"]);
  codes = spain === undefined ? [] : [...namesOf(spain.objects.municipalities).keys()];
});
afterAll(() => maps.close());

/** A town in which a list has all votes of those that are counted; of nobody where none are. */
const town = (code: string, first: string, counted: number): CountedArea => ({
  ...{ code, name: code, kind: "municipality", parent: code.slice(0, 2), census: 1000, countedCensus: counted },
  ...{ countedPct: null, voters: counted, blank: 0, spoilt: 0, votes: counted === 0 ? {} : { [first]: counted } },
  turnout: [],
});
const count = (areas: readonly CountedArea[]): CountSnapshot => ({
  ...{ takenAtMs: 1, isFinal: false, lists: KEYS.map((key) => ({ key, acronym: key, name: "" })), areas: [...areas] },
});
/** Chance that is the same each time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

test("each town of a province is drawn once, in the colour of who is first, full or light or grey", async () => {
  const madrid = codes.filter((code) => code.startsWith("28"));
  const areas = madrid.map((code, at) => town(code, KEYS[at % 2] ?? "", [0, 400, 900][at % 3] ?? 0));
  const drawn = await maps.draw(count([...areas, town("28999", "alfa", 900)]), LISTS);
  const classes = [...(drawn?.svg.matchAll(/<path class="([^"]*)"/g) ?? [])].map(([, name]) => name);
  // By hand: of every six towns two have no votes, and each list has one that may change and one that may not.
  const of = (name: string) => classes.filter((one) => one === name).length;
  const expected = (rests: readonly number[]) => madrid.filter((_, at) => rests.includes(at % 6)).length;
  expect([of("n"), of("l0 f"), of("l1 f"), of("s")]).toEqual([
    ...[expected([0, 3]), expected([2, 4]), expected([1, 5]), 1],
  ]);
  expect(drawn).toMatchObject({ all: madrid.length + 1, counted: madrid.length + 1 - of("n"), unmapped: 1 });
});

test("the whole country is light in the middle of a night, and towns of unnamed lists are the others'", async () => {
  const random = chance(36);
  const pick = <One>(all: readonly One[], most = all.length) => all[Math.floor(random() * most)];
  // Seven of ten towns as their province, the others by chance; three of ten uncounted, four that may change.
  const own = new Map<string, string>();
  const firstIn = (province: string) => {
    own.set(province, own.get(province) ?? pick(KEYS, 3) ?? "");
    return random() < 0.7 ? (own.get(province) ?? "") : (pick(KEYS) ?? "");
  };
  const areas = codes.map((code) =>
    town(code, firstIn(code.slice(0, 2)), pick([0, 0, 0, 400, 400, 400, 400, 900, 900, 900]) ?? 0),
  );
  const drawn = await maps.draw(count(areas), LISTS);
  expect(codes).toHaveLength(drawn?.all ?? 0);
  expect(drawn?.firsts.map(({ key }) => key).toSorted()).toEqual(["", "alfa", "beta", "delta", "gama"]);
  expect(drawn?.svg).toContain('class="lo f"');
  expect(drawn?.svg).not.toMatch(/class="c\d/);
  expect(gzipSync(drawn?.svg ?? "", { level: 9 }).length).toBeLessThan(60_000);
});

test("a handful of towns is no map", async () => {
  expect(await maps.draw(count(["28001", "28002"].map((code) => town(code, "alfa", 900))), LISTS)).toBe(null);
  expect(await maps.draw(null, LISTS)).toBe(null);
});
