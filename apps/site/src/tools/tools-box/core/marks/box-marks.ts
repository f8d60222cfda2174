import { isRecord, parseJson, readBy } from "@nv/web/schema";

/** Marks that this browser keeps of the utilities. */
export interface BoxMarks {
  /** Ids, in the order in which they were marked. */
  readonly favourites: readonly string[];
  /** Ids, latest first. */
  readonly recent: readonly string[];
}

const NOTHING: BoxMarks = { favourites: [], recent: [] };
/** As many as are seen at once beside the favourites. */
const RECENT_KEPT = 4;

const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);

const Stored = readBy((kept) =>
  isRecord(kept) ? { favourites: texts(kept.favourites), recent: texts(kept.recent) } : null,
);

/** Reads what was kept. @param stored - Raw text of the storage entry; anything. */
export const readMarks = (stored: string | null): BoxMarks => parseJson(stored, Stored) ?? NOTHING;

/** Marks a utility as a favourite, or takes the mark away. */
export function toggleFavourite(marks: BoxMarks, id: string): BoxMarks {
  const others = marks.favourites.filter((own) => own !== id);
  return { ...marks, favourites: others.length < marks.favourites.length ? others : [...others, id] };
}

/** Puts a utility first among those used lately. */
export function withRecent(marks: BoxMarks, id: string): BoxMarks {
  return { ...marks, recent: [id, ...marks.recent.filter((own) => own !== id)].slice(0, RECENT_KEPT) };
}
