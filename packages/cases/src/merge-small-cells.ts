import { SMALLEST_CELL } from "@nv/contracts";
import type { PublicCase } from "./public-case.ts";

/** Fields of a case that tell where, when and in what kind of centre: the cell that it is in. */
type CellFields = Pick<PublicCase, "scopeKind" | "scope" | "province" | "municipality" | "decade" | "centre">;

/** From what is given up first to what is given up last; each step gives up what those before it do too. */
const STEPS: readonly Partial<CellFields>[] = [
  { municipality: "" },
  { scope: "", scopeKind: null },
  { centre: null },
  { decade: null },
  { province: "" },
];

const cellOf = ({ scopeKind, scope, province, municipality, decade, centre }: CellFields) =>
  JSON.stringify([province, decade, centre, scopeKind, scope, municipality]);

/**
 * A case that is told more coarsely. Its sources and its summary would say what is held back, and its name would let it be followed to a revision that
 * says more: they go too.
 */
const coarser = (one: PublicCase, step: Partial<CellFields>): PublicCase => ({
  ...one,
  ...step,
  ...{ id: "", sources: [], summary: "", isJoined: true },
});

const victimsBy = (cases: readonly PublicCase[]): ReadonlyMap<string, number> => {
  const victims = new Map<string, number>();
  for (const one of cases) victims.set(cellOf(one), (victims.get(cellOf(one)) ?? 0) + one.victims);
  return victims;
};

const textOrder = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Joins the smallest of the other cells to what the last step leaves alone, where that is too few still. */
function withCompany(cases: readonly PublicCase[], k: number): readonly PublicCase[] {
  // By victims, then by name: the same whatever the order in which cases come.
  const cells = [...victimsBy(cases)].sort(([a, few], [b, many]) => few - many || textOrder(a, b));
  const [small, company] = cells;
  if (small === undefined || company === undefined || small[1] >= k) return cases;
  const whole = Object.assign({}, ...STEPS);
  return cases.map((one) => (cellOf(one) === company[0] ? coarser(one, whole) : one));
}

/**
 * Of a case with few victims in a cell that has hardly any others, its words and documents say which few they are, and whoever knows one case of the cell knows
 * the rest: it keeps its cell and tells no more.
 *
 * @see docs/adr/0073-small-cases-of-a-cell.md
 */
function withoutWords(cases: readonly PublicCase[], k: number): readonly PublicCase[] {
  const victims = victimsBy(cases);
  const others = (one: PublicCase) => (victims.get(cellOf(one)) ?? 0) - one.victims;
  return cases.map((one) => (one.victims < k && others(one) < k ? coarser(one, {}) : one));
}

/** Cases as they are told, and how many cells are told together with others. */
export interface MergedCases {
  /** One for each that was given, in an order that says nothing of what is held back. */
  readonly cases: readonly PublicCase[];
  /** Cells of place, decade and centre that had too few victims, were taken to keep those company, or have few beside each case's own. */
  readonly joinedCells: number;
}

/** After every code, so that what is not told comes at the end. */
const LAST = "\uffff";

/** By place and time, then by name: the order in which a case was written is nobody's. */
function inOrder(cases: readonly PublicCase[]): readonly PublicCase[] {
  const keyed = cases.map((one) => ({
    one,
    key: [
      one.province || LAST,
      one.decade ?? LAST,
      one.centre ?? LAST,
      one.scope || LAST,
      one.municipality || LAST,
      one.id,
      one.status,
      one.evidence,
      one.victims,
      one.isMinimum,
    ].join("|"),
  }));
  return keyed.sort((a, b) => textOrder(a.key, b.key)).map(({ one }) => one);
}

/**
 * Tells cases whose cell has too few victims more coarsely: without the municipality, then without diocese or order, then without the kind of centre, the
 * decade, the province. A case with few victims in a cell that is just large enough keeps its cell without its words and documents. Cases and victims are as many
 * as before.
 *
 * @param cases - As `publicCase` gives them.
 * @param k - Victims that a cell that is told has at least.
 * @returns No cell with fewer than `k` victims, unless all cases together have fewer: then nothing but that is told of them.
 * @see docs/adr/0053-public-cases.md
 */
export function mergeSmallCells(cases: readonly PublicCase[], k: number = SMALLEST_CELL): MergedCases {
  let told: readonly PublicCase[] = cases;
  for (const [at] of STEPS.entries()) {
    const victims = victimsBy(told);
    const given: Partial<CellFields> = Object.assign({}, ...STEPS.slice(0, at + 1));
    told = told.map((one) => ((victims.get(cellOf(one)) ?? 0) < k ? coarser(one, given) : one));
  }
  told = withoutWords(withCompany(told, k), k);
  const joined = new Set(cases.filter((_, at) => told[at]?.isJoined).map(cellOf));
  return { cases: inOrder(told), joinedCells: joined.size };
}
