import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { Observation } from "@nv/contracts/schemas";
import { z } from "zod";
import { keptObservation } from "./core/stored-series.ts";

/** Observations that are read or written before others get their turn: some milliseconds, with a dozen columns. */
const ROWS_AT_ONCE = 1000;

/** Observations as they are kept: the same ones always as the same text. */
export interface KeptObservations {
  /** Name of the kept text: its SHA-256, hex. */
  readonly hash: string;
  /** JSON. */
  readonly text: string;
}

/** Does something with all of a list in portions, between which others have their turn. */
async function inPortions<Item, Result>(
  items: readonly Item[],
  work: (some: readonly Item[]) => readonly Result[],
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += ROWS_AT_ONCE) {
    results.push(...work(items.slice(at, at + ROWS_AT_ONCE)));
    await setImmediate();
  }
  return results;
}

/** Writes observations as they are kept. Twenty thousand take a good while, so it is not done while anybody waits for the database. */
export async function keptOf(observations: readonly Observation[]): Promise<KeptObservations> {
  const lines = await inPortions(observations, (some) => some.map((one) => JSON.stringify(keptObservation(one))));
  const text = `[${lines.join(",")}]`;
  return { hash: createHash("sha256").update(text).digest("hex"), text };
}

const Kept = z.array(z.unknown());
const Observations = z.array(Observation);

/** Reads observations that were kept. */
export function readKept(text: string): Promise<readonly Observation[]> {
  return inPortions(Kept.parse(JSON.parse(text)), (some) => Observations.parse(some));
}
