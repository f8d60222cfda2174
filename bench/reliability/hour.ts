import { setTimeout as wait } from "node:timers/promises";
import type { UploadPlace } from "../files/tus-client.ts";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";
import { registerLongStory } from "../stories/long-story.ts";
import { type Newsroom, startNewsroom } from "./newsroom.ts";
import { type StoryBrowsers, startStoryBrowsers } from "./story-browsers.ts";
import type { Process, Processes } from "./three-processes.ts";
import { startUploaders, type Uploaders } from "./uploaders.ts";
import { type Look, lookAt } from "./watch-processes.ts";

const WRITERS = sized(60, 4);
const UPLOADERS = sized(4, 1);
const READERS = sized(334, 8);
/** With two in browsers it is four hundred people. */
const BROWSERS = 2;
const MOST_PAGE_MS = 2000;
/** Most of the memory of the first quarter that the last one has. */
const MOST_GROWTH_RATIO = 1.1;
const LOOK_EVERY_MS = sized(5000, 500);
const SAY_EVERY_MS = sized(60_000, 2000);
/** Rest after an hour; a shorter time has its share, but never less than lines stay open that nobody uses. */
const REST_SHARE = 1 / 6;
const LEAST_REST_MS = sized(90_000, 1000);
const QUARTERS = 4;
/** Longest wait for everybody to finish what they do, milliseconds; who hangs is an error, and the figures are told. */
const FINISH_MS = 120_000;
/** Beginning of an error that tells its kind. */
const KIND_LENGTH = 90;
const MEBIBYTE = 1024 * 1024;

const mib = (bytes: number) => (bytes / MEBIBYTE).toFixed(0);

/** All who work in the hour. */
interface Work {
  readonly newsroom: Newsroom;
  readonly uploaders: Uploaders;
  readonly browsers: StoryBrowsers;
  readonly faults: readonly string[];
  stop(): Promise<void>;
}

async function startWork(processes: Processes, cookie: string): Promise<Work> {
  const { all, siteUrl } = processes;
  const faults: string[] = [];
  const onFault = (fault: string) => void faults.push(fault);
  // The story comes first: its pictures are not waited for behind the files of others.
  const { id } = await registerLongStory({ url: siteUrl, cookie });
  const newsroom = await startNewsroom(processes, cookie, {
    ...{ writers: WRITERS, readers: READERS, mostPageMs: MOST_PAGE_MS },
  });
  const urlOf = (number: number) => all[number % all.length]?.url ?? siteUrl;
  const places = Array.from(
    { length: UPLOADERS },
    (_, at): UploadPlace => ({ url: urlOf(at), cookie, origin: siteUrl }),
  );
  const uploaders = startUploaders(places, newsroom, onFault);
  const people = Array.from({ length: BROWSERS }, (_, at) => ({
    url: urlOf(at),
    texts: ["p0", "p1", "p2"].map((step) => ({ block: `b${at + 1}`, step })),
  }));
  const browsers = await startStoryBrowsers(people, { id, siteUrl, cookie }, newsroom, onFault);
  return {
    ...{ newsroom, uploaders, browsers, faults },
    async stop() {
      const finished = Promise.all([newsroom, uploaders, browsers].map((one) => one.stop()));
      const isLate = await Promise.race([finished.then(() => false), wait(FINISH_MS, true, { ref: false })]);
      if (isLate) onFault("somebody did not finish");
    },
  };
}

/** Errors by kind, with how many of each; names of records and what was said besides do not make a kind. */
function errorsOf({ newsroom: { tally }, faults }: Work, fallen: readonly string[]): Record<string, number> {
  const found: Record<string, number> = { ...tally.refused };
  for (const one of [...tally.wrong, ...faults, ...fallen.map((text) => `ended by itself: ${text}`)]) {
    const kind = one.replaceAll(/[0-9a-f-]{20,}/g, "…").slice(0, KIND_LENGTH);
    found[kind] = (found[kind] ?? 0) + 1;
  }
  if (tally.slowPages.length > 0) found[`page over ${MOST_PAGE_MS / 1000} s`] = tally.slowPages.length;
  return found;
}

function told({ newsroom: { tally }, uploaders, browsers }: Work): string {
  const { files, bytes } = uploaders.tally;
  return `${tally.saved} savings, ${tally.published} publications, ${tally.pages} pages (longest ${(tally.longestPageMs / 1000).toFixed(1)} s), ${files} files of ${mib(bytes)} MiB, ${browsers.tally.words} words and ${browsers.tally.published} publications in ${browsers.tally.opened} browsers`;
}

const toldLook = ({ ownBytes, helperBytes, handles }: Look) =>
  `${mib(ownBytes)}+${mib(helperBytes)} MiB, ${handles} handles`;

const lookAtAll = (all: readonly Process[], fromMs: number) =>
  Promise.all(all.map((one) => lookAt(one, performance.now() - fromMs)));

/** @returns Memory of the last quarter over that of the first. */
function growth(looks: readonly Look[], lengthMs: number): number {
  const quarter = (number: number) =>
    median(
      looks
        .filter(({ atMs }) => Math.min(QUARTERS, Math.floor((atMs / lengthMs) * QUARTERS) + 1) === number)
        .map(({ ownBytes }) => ownBytes),
    );
  return quarter(QUARTERS) / quarter(1);
}

function hold(what: string, isKept: boolean): void {
  console.log(`  ${what}${isKept ? "" : " — OVER"}`);
  if (!isKept) process.exitCode = 1;
}

/**
 * Lets 400 people work on three processes without any fault: they write, publish, read, bring files, and two write one story in browsers. Prints each
 * minute how it is, and at the end, after a rest, what memory and handles became of it.
 *
 * Budget: no error of any kind, memory of the last quarter at most 1.1 of the first, no more handles after the rest than before.
 *
 * @param minutes - Length; the rest comes after it.
 */
export async function benchHour(processes: Processes, cookie: string, minutes: number): Promise<void> {
  const { all, fallen } = processes;
  const lengthMs = minutes * 60_000;
  const restMs = Math.max(LEAST_REST_MS, lengthMs * REST_SHARE);
  const fromMs = performance.now();
  const looks: Look[][] = all.map(() => []);
  const before = await lookAtAll(all, fromMs);
  console.log(
    `reliability: ${WRITERS + UPLOADERS + READERS + BROWSERS} people on three processes for ${minutes} minutes, ${UPLOADERS} of whom bring files and ${BROWSERS} write a story in browsers`,
  );
  const work = await startWork(processes, cookie);
  const beganMs = performance.now();
  let saidMs = beganMs;
  while (performance.now() - beganMs < lengthMs) {
    await wait(LOOK_EVERY_MS);
    const now = await lookAtAll(all, beganMs);
    for (const [at, look] of now.entries()) looks[at]?.push(look);
    if (performance.now() - saidMs < SAY_EVERY_MS) continue;
    saidMs = performance.now();
    console.log(`  minute ${((saidMs - beganMs) / 60_000).toFixed(0)}: ${now.map(toldLook).join("; ")}`);
    console.log(`    ${told(work)}; errors: ${JSON.stringify(errorsOf(work, fallen))}`);
  }
  await work.stop();
  await wait(restMs);
  const after = await lookAtAll(all, beganMs);
  console.log(`  in all: ${told(work)}`);
  for (const [at, own] of looks.entries()) {
    const ratio = growth(own, lengthMs);
    const most = Math.max(...own.map(({ ownBytes }) => ownBytes));
    hold(
      `process ${at + 1}: memory of the last quarter over that of the first ${ratio.toFixed(2)} (at most ${MOST_GROWTH_RATIO}); at most ${mib(most)} MiB, ${mib(after[at]?.ownBytes ?? 0)} after a rest of ${(restMs / 60_000).toFixed(1)} minutes`,
      ratio <= MOST_GROWTH_RATIO,
    );
    const [was, is] = [before[at], after[at]];
    hold(
      `process ${at + 1}: ${was?.handles} handles before, at most ${Math.max(...own.map(({ handles }) => handles))}, ${is?.handles} after the rest (${JSON.stringify(was?.kinds)}, ${JSON.stringify(is?.kinds)})`,
      (is?.handles ?? 0) <= (was?.handles ?? 0),
    );
  }
  const lost = await work.newsroom.lost();
  hold(`writings that were answered and are lost: ${lost.length}`, lost.length === 0);
  const errors = errorsOf(work, fallen);
  hold(`errors by kind: ${JSON.stringify(errors, null, 2)}`, Object.keys(errors).length === 0);
}
