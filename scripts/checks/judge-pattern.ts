import { check } from "recheck";
import type { SourcePattern } from "./patterns-in.ts";

/** `linear`: what it costs grows with the text alone. Anything else says what it is, in a few words. */
export type PatternVerdict = string;

/** More than the slowest takes on a busy machine; a pattern that needs longer to be judged is too much for a reader, too. Milliseconds. */
const TIMEOUT_MS = 120_000;

/** A pattern that repeats nothing without bound, nor much, cannot be slow: it need not be judged. */
const REPEATS = /[*+]|\{\d+,\}|\{\d*,?\d\d/;

/** What cannot be read here is not known to be linear. */
const UNREADABLE = "put together while it runs";

/**
 * Judges how the time of a regular expression grows with the text that it runs over.
 *
 * recheck uses its own program where there is one for the machine, and its JavaScript, some times slower, where there is none.
 *
 * @see https://makenowjust-labs.github.io/recheck/
 */
export async function judgePattern({ source, flags }: SourcePattern): Promise<PatternVerdict> {
  if (source === null) return UNREADABLE;
  if (!REPEATS.test(source)) return "linear";
  const { status, complexity, error } = Object(await check(source, flags, { timeout: TIMEOUT_MS }));
  if (status === "safe") return "linear";
  return String(complexity?.summary ?? error?.kind ?? status);
}
