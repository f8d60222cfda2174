import type { MarketKind, MarketSession } from "@nv/series";

/** Label of each kind of market value, with its usual unit. */
export const KINDS: Readonly<Record<MarketKind, { readonly label: string; readonly unit: string }>> = {
  index: { label: "Índice", unit: "puntos" },
  share: { label: "Acción", unit: "euros" },
  currency: { label: "Divisa", unit: "dólares" },
  spread: { label: "Prima de riesgo o tipo", unit: "puntos básicos" },
};

/** Below it a share is quoted, and told, with more decimals than the two of a price. */
const SMALL = [
  { below: 1, decimals: 4 },
  { below: 10, decimals: 3 },
] as const;

/** Most decimals that a close of each kind is told with: programs write six of all. */
const MOST: Readonly<Record<MarketKind, number>> = { index: 2, share: 2, currency: 4, spread: 2 };

/**
 * Decimals that the closes of something are told with where nobody says: those that they are written with, as far as its kind has them.
 *
 * @param written - Most decimals that a close is written with.
 */
export function closeDecimals(kind: MarketKind, { close }: Pick<MarketSession, "close">, written: number): number {
  const small = kind === "share" ? SMALL.find(({ below }) => close < below)?.decimals : undefined;
  return Math.min(written, small ?? MOST[kind]);
}
