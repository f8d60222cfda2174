import { ElectoralLaw } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import type { ValidVotes } from "./apportion.ts";
import { apportionAll } from "./apportion-all.ts";
import { ELECTORAL_LAWS, majorityOf, seatsOfLaw } from "./laws.ts";
import { seededLot } from "./lot.ts";
import { regionOf } from "./regions.ts";

/** @see Constitution, article 68; LOREG, articles 162, 165 and 215; the statutes of the communities */
test.each([
  { key: "congreso-2023", constituencies: 52, seats: 350, majority: 176 },
  { key: "senado", constituencies: 59, seats: 208, majority: 105 },
  { key: "parlamento-europeo-2024", constituencies: 1, seats: 61, majority: 31 },
  { key: "parlamento-de-cataluna", constituencies: 4, seats: 135, majority: 68 },
  { key: "asamblea-de-madrid-2023", constituencies: 1, seats: 135, majority: 68 },
])("$key has $seats seats in $constituencies constituencies", ({ key, constituencies, seats, majority }) => {
  const law = ElectoralLaw.parse(ELECTORAL_LAWS.get(key));
  expect([law.constituencies.length, seatsOfLaw(law), majorityOf(seatsOfLaw(law))]).toEqual([
    constituencies,
    seats,
    majority,
  ]);
});

test("an invented law of two islands, added as a table: totals, and what nobody has yet", () => {
  const law = ElectoralLaw.parse({
    ...{ key: "islas", name: "Islas Invención", source: "Ley inventada", sourceUrl: "https://ley.example/" },
    ...{ rule: "dhondt", thresholds: [{ pct: 10, scope: "territory" }] },
    constituencies: [
      { code: "1", name: "Isla Mayor", seats: 5 },
      { code: "2", name: "Isla Menor", seats: 2 },
    ],
  });
  const counted = new Map<string, ValidVotes>([["1", { votes: { alfa: 600, beta: 300, gamma: 80 }, blank: 20 }]]);
  const first = apportionAll(law, counted);
  expect([Object.fromEntries(first.total), first.ungiven]).toEqual([{ alfa: 4, beta: 1 }, 2]);
  // Gamma has ten of a hundred of both islands, though not of the greater one.
  counted.set("2", { votes: { gamma: 100, beta: 60 }, blank: 0 });
  const both = apportionAll(law, counted);
  expect([Object.fromEntries(both.total), both.ungiven]).toEqual([{ alfa: 4, beta: 2, gamma: 1 }, 0]);
});

test("a lot of a rehearsal falls as its seed says, whatever the order of the lists", () => {
  expect(seededLot(["a", "b", "c"], 7)).toEqual(seededLot(["c", "a", "b"], 7));
  const falls = new Set(Array.from({ length: 40 }, (_, seed) => seededLot(["a", "b"], seed)[0]));
  expect(falls).toEqual(new Set(["a", "b"]));
});

test("two constituencies with one code are refused", () => {
  const law = ELECTORAL_LAWS.get("senado");
  const [first] = law?.constituencies ?? [];
  expect(ElectoralLaw.safeParse({ ...law, constituencies: [first, first] }).success).toBe(false);
});

/** @see communities by the INE: eight provinces of Andalucía, nine of Castilla y León, seven communities of one, and two cities */
test("each province is in a region, and each region has its provinces", () => {
  const { constituencies = [] } = ELECTORAL_LAWS.get("congreso-2023") ?? {};
  const sizes = new Map<string, number>();
  for (const { region = "" } of constituencies) sizes.set(region, (sizes.get(region) ?? 0) + 1);
  expect([sizes.size, sizes.get("ca-01"), sizes.get("ca-07"), sizes.get("ca-13")]).toEqual([19, 8, 9, 1]);
  expect([...sizes.values()].filter((size) => size === 1)).toHaveLength(9);
  expect([regionOf("28"), regionOf("08"), regionOf("99")]).toEqual(["ca-13", "ca-09", undefined]);
});
