import { type Earthquake, type EarthquakeReport, EarthquakeSource } from "@nv/contracts/schemas";
import { distanceM } from "@nv/geography";

/** Two agencies that are so near in time and place speak of the same earthquake. */
const SAME_MS = 60_000;
const SAME_M = 50_000;

/** Spain's own first, then the one that says most. */
const ORDER: readonly EarthquakeSource[] = EarthquakeSource.options;

interface Pair {
  readonly a: number;
  readonly b: number;
  /** Distance between the two reports, 0 to 2. */
  readonly apart: number;
}

/** Whether two reports may be of one earthquake, and how far apart they are. @returns `null` for two earthquakes. */
function apartOf(a: EarthquakeReport, b: EarthquakeReport): number | null {
  if (a.source === b.source) return null;
  const elapsedMs = Math.abs(a.atMs - b.atMs);
  if (elapsedMs > SAME_MS) return null;
  const metres = distanceM(a, b);
  return metres > SAME_M ? null : elapsedMs / SAME_MS + metres / SAME_M;
}

/** Pairs that may be one, nearest first; reports come in the order of their times, so that few are compared. */
function pairsOf(reports: readonly EarthquakeReport[]): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const [a, first] of reports.entries())
    for (let b = a + 1; b < reports.length; b += 1) {
      const second = reports[b];
      if (second === undefined || second.atMs - first.atMs > SAME_MS) break;
      const apart = apartOf(first, second);
      if (apart !== null) pairs.push({ a, b, apart });
    }
  return pairs.toSorted((one, other) => one.apart - other.apart || one.a - other.a || one.b - other.b);
}

/** An earthquake of reports of different agencies: where they do not agree, each keeps what it says. */
function earthquakeOf(members: readonly EarthquakeReport[]): Earthquake {
  const reports = members.toSorted((a, b) => ORDER.indexOf(a.source) - ORDER.indexOf(b.source));
  const [first] = reports;
  if (first === undefined) throw new RangeError("an earthquake has a report");
  const { source, id, atMs, lon, lat } = first;
  return {
    ...{ id: `${source}:${id}`, atMs, lon, lat },
    depthKm: reports.find(({ depthKm }) => depthKm !== null)?.depthKm ?? null,
    place: reports.find(({ place }) => place !== "")?.place ?? "",
    reports,
  };
}

/**
 * Puts together what different agencies say of the same earthquake: within a minute and fifty kilometres of each other, all of them. The nearest are joined
 * first; an agency speaks of an earthquake once, so that two reports of one agency are two earthquakes, as an aftershock half a minute later is.
 *
 * @returns The last one first.
 */
export function mergeReports(all: readonly EarthquakeReport[]): readonly Earthquake[] {
  const reports = all.toSorted((a, b) => a.atMs - b.atMs || (`${a.source}${a.id}` < `${b.source}${b.id}` ? -1 : 1));
  const groups: number[][] = reports.map((_, index) => [index]);
  const groupOf = reports.map((_, index) => index);
  const isOne = (a: number, b: number) => {
    const [one, other] = [reports[a], reports[b]];
    return one !== undefined && other !== undefined && apartOf(one, other) !== null;
  };
  for (const { a, b } of pairsOf(reports)) {
    const [from = a, to = b] = [groupOf[a], groupOf[b]];
    const [one = [], other = []] = [groups[from], groups[to]];
    if (from === to || !one.every((mine) => other.every((theirs) => isOne(mine, theirs)))) continue;
    for (const index of other) groupOf[index] = from;
    one.push(...other);
    groups[to] = [];
  }
  const members = (group: readonly number[]) =>
    group.flatMap((index) => {
      const report = reports[index];
      return report === undefined ? [] : [report];
    });
  return groups
    .filter((group) => group.length > 0)
    .map((group) => earthquakeOf(members(group)))
    .toSorted((a, b) => b.atMs - a.atMs || (a.id < b.id ? -1 : 1));
}
