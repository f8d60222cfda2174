import { distanceM, isStaying, speedKn, type TrackPart } from "@nv/geography";
import { formatNumber } from "@nv/spanish";
import { advice, type Finding } from "@nv/ui/finding";

const MINUTE_MS = 60_000;

/** A stretch tells a speed when a receiver's noise is little of it, and when there was no time to turn round, milliseconds. */
const SHORTEST_MS = MINUTE_MS;
const LONGEST_MS = 15 * MINUTE_MS;

/** Faster than this, a ship is under way, knots. */
const UNDER_WAY_KN = 3;

/** Tolerance between two speeds: half as much again, and the noise of both, knots. */
const MOST_TIMES = 1.5;
const NOISE_KN = 3;

/** Fewer stretches, or a smaller share of them, are the odd wrong signal that every track has. */
const FEWEST = 5;
const LEAST_SHARE = 0.05;

/** Positions of a minute or more, and how fast they went from the first to the last. */
interface Stretch {
  readonly points: TrackPart;
  readonly kn: number;
}

/** A track in stretches, each from the end of the one before. */
function stretchesOf(part: TrackPart): readonly Stretch[] {
  const found: Stretch[] = [];
  let start = 0;
  for (const [at, to] of part.entries()) {
    const from = part[start] ?? to;
    const elapsedMs = to.timeMs - from.timeMs;
    if (elapsedMs < SHORTEST_MS) continue;
    if (elapsedMs <= LONGEST_MS)
      found.push({ points: part.slice(start, at + 1), kn: speedKn(distanceM(from, to), elapsedMs) });
    start = at;
  }
  return found;
}

/** Whether the speeds that a ship says are not those of its way; `null` where it does not say them. */
function contradicts({ points, kn }: Stretch): boolean | null {
  const said = points.flatMap(({ sogKn }) => sogKn ?? []);
  if (said.length < points.length) return null;
  const slowest = said.reduce((least, one) => Math.min(least, one));
  const fastest = said.reduce((most, one) => Math.max(most, one));
  return kn > MOST_TIMES * fastest + NOISE_KN || slowest > MOST_TIMES * kn + NOISE_KN;
}

const whole = (count: number) => formatNumber(count, { decimals: 0 });

const isOften = (count: number, all: number) => count >= FEWEST && count >= LEAST_SHARE * all;

/** Lists the findings on what a ship reports of itself and its own track contradicts. */
export function saidFindings(parts: readonly TrackPart[]): readonly Finding[] {
  const stretches = parts.flatMap(stretchesOf);
  const told = stretches.map(contradicts).filter((one) => one !== null);
  const wrong = told.filter((one) => one).length;
  const staying = stretches.filter(({ points }) => points.every(isStaying));
  const moving = staying.filter(({ kn }) => kn > UNDER_WAY_KN).length;
  return [
    ...(isOften(wrong, told.length)
      ? [
          advice(
            `En ${whole(wrong)} de ${whole(told.length)} tramos la velocidad que dice el barco (SOG) no cuadra con lo que avanza: la posición o la velocidad pueden ser falsas. Compruébalo con otra fuente.`,
          ),
        ]
      : []),
    ...(isOften(moving, staying.length)
      ? [
          advice(
            `En ${whole(moving)} de ${whole(staying.length)} tramos en que dice estar parado, avanza a más de ${UNDER_WAY_KN} nudos: el estado lo cambia la tripulación a mano. No lo cuentes como parada.`,
          ),
        ]
      : []),
  ];
}
