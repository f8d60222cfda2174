/** A day on which a market was open, and what something was worth on it. */
export interface MarketSession {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly close: number;
  /** `null` where nobody said it. */
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
}

/** Kinds of what is quoted: the kind decides how changes are told. */
export const MARKET_KINDS = ["index", "share", "currency", "spread"] as const;
export type MarketKind = (typeof MARKET_KINDS)[number];

/** Whether changes are told in the points of the thing itself: a difference of two yields has no percentage that means anything. */
export const isToldInPoints = (kind: MarketKind): boolean => kind === "spread";
