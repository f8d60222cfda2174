import type { StreetLineKind } from "@nv/contracts/schemas";

/** Width of the line of a kind on the ground, metres, and the narrowest and widest that it is drawn, pixels of a phone. */
interface StreetWidth {
  readonly metres: number;
  readonly leastPx: number;
  readonly mostPx: number;
}

const WIDTHS: Readonly<Record<StreetLineKind, StreetWidth>> = {
  motorway: { metres: 24, leastPx: 2.2, mostPx: 13 },
  main: { metres: 19, leastPx: 1.8, mostPx: 12 },
  secondary: { metres: 15, leastPx: 1.2, mostPx: 11 },
  minor: { metres: 9.5, leastPx: 0.6, mostPx: 9 },
  service: { metres: 5, leastPx: 0.5, mostPx: 5 },
  path: { metres: 2.2, leastPx: 0.7, mostPx: 1.4 },
  rail: { metres: 4, leastPx: 0.9, mostPx: 1.6 },
  tram: { metres: 2.5, leastPx: 0.6, mostPx: 1 },
  runway: { metres: 45, leastPx: 1.5, mostPx: 20 },
  river: { metres: 6, leastPx: 0.8, mostPx: 3 },
  ferry: { metres: 4, leastPx: 0.8, mostPx: 1 },
};

/** A street that is narrower has no edges: they would be all of it. Pixels of a phone. */
export const CASED_FROM_PX = 1.7;

/** Width of an edge, pixels of a phone. */
export const CASING_PX = 0.7;

/** Width of a line, pixels of a phone. @param metresPerPx - Of those pixels. */
export function streetWidthPx(kind: StreetLineKind, metresPerPx: number): number {
  const { metres, leastPx, mostPx } = WIDTHS[kind];
  return Math.min(mostPx, Math.max(leastPx, metres / metresPerPx));
}
