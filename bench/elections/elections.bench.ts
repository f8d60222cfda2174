/**
 * The seats of a general election, 52 constituencies and a dozen lists, from an average of polls with a thousand draws, beside the plain
 * arithmetic of the same: a normal figure for each list of each constituency, and its quotients. Budget: 300 ms, and three times its time: there
 * is no swing in it, no fit to the country, and nothing is counted.
 *
 * The ranges of 200 elections that were drawn from the same uncertainty: 85 to 95 of a hundred hold the seats.
 *
 * And the count of 8,131 municipalities as the ministry publishes it: read, held to its sums, put over the last one and in seats, beside taking
 * the same bytes apart into lines and numbers. Budget: four times its time.
 *
 * And the same count until readers have it: the source is asked, everything above, the pages of 52 constituencies. Budget: 5 s, and twice the
 * processor's time of compressing and writing the same files, into an empty folder and over files that stand.
 */
import { performance } from "node:perf_hooks";
import type { CountSnapshot } from "@nv/contracts/schemas";
import { startElectionNight } from "@nv/doubles";
import {
  apportionAll,
  CONGRESS_2023,
  CONSTITUENCY_ERROR_PTS,
  type CountFile,
  constituencyAreas,
  mergeCounts,
  openSeats,
  REGION_ERROR_PTS,
  readInterior,
  seatsOfCount,
  simulateSeats,
  sumVotes,
  type ValidVotes,
  validOf,
} from "@nv/elections";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";
import { plainDraws } from "./plain-draws.ts";
import { measureRenewals } from "./renewal.ts";

const DRAWS = sized(1000, 10);
const SIMULATION_MS = 300;
const SIMULATION_RATIO = 3;
/** Lists of twenty seats and more: the range of a few seats holds more than nine of ten, for there is no half a seat. */
const COVERAGE = { least: 0.85, most: 0.95, elections: 200, draws: 300, seats: 20 };
const READING_RATIO = 4;
const RENEWAL_MS = 5000;
const RENEWAL_RATIO = 2;
const MUNICIPALITIES = 8131;
const ROUNDS = sized(9, 1);
const HOUR_MS = 3_600_000;

/** Uncertainty of the average: a list of half of the votes has a deviation of half of it. */
const AVERAGE_SD = 0.024;

function timed(work: () => unknown): number {
  const startMs = performance.now();
  work();
  return performance.now() - startMs;
}

/** Prints a figure, and fails the run when it is out of its bounds. */
function hold(text: string, isOver: boolean): void {
  console.log(`${text}${isOver ? " — OVER" : ""}`);
  if (isOver) process.exitCode = 1;
}

/** Files of a night of an invented country with as many towns as there are, at a part of it. */
async function nightFiles(elapsedMs: readonly number[]): Promise<readonly (readonly CountFile[])[]> {
  const night = await startElectionNight({ townsPerProvince: Math.ceil(MUNICIPALITIES / 52) });
  const counts: CountFile[][] = [];
  for (const ms of elapsedMs) {
    night.goTo(ms);
    const files: CountFile[] = [];
    for (const number of ["02", "03", "05", "06", "07", "08"]) {
      const name = `${number}022705.DAT`;
      const response = await fetch(`${night.url}/${name}`);
      files.push({ name, bytes: new Uint8Array(await response.arrayBuffer()) });
    }
    counts.push(files);
  }
  await night.stop();
  return counts;
}

/** Shares of the country of a result, of a hundred, with the covariance that shares of one whole have: what one gains the others lose. */
function averageOf(last: ReadonlyMap<string, ValidVotes>, lists: readonly string[]) {
  const all = sumVotes(last.values());
  const shares = lists.map((list) => (all.votes[list] ?? 0) / validOf(all));
  const covarianceOf = (a: number, b: number) => {
    const own = a === b ? (shares[a] ?? 0) : 0;
    return (100 * AVERAGE_SD) ** 2 * (own - (shares[a] ?? 0) * (shares[b] ?? 0));
  };
  return {
    ...{ lists, meanPct: shares.map((share) => 100 * share) },
    covariance: lists.map((_, a) => lists.map((__, b) => covarianceOf(a, b))),
  };
}

function benchSimulation(last: ReadonlyMap<string, ValidVotes>): void {
  const lists = [...new Set([...last.values()].flatMap(({ votes }) => Object.keys(votes)))].sort();
  const input = { law: CONGRESS_2023, last, swing: "mixed", draws: DRAWS, seed: 1 } as const;
  const blocs = [{ name: "Dos", lists: lists.slice(0, 2), atLeast: 176 }];
  const average = averageOf(last, lists);
  const [theirs, ours]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(timed(() => plainDraws(CONGRESS_2023, last, DRAWS)));
    ours.push(timed(() => simulateSeats({ ...input, average, blocs })));
  }
  const ratio = median(ours.map((ms, at) => ms / (theirs[at] ?? ms)));
  const first = ours[0] ?? 0;
  hold(
    `elections: ${DRAWS} draws of a general election in ${median(ours).toFixed(0)} ms (at most ${SIMULATION_MS}), the first time ${first.toFixed(0)} ms; ` +
      `the plain arithmetic, ${median(theirs).toFixed(0)} ms: ${ratio.toFixed(2)} times (at most ${SIMULATION_RATIO})`,
    median(ours) > SIMULATION_MS || ratio > SIMULATION_RATIO,
  );
}

/** Moves of the shares of some lists, drawn by themselves: as those of one whole, whose rest is nobody's list. */
function drawnMoves(shares: readonly number[], normal: () => number): readonly number[] {
  const rest = 1 - shares.reduce((sum, share) => sum + share, 0);
  const own = shares.map((share) => AVERAGE_SD * Math.sqrt(share) * normal());
  const sum = own.reduce((all, one) => all + one, AVERAGE_SD * Math.sqrt(rest) * normal());
  return own.map((one, at) => one - (shares[at] ?? 0) * sum);
}

/** Result that a truth is drawn from, and its chance. */
interface TruthOf {
  readonly last: ReadonlyMap<string, ValidVotes>;
  readonly lists: readonly string[];
  readonly normal: () => number;
}

/** Errors of constituencies as a truth has them, by list: of regions and of their own, and none in the country as a whole. */
function drawnErrors({ last, lists, normal }: TruthOf): ReadonlyMap<string, readonly number[]> {
  const all = validOf(sumVotes(last.values()));
  return new Map(
    lists.map((list): [string, readonly number[]] => {
      const regions = new Map<string, number>();
      const cells = CONGRESS_2023.constituencies.map(({ code, region = code }) => {
        const result = last.get(code) ?? { votes: {}, blank: 1 };
        const share = (result.votes[list] ?? 0) / validOf(result);
        const own = regions.get(region) ?? normal();
        regions.set(region, own);
        const error = (REGION_ERROR_PTS * own + CONSTITUENCY_ERROR_PTS * normal()) / 100;
        return { error: 2 * error * Math.sqrt(share * (1 - share)), weight: share > 0 ? validOf(result) / all : 0 };
      });
      const reach = cells.reduce((sum, { weight }) => sum + weight, 0);
      const off = cells.reduce((sum, { error, weight }) => sum + error * weight, 0) / reach;
      return [list, cells.map(({ error, weight }) => (weight === 0 ? 0 : error - off))];
    }),
  );
}

/** Seats of a truth that is drawn by itself: a move of the country, errors of regions and constituencies, and exact seats. */
function drawnSeats(truth: TruthOf): ReadonlyMap<string, number> {
  const { last, lists, normal } = truth;
  const all = sumVotes(last.values());
  const shares = lists.map((list) => (all.votes[list] ?? 0) / validOf(all));
  const moves = drawnMoves(shares, normal);
  const rest = 1 - shares.reduce((sum, share) => sum + share, all.blank / validOf(all));
  const restScale = (rest - moves.reduce((sum, move) => sum + move, 0)) / rest;
  const errors = drawnErrors({ ...truth, lists: Object.keys(all.votes) });
  const votes = CONGRESS_2023.constituencies.map(({ code }, row): [string, ValidVotes] => {
    const result = last.get(code) ?? { votes: {}, blank: 1 };
    const here = validOf(result);
    const missed = Object.entries(result.votes).map(([list, own]): [string, number] => {
      const at = lists.indexOf(list);
      const share = at < 0 ? (own / here) * restScale : own / here + (moves[at] ?? 0);
      return [list, Math.max(0, share + (errors.get(list)?.[row] ?? 0))];
    });
    const scale = (1_000_000 * (1 - result.blank / here)) / missed.reduce((sum, [, share]) => sum + share, 0);
    const shared = missed.map(([list, share]): [string, number] => [list, Math.round(share * scale)]);
    return [code, { votes: Object.fromEntries(shared), blank: Math.round((1_000_000 * result.blank) / here) }];
  });
  return apportionAll(CONGRESS_2023, new Map(votes)).total;
}

function benchCoverage(last: ReadonlyMap<string, ValidVotes>): void {
  let state = 2027;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 4_294_967_296;
  };
  const lists = ["000101", "000102", "000103", "000104"];
  const average = averageOf(last, lists);
  let [held, asked] = [0, 0];
  // The sum of twelve uniform figures owes nothing to how the simulation makes its own.
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6);
  for (let election = 0; election < COVERAGE.elections; election += 1) {
    const truth = drawnSeats({ last, lists, normal });
    const { total } = simulateSeats({
      ...{ law: CONGRESS_2023, last, average, swing: "uniform", draws: COVERAGE.draws, seed: election },
    });
    for (const { list, low, high } of total.filter((own) => lists.includes(own.list) && own.median >= COVERAGE.seats)) {
      asked += 1;
      const seats = truth.get(list) ?? 0;
      if (seats >= low && seats <= high) held += 1;
    }
  }
  const coverage = held / asked;
  hold(
    `elections: of ${COVERAGE.elections} elections of known truth, ${(coverage * 100).toFixed(1)} of 100 ranges of nine of ten hold the seats ` +
      `(${COVERAGE.least * 100} to ${COVERAGE.most * 100})`,
    coverage < COVERAGE.least || coverage > COVERAGE.most,
  );
}

/** Takes the files apart into lines and numbers, and nothing else. */
function plainReading(files: readonly CountFile[]): number {
  let sum = 0;
  for (const { bytes } of files)
    for (const line of new TextDecoder("windows-1252").decode(bytes).split("\r\n"))
      for (let from = 8; from + 8 <= line.length; from += 8) sum += Number(line.slice(from, from + 8)) || 0;
  return sum;
}

function benchReading(before: readonly CountFile[], after: readonly CountFile[]): void {
  const last = readInterior(before, { takenAtMs: 1 }).snapshot;
  let towns = 0;
  function renewal(): void {
    const { snapshot, problems } = readInterior(after, { takenAtMs: 2 });
    if (snapshot === null || problems.length > 0) throw new Error(problems[0]?.text);
    const merged = mergeCounts(last, snapshot).snapshot;
    if (merged === null) throw new Error("the count was refused");
    towns = merged.areas.filter(({ kind }) => kind === "municipality").length;
    seatsOfCount(merged, CONGRESS_2023);
    openSeats(merged, CONGRESS_2023);
  }
  const [theirs, ours]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(timed(() => plainReading(after)));
    ours.push(timed(renewal));
  }
  const ratio = median(ours.map((ms, at) => ms / (theirs[at] ?? ms)));
  hold(
    `elections: a count of ${towns} municipalities read, held to its sums, merged, in seats and bounded in ${median(ours).toFixed(0)} ms; ` +
      `its bytes as lines and numbers, ${median(theirs).toFixed(0)} ms: ${ratio.toFixed(2)} times (at most ${READING_RATIO})`,
    ratio > READING_RATIO,
  );
}

async function benchRenewal(): Promise<void> {
  const { towns, pages, renewalMs, overEmpty, overStanding } = await measureRenewals();
  hold(
    `elections: a count of ${towns} municipalities to ${pages} pages in ${(renewalMs / 1000).toFixed(1)} s (at most ${RENEWAL_MS / 1000}); ` +
      `compressing and writing the same files: ${overEmpty.toFixed(2)} times, over files that stand ${overStanding.toFixed(2)} (at most ${RENEWAL_RATIO})`,
    renewalMs > RENEWAL_MS || overEmpty > RENEWAL_RATIO || overStanding > RENEWAL_RATIO,
  );
}

/** Valid votes of the constituencies of a count. */
const resultOf = (snapshot: CountSnapshot) =>
  new Map(constituencyAreas(snapshot, CONGRESS_2023).map((area): [string, ValidVotes] => [area.code, area]));

/** Measures and prints; ends with code 1 over a budget. */
export async function benchElections(): Promise<void> {
  const [early = [], late = [], end = []] = await nightFiles([2 * HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS]);
  const final = readInterior(end, { takenAtMs: 1 }).snapshot;
  if (final === null) throw new Error("the night has no end");
  benchSimulation(resultOf(final));
  benchCoverage(resultOf(final));
  benchReading(early, late);
  await benchRenewal();
}
