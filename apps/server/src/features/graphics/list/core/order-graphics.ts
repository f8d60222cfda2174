import { foldWords } from "../../../../platform/records/core/fold-words.ts";

/** Keys by which graphics are sorted. */
export interface OrderKeys {
  /** Place in the order of changes: the last changed has the highest. */
  readonly seq: number;
  readonly title: string;
  readonly status: string;
  readonly health: string;
  readonly author: string;
}

/** An order other than that of their last changes. */
export interface WantedOrder {
  readonly by: "changed" | "fit" | "title" | "status" | "health" | "author";
  readonly direction: "asc" | "desc";
  /** Words of the search, folded, for `fit`. */
  readonly words: readonly string[];
}

/** From what is being made to what is over. */
const STATUSES = ["draft", "published", "pinned", "retired"];

/** Order of the states of health: what needs somebody comes first. */
const HEALTHS = ["broken", "warning", "unknown", "ok"];

/** Worth of a word of the search in a title: the whole word, or the beginning of one; the rest of the graphic is worth nothing. */
const WHOLE = 3;
const BEGINNING = 2;

const SPANISH = new Intl.Collator("es", { numeric: true, sensitivity: "base" });

/** Scores how well a title fits the words of a search: 0 when they are somewhere else in the graphic. */
function fit(title: string, words: readonly string[]): number {
  const inTitle = foldWords(title);
  const worth = words.map((word) => {
    if (inTitle.includes(word)) return WHOLE;
    return inTitle.some((other) => other.startsWith(word)) ? BEGINNING : 0;
  });
  const isWhole = inTitle.join(" ") === words.join(" ");
  return worth.reduce((sum, one) => sum + one, isWhole ? 1 : 0);
}

/** Texts in Spanish order, those that say nothing at the end. */
const byText = (one: string, other: string) =>
  one === "" || other === "" ? Number(one === "") - Number(other === "") : SPANISH.compare(one, other);

const COMPARE = {
  changed: (one, other) => one.seq - other.seq,
  title: (one, other) => byText(one.title, other.title),
  author: (one, other) => byText(one.author, other.author),
  status: (one, other) => STATUSES.indexOf(one.status) - STATUSES.indexOf(other.status),
  health: (one, other) => HEALTHS.indexOf(one.health) - HEALTHS.indexOf(other.health),
} as const satisfies Record<string, (one: OrderKeys, other: OrderKeys) => number>;

/** Puts graphics in order; equals stay the last changed first. @returns Their places (`seq`). */
export function orderGraphics(keys: readonly OrderKeys[], { by, direction, words }: WantedOrder): readonly number[] {
  const newest = keys.toSorted((one, other) => other.seq - one.seq);
  const sign = direction === "asc" ? 1 : -1;
  if (by !== "fit") return newest.toSorted((one, other) => sign * COMPARE[by](one, other)).map(({ seq }) => seq);
  return newest
    .map(({ seq, title }) => ({ seq, worth: fit(title, words) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ seq }) => seq);
}
