import type { Amount, Proportion } from "../figure.ts";

/** Word or phrase of a sentence that claims something, without what it claims it of. */
export type SignKind =
  | "up"
  | "down"
  | "same"
  | "high"
  | "low"
  | "more"
  | "less"
  | "exceed"
  | "below"
  | "every"
  | "first"
  | "streak"
  | "after"
  | "tie"
  | "gap"
  | "sum"
  | "missing"
  | "all"
  | "only"
  | "balance"
  | "share"
  | "ever"
  | "since-then"
  | "within-year"
  | "no-more"
  | "never-stops"
  | "later"
  | "none"
  | "nor"
  | "strange";

interface Placed {
  /** UTF-16 offsets in the sentence. */
  readonly start: number;
  readonly end: number;
  /** Words between what was read before and this one. */
  readonly lead: readonly string[];
}

/** Part of a sentence that means something for its claims. */
export type Item = Placed &
  (
    | { readonly kind: "sign"; readonly sign: SignKind; readonly word: string }
    | { readonly kind: "amount"; readonly amount: Amount; readonly text: string }
    | { readonly kind: "proportion"; readonly proportion: Proportion; readonly isVerb: boolean }
    | { readonly kind: "ordinal"; readonly place: number }
    | { readonly kind: "span"; readonly count: number; readonly unit: string; readonly isExact: boolean }
    | { readonly kind: "time"; readonly times: readonly number[]; readonly text: string }
    | { readonly kind: "row"; readonly rows: readonly number[] }
    | { readonly kind: "break"; readonly mark: "," | "and" | "stop" | "end" }
  );

/** An item of one kind. */
export type ItemOf<Kind extends Item["kind"]> = Extract<Item, { kind: Kind }>;
