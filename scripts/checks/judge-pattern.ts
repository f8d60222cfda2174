import { spawnSync } from "node:child_process";
import { check } from "recheck";
import type { SourcePattern } from "./patterns-in.ts";

/** `linear`: what it costs grows with the text alone. Anything else says what it is, in a few words. */
export type PatternVerdict = string;

/** More than the slowest takes on a busy machine; a pattern that needs longer to be judged is too much for a reader, too. Milliseconds. */
const TIMEOUT_MS = 120_000;

/** A pattern that repeats nothing without bound, nor much, cannot be slow: it need not be judged. */
const REPEATS = /[*+]|\{\d+,\}|\{\d*,?\d\d/;

/** Verdict on a pattern that cannot be read here: it is not known to be linear. */
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
  const { status, complexity, error, attack } = Object(await check(source, flags, { timeout: TIMEOUT_MS }));
  if (status === "safe") return "linear";
  const isGuess = complexity?.isFuzz === true && Array.isArray(attack?.pumps);
  if (isGuess && !takesLong({ source, flags, text: longer(attack) })) return "linear";
  return String(complexity?.summary ?? error?.kind ?? status);
}

/** Factor by which an attack is tried longer than it was found: on a busy machine a short one seemed to be enough. */
const LONGER = 4;

/** Attack that recheck found: each pump is repeated between what stands before it and the rest. */
interface Attack {
  readonly pumps: readonly { readonly prefix: string; readonly pump: string; readonly bias: number }[];
  readonly suffix: string;
  readonly base: number;
}

/** The attack that was found, longer: what grows with the text alone takes no time all the same. */
function longer({ pumps, suffix, base }: Attack): string {
  return pumps.map(({ prefix, pump, bias }) => prefix + pump.repeat(LONGER * base + bias)).join("") + suffix;
}

/** Least processor time that an attack takes, milliseconds. */
const SLOW_MS = 1000;
/** Processor time that an attack is given, with the start of what runs it: more would only cost. Seconds. */
const GIVEN_S = 3;
/** After which it is one, whatever it took of the processor, milliseconds. */
const HOPELESS_MS = 20_000;

/** Run by itself, with the attack at its entry: says what it took of the processor, milliseconds. */
const ATTACK = `
  const { source, flags, text } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
  const pattern = new RegExp(source, flags);
  const before = process.cpuUsage();
  pattern.exec(text);
  console.log(process.cpuUsage(before).user / 1000);
`;

/**
 * Whether a text that was tried out is an attack. recheck asks the clock, and on a busy machine any text takes long: the processor's
 * time is asked here.
 */
function takesLong(attack: { readonly source: string; readonly flags: string; readonly text: string }): boolean {
  const limited = ["-c", `ulimit -t ${GIVEN_S}; exec "$0" --eval "$1"`, process.execPath, ATTACK];
  const input = JSON.stringify(attack);
  const { status, stdout } = spawnSync("sh", limited, { input, encoding: "utf8", timeout: HOPELESS_MS });
  return status !== 0 || Number(stdout) >= SLOW_MS;
}
