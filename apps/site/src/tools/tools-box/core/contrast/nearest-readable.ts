import { contrastRatio, parseHex } from "@nv/ui/color";

/** Steps from a colour to black or to white: finer than what the eye tells. */
const STEPS = 64;

function mix(hex: string, end: 0 | 1, share: number): string {
  const { r, g, b } = parseHex(hex);
  const channels = [r, g, b].map((channel) => Math.round(255 * (channel + (end - channel) * share)));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * The colour nearest to one that is readable on a ground: darker or lighter, whichever changes less.
 *
 * @param ground - `#rrggbb`, as `ink`.
 * @param least - Contrast to reach.
 * @returns The colour itself when it does; `null` when neither black nor white would.
 */
export function nearestReadable(ink: string, ground: string, least: number): string | null {
  for (let step = 0; step <= STEPS; step += 1)
    for (const end of [0, 1] as const) {
      const candidate = mix(ink, end, step / STEPS);
      if (contrastRatio(candidate, ground) >= least) return candidate;
    }
  return null;
}
