import type { LastShares } from "./last-shares.ts";

/** Rule by which a change of the whole country is brought to a constituency: as many points in each, as large a part in each, or half of both. */
export type SwingRule = "uniform" | "proportional" | "mixed";

/** Share of a list in a constituency, before the whole is made to fit. */
function swung(rule: SwingRule, share: number, last: number, now: number, reach: number): number {
  if (last === 0) return reach === 0 ? 0 : now / reach;
  const uniform = Math.max(0, share + (now - last) / reach);
  const proportional = (share * now) / last;
  if (rule === "mixed") return (uniform + proportional) / 2;
  return rule === "uniform" ? uniform : proportional;
}

/** Times that lists and constituencies are made to fit in turn: after four they miss by less than a hundredth of a point. */
const FITTINGS = 4;

/** Scales the shares from one cell to another to a sum. */
function fitCells(shares: Float64Array, from: number, to: number, wanted: number): void {
  let sum = 0;
  for (let cell = from; cell < to; cell += 1) sum += shares[cell] ?? 0;
  const scale = sum === 0 ? 0 : wanted / sum;
  for (let cell = from; cell < to; cell += 1) shares[cell] = scale * (shares[cell] ?? 0);
}

/** Sums the shares of each list over the whole country. */
export function sumCountry({ starts, listOf, weights }: LastShares, shares: Float64Array, into: Float64Array): void {
  into.fill(0);
  for (let row = 0; row < weights.length; row += 1) {
    const weight = weights[row] ?? 0;
    for (let cell = starts[row] ?? 0; cell < (starts[row + 1] ?? 0); cell += 1) {
      const list = listOf[cell] ?? 0;
      into[list] = (into[list] ?? 0) + weight * (shares[cell] ?? 0);
    }
  }
}

/** Shares of the country that lists are made to have. */
interface Goals {
  /** Of each list. */
  readonly lists: Float64Array;
  /** Part of its blank votes that a constituency keeps. */
  readonly blankScale: number;
  /** Votes for nobody who has a name. */
  readonly unnamed: number;
}

/** Reckons the shares that lists are made to have: what the average leaves to others is theirs as they had it last time, blank votes first. */
function goalsOf({ averaged, national, weights, blank }: LastShares, now: Float64Array, lists: Float64Array): Goals {
  let [named, rest, blankLast] = [0, 0, 0];
  for (let list = 0; list < national.length; list += 1) {
    if (list < averaged) named += now[list] ?? 0;
    else rest += national[list] ?? 0;
  }
  for (let row = 0; row < weights.length; row += 1) blankLast += (weights[row] ?? 0) * (blank[row] ?? 0);
  const free = Math.max(0, 1 - named);
  const blankScale = blankLast === 0 ? 0 : Math.min(1, free / blankLast);
  const left = Math.max(0, free - blankLast * blankScale);
  for (let list = 0; list < national.length; list += 1) {
    if (list < averaged) lists[list] = now[list] ?? 0;
    else lists[list] = rest === 0 ? 0 : ((national[list] ?? 0) * left) / rest;
  }
  return { lists, blankScale, unnamed: rest === 0 ? left : 0 };
}

/** Brings shares of the whole country to constituencies. */
export interface Projection {
  /** Takes shares of the lists of the average, from 0 to 1, and writes those of each cell of the last result. */
  project(now: Float64Array, into: Float64Array): void;
  /** Makes shares that were moved fit again what was projected last: each list its share of the country, each constituency all of its votes. */
  fit(shares: Float64Array): void;
}

/** Makes a projection from the last result by a swing. */
export function createProjection(last: LastShares, rule: SwingRule): Projection {
  const { starts, listOf, shares, blank, weights, national, reach } = last;
  const [wanted, sums] = [new Float64Array(national.length), new Float64Array(national.length)];
  let goals: Goals = { lists: wanted, blankScale: 0, unnamed: 0 };

  function fit(into: Float64Array): void {
    const { lists, blankScale, unnamed } = goals;
    for (let fitting = 0; fitting < FITTINGS; fitting += 1) {
      sumCountry(last, into, sums);
      for (let list = 0; list < sums.length; list += 1)
        sums[list] = sums[list] === 0 ? 0 : (lists[list] ?? 0) / (sums[list] ?? 1);
      for (let cell = 0; cell < shares.length; cell += 1)
        into[cell] = (into[cell] ?? 0) * (sums[listOf[cell] ?? 0] ?? 0);
      for (let row = 0; row < weights.length; row += 1)
        fitCells(into, starts[row] ?? 0, starts[row + 1] ?? 0, 1 - unnamed - blankScale * (blank[row] ?? 0));
    }
  }

  return {
    project(now, into) {
      goals = goalsOf(last, now, wanted);
      for (let cell = 0; cell < shares.length; cell += 1) {
        const list = listOf[cell] ?? 0;
        into[cell] = swung(rule, shares[cell] ?? 0, national[list] ?? 0, goals.lists[list] ?? 0, reach[list] ?? 0);
      }
      fit(into);
    },
    fit,
  };
}
