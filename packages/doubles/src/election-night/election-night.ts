import { plainZip } from "../census-sections/plain-zip.ts";
import type { Double, DoubleAnswer } from "../double.ts";
import { townsAt } from "./count-at.ts";
import { interiorFiles } from "./interior-files.ts";
import { type InventedTown, inventedTowns } from "./invented-election.ts";
import { NIGHT_STEPS, type NightMoment, nightMoment } from "./night-steps.ts";
import { resultsCsv } from "./results-csv.ts";

/** Options of a night. */
export interface ElectionNightOptions {
  /** Unix epoch, milliseconds: a clock that a test moves. */
  readonly now?: (() => number) | undefined;
  /** Instant at which the polls close; the first time that a scenario is asked, unless it says so. Unix epoch, milliseconds. */
  readonly startsAtMs?: number | undefined;
  /** Length of the night: ten minutes unless it says otherwise; six hours for a clock that is moved. */
  readonly lengthMs?: number | undefined;
  readonly seed?: number | undefined;
  readonly townsPerProvince?: number | undefined;
  /** Time that an answer takes when the source is slow. */
  readonly slowMs?: number | undefined;
}

const TEN_MINUTES_MS = 600_000;
const TOWNS_PER_PROVINCE = 12;
const SLOW_MS = 4000;

/** A file that is sent. */
interface Sent {
  readonly bytes: Buffer;
  readonly mediaType: string;
}

/** Makes the bytes of a path at a moment; nothing for a path that the source does not have. */
function sentAt(path: string, towns: readonly InventedTown[], moment: NightMoment): Sent | null {
  const counted = () => townsAt(towns, moment.part, !moment.isCountedAgain);
  if (path === "/resultados.csv")
    return { bytes: Buffer.from(resultsCsv(counted()), "latin1"), mediaType: "text/csv; charset=windows-1252" };
  const isAll = path === "/02202705_TOTA.zip";
  if (!isAll && !/^\/0[235678]022705\.DAT$/.test(path)) return null;
  const files = interiorFiles(counted(), moment.isOfficial).map(({ name, text }) => ({
    ...{ name: Buffer.from(name), bytes: Buffer.from(text, "latin1") },
  }));
  if (isAll) return { bytes: plainZip(files), mediaType: "application/zip" };
  const bytes = files.find(({ name }) => name.toString() === path.slice(1))?.bytes ?? Buffer.alloc(0);
  return { bytes, mediaType: "application/octet-stream" };
}

/** A part of a file that breaks off: in the middle of a line, or of an archive. */
const BROKEN_PART = 0.6;

/**
 * A ministry that publishes an election night of an invented country, over provinces with the codes that there are: the files of fixed
 * width (`/03022705.DAT` and its like, or all of them as `/02202705_TOTA.zip`), and the same towns as a community gives them (`/resultados.csv`).
 *
 * Each of 36 steps is another count. In scenario `normal` the source is silent in steps 10 to 12, ends the connection in 15, counts a town
 * again in 20 (28001, Alfa goes down), sends half a file in 24 and is slow in 28; in `calm` nothing happens; `final` is the end of the night.
 */
export function createElectionNight(options: ElectionNightOptions = {}): Double {
  const { now = Date.now, lengthMs = TEN_MINUTES_MS, seed = 2027, slowMs = SLOW_MS } = options;
  const towns = inventedTowns(seed, options.townsPerProvince ?? TOWNS_PER_PROVINCE);
  const began = new Map<string, number>();
  return ({ path, scenario, headers }): DoubleAnswer | null => {
    if (!["normal", "calm", "final"].includes(scenario)) return null;
    const startsAtMs = options.startsAtMs ?? began.get(scenario) ?? now();
    began.set(scenario, startsAtMs);
    const elapsedRatio = scenario === "final" ? 1 : (now() - startsAtMs) / lengthMs;
    const moment = nightMoment(elapsedRatio, scenario !== "normal");
    if (moment.trouble === "cut") return { status: 200, body: "", isCut: true };
    const isBroken = moment.trouble === "broken";
    const etag = `"${seed}-${moment.published}${isBroken ? "-b" : ""}"`;
    const atMs = startsAtMs + (moment.published / NIGHT_STEPS) * lengthMs;
    const about = { etag, "last-modified": new Date(atMs).toUTCString() };
    if (headers["if-none-match"] === etag) return { status: 304, body: "", headers: about };
    const sent = sentAt(path, towns, moment);
    if (sent === null) return null;
    const body = isBroken ? sent.bytes.subarray(0, Math.floor(sent.bytes.length * BROKEN_PART)) : sent.bytes;
    const answer = { status: 200, body, headers: { ...about, "content-type": sent.mediaType } };
    return moment.trouble === "slow" ? { ...answer, delayMs: slowMs } : answer;
  };
}
