import type { Finding } from "@nv/contracts/schemas";

/** A finding before it is known which rule of the list it is of. */
export type BareFinding = Omit<Finding, "rule">;

const BLANK = { until: "", group: "", column: null, value: null, previous: null, bound: null } as const;

/** A finding with what its kind tells; the rest is empty. */
export function finding(told: Pick<BareFinding, "kind" | "date"> & Partial<BareFinding>): BareFinding {
  return { ...BLANK, ...told };
}

/** Part of a figure that arithmetic with decimals may lose: 0.1 + 0.2 is no mistake of anybody. */
const LOST_PART = 1e-9;

/** Whether a figure is beyond another by more than arithmetic loses. */
export function isBeyond(figure: number, bound: number): boolean {
  if (!Number.isFinite(figure)) return figure > bound;
  return figure - bound > LOST_PART * Math.max(1, Math.abs(figure), Math.abs(bound));
}
