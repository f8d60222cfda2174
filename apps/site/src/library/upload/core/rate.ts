/** Bytes received up to a moment. */
export interface Sample {
  readonly atMs: number;
  readonly bytes: number;
}

/** Window of time that a rate is measured over: a rate of the last moment alone leaps. Milliseconds. */
const WINDOW_MS = 5000;

/** A shorter time says nothing of the rate. Milliseconds. */
const SHORTEST_MS = 500;

/** The samples that still count, with a new one. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  return [...samples.filter(({ atMs }) => sample.atMs - atMs <= WINDOW_MS), sample];
}

/** Returns the recent upload rate, bytes per second; `null` while it is not known. */
export function rateOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || last.atMs - first.atMs < SHORTEST_MS) return null;
  const rate = (1000 * (last.bytes - first.bytes)) / (last.atMs - first.atMs);
  return rate > 0 ? rate : null;
}

const MINUTE_S = 60;
const HOUR_S = 3600;

/** Writes the time that the rest of an upload needs. @example timeLeft({ restBytes: 9e6, bytesPerSecond: 1e5 }) // "quedan 2 min" */
export function timeLeft({
  restBytes,
  bytesPerSecond,
}: {
  readonly restBytes: number;
  readonly bytesPerSecond: number;
}): string {
  const seconds = Math.max(1, Math.ceil(restBytes / bytesPerSecond));
  if (seconds < MINUTE_S) return seconds === 1 ? "queda 1 s" : `quedan ${seconds} s`;
  if (seconds < HOUR_S) return `quedan ${Math.ceil(seconds / MINUTE_S)} min`;
  return `quedan ${Math.ceil(seconds / HOUR_S)} h`;
}
