import { formatNumber } from "@nv/spanish";

/** Further ones are crumbs of how machines keep figures. */
const MOST_DECIMALS = 8;

const isNothing = (value: number, decimals: number) => !/[1-9]/.test(formatNumber(value, { decimals }));

const places = (least: number) => Array.from({ length: MOST_DECIMALS - least + 1 }, (_, more) => least + more);

/** Decimals with which a figure that is not zero does not read as zero. @param least - Where fewer tell. */
export function tellingDecimals(value: number, least: number): number {
  if (value === 0) return least;
  return places(least).find((decimals) => !isNothing(value, decimals)) ?? MOST_DECIMALS;
}

/** Decimals with which two figures, and what lies between them, add up as they are read. @param least - Where fewer tell. */
export function addingDecimals(from: number, to: number, least: number): number {
  const read = (value: number, decimals: number) => Math.round(value * 10 ** decimals);
  const difference = to - from;
  const adds = (decimals: number) =>
    read(from, decimals) + read(difference, decimals) === read(to, decimals) &&
    (difference === 0 || read(difference, decimals) !== 0);
  return places(least).find(adds) ?? MOST_DECIMALS;
}
