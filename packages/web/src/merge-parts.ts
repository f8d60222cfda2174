import { type DraftSides, mergeWords } from "./merge-words.ts";
import { sameJson } from "./same-json.ts";
import { isRecord } from "./schema.ts";

/** A part that both sides changed in different ways. `undefined` is what that side took out. */
export interface PartConflict {
  /** Place of it in what was joined: `items.2.label`. */
  readonly path: string;
  /** Names it whatever is decided of others, which may move it: `items.base 1.label`. */
  readonly name: string;
  readonly theirs: unknown;
  readonly mine: unknown;
}

/** Two changes joined. */
export interface JoinedParts {
  readonly value: unknown;
  readonly conflicts: readonly PartConflict[];
}

/**
 * Decides what becomes of a part that both sides changed in different ways.
 *
 * @param path - Where it stands in what is joined.
 * @param name - Names it whatever is decided of others.
 */
export type AtConflict = (sides: DraftSides<unknown>, path: string, name: string) => unknown;

/** Returns the key that tells an item of a list from its neighbours, wherever it is moved; `null` for nothing. */
export type KeyOf = (item: unknown) => string | null;

type Sides = DraftSides<unknown>;

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && !Array.isArray(value);

/** Joins two changes of one text, where they are of different words of it; `null` for anything else. */
export function joinedText({ base, theirs, mine }: Sides): string | null {
  const areTexts = typeof base === "string" && typeof theirs === "string" && typeof mine === "string";
  return areTexts ? mergeWords({ base, theirs, mine }) : null;
}

/**
 * Joins two changes of something made of parts: what only one side touched stays as that side left it, also inside an item of a list
 * that the other side moved; of one text, what each wrote in other words of it; of what both touched, mine.
 *
 * @param keyOf - Tells the items of lists apart.
 * @param atConflict - Decides otherwise; `undefined` takes the part out.
 */
export function mergeParts(sides: Sides, keyOf: KeyOf, atConflict: AtConflict = ({ mine }) => mine): JoinedParts {
  const conflicts: PartConflict[] = [];

  function join(path: readonly (string | number)[], names: readonly string[], { base, theirs, mine }: Sides): unknown {
    if (sameJson(mine, base)) return theirs;
    if (sameJson(theirs, base) || sameJson(theirs, mine)) return mine;
    if (isPlain(base) && isPlain(theirs) && isPlain(mine)) {
      const parts = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
      const joined = parts.map((part) => [
        part,
        join([...path, part], [...names, part], { base: base[part], theirs: theirs[part], mine: mine[part] }),
      ]);
      return Object.fromEntries(joined.filter(([, value]) => value !== undefined));
    }
    if (Array.isArray(base) && Array.isArray(theirs) && Array.isArray(mine)) {
      const items: unknown[] = [];
      for (const [name, row] of alignItems({ base, theirs, mine }, keyOf)) {
        const item = join([...path, items.length], [...names, name], row);
        if (item !== undefined) items.push(item);
      }
      return items;
    }
    const text = joinedText({ base, theirs, mine });
    if (text !== null) return text;
    const [place, name] = [path.join("."), names.join(".")];
    conflicts.push({ path: place, name, theirs, mine });
    return atConflict({ base, theirs, mine }, place, name);
  }

  return { value: join([], [], sides), conflicts };
}

type List = readonly unknown[];

/** For each item of a side, which item of the base it was: by its key or, where a key was written anew, by its place; -1 for a new one. */
function originsOf(base: List, side: List, keyOf: KeyOf): readonly number[] {
  const [baseKeys, sideKeys] = [base.map(keyOf), side.map(keyOf)];
  const sole = (keys: readonly (string | null)[], key: string | null) =>
    key !== null && keys.filter((other) => other === key).length === 1;
  return sideKeys.map((key, place) => {
    if (sole(sideKeys, key) && sole(baseKeys, key)) return baseKeys.indexOf(key);
    const isTaken = sideKeys.includes(baseKeys[place] ?? null) && sole(baseKeys, baseKeys[place] ?? null);
    return place < base.length && side.length === base.length && !isTaken ? place : -1;
  });
}

/** The items of three lists, each under its name and beside itself, in the order of who changed it: mine, when both did. */
function alignItems({ base, theirs, mine }: DraftSides<List>, keyOf: KeyOf): readonly (readonly [string, Sides])[] {
  const named = (side: List, name: string) =>
    originsOf(base, side, keyOf).map((origin, place) =>
      origin === -1 ? `new ${keyOf(side[place]) ?? `${name} ${place}`}` : `base ${origin}`,
    );
  const [ofTheirs, ofMine] = [named(theirs, "theirs"), named(mine, "mine")];
  const ofBase = base.map((_item, place) => `base ${place}`);
  const [lead, other] = sameJson(ofMine, ofBase) ? [ofTheirs, ofMine] : [ofMine, ofTheirs];
  const order = [...lead];
  other.forEach((name, place) => {
    if (!order.includes(name)) order.splice(place === 0 ? 0 : order.indexOf(other[place - 1] ?? "") + 1, 0, name);
  });
  const at = (list: List, names: readonly string[], name: string) => list[names.indexOf(name)];
  return order.map((name) => {
    const [their, my] = [at(theirs, ofTheirs, name), at(mine, ofMine, name)];
    // Both added it: what they wrote alike is alike.
    const origin = name.startsWith("new") && their !== undefined && my !== undefined ? {} : at(base, ofBase, name);
    return [name, { base: origin, theirs: their, mine: my }];
  });
}
