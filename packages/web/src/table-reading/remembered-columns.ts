import { browserStore, type TextStore } from "../drafts/text-store.ts";
import { isRecord, parseJson, readBy } from "../schema.ts";

/** Columns of a table that a person chose, by the keys that a tool has for them. */
export type ChosenColumns = Readonly<Record<string, string>>;

const KEY = "nv.table-columns";
/** Layouts that a browser remembers: the last ones. */
const MOST_LAYOUTS = 60;

/** A layout of a tool, and what was chosen in it; the last one first. */
type Layouts = readonly (readonly [layout: string, chosen: ChosenColumns])[];

const isChosen = (value: unknown): value is ChosenColumns =>
  isRecord(value) && Object.values(value).every((name) => typeof name === "string");

const Kept = readBy<Layouts>((value) =>
  Array.isArray(value)
    ? value.flatMap((entry: unknown): Layouts[number][] =>
        Array.isArray(entry) && typeof entry[0] === "string" && isChosen(entry[1]) ? [[entry[0], entry[1]]] : [],
      )
    : null,
);

const FIRST_HASH = 0x811c9dc5;
const HASH_PRIME = 0x01000193;

/** Short name of a layout of a tool: the names of its columns, in their order. @see http://www.isthe.com/chongo/tech/comp/fnv/ */
function layoutOf(tool: string, names: readonly string[]): string {
  let hash = FIRST_HASH;
  for (const letter of names.join("\t")) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), HASH_PRIME) >>> 0;
  return `${tool} ${names.length} ${hash.toString(36)}`;
}

const layoutsIn = (store: TextStore): Layouts => parseJson(store.read(KEY), Kept) ?? [];

/** Returns what was chosen the last time in a table of the same names; `null` for a table that is new, or has other columns by now. */
export function recalledColumns(
  tool: string,
  names: readonly string[],
  store: TextStore = browserStore,
): ChosenColumns | null {
  const layout = layoutOf(tool, names);
  const [, chosen = null] = layoutsIn(store).find(([kept]) => kept === layout) ?? [];
  const isThere = chosen !== null && Object.values(chosen).every((name) => name === "" || names.includes(name));
  return isThere && Object.values(chosen).some((name) => name !== "") ? chosen : null;
}

/** Remembers what was chosen in a table, on this browser alone. */
export function rememberColumns(
  tool: string,
  names: readonly string[],
  chosen: ChosenColumns,
  store: TextStore = browserStore,
): void {
  const layout = layoutOf(tool, names);
  const others = layoutsIn(store).filter(([kept]) => kept !== layout);
  store.keep(KEY, JSON.stringify([[layout, chosen], ...others].slice(0, MOST_LAYOUTS)));
}
