/** Units of a duration, in milliseconds. The format is Go's, which existing clients send. */
const UNIT_MS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
};

const DURATION = /^(?:\d{1,12}(?:\.\d{1,9})?(?:ns|us|µs|ms|s|m|h)){1,7}$/;
const PART = /([\d.]+)(ns|us|µs|ms|s|m|h)/g;

/** A hundred years: for ever, and still a date. Existing clients write it `876000h`. */
const LONGEST_MS = 876_000 * 3_600_000;

/**
 * Reads how long a person is shut out.
 *
 * @param text - `none`, or a duration in Go's format: `24h`, `1h30m`.
 * @returns Milliseconds, at most a hundred years; 0 for `none`; `null` when it is neither.
 * @example readBanDuration("1h30m") // 5_400_000
 */
export function readBanDuration(text: string): number | null {
  if (text === "none") return 0;
  if (!DURATION.test(text)) return null;
  let totalMs = 0;
  for (const [, amount = "0", unit = "ns"] of text.matchAll(PART)) totalMs += Number(amount) * (UNIT_MS[unit] ?? 0);
  return Math.min(Math.ceil(totalMs), LONGEST_MS);
}
