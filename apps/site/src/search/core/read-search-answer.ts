import type {
  CataloguePage,
  FoundGroup,
  FoundThing,
  FoundThings,
  PassagePart,
  SearchAnswer,
  SearchResult,
} from "@nv/contracts/schemas";
import { isRecord } from "@nv/web/schema";

const KINDS: readonly CataloguePage["kind"][] = ["doc", "post", "page"];

/** Kinds of things, a line a kind: the types hold that none is left out. */
const GROUPS: Readonly<Record<FoundGroup["kind"], true>> = {
  graphics: true,
  stories: true,
  series: true,
  trackers: true,
  averages: true,
  comparisons: true,
  elections: true,
  files: true,
  includes: true,
  team: true,
  people: true,
  groups: true,
  screens: true,
};

const isKind = (name: unknown): name is FoundGroup["kind"] => typeof name === "string" && Object.hasOwn(GROUPS, name);

/** Every entry of a list, read; `null` when the list is none, or one of them is none. */
function all<Item>(list: unknown, read: (value: unknown) => Item | null): Item[] | null {
  if (!Array.isArray(list)) return null;
  const items = list.map(read).filter((item) => item !== null);
  return items.length === list.length ? items : null;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : null);

function partOf(value: unknown): PassagePart | null {
  if (!isRecord(value) || typeof value.text !== "string" || typeof value.isMatch !== "boolean") return null;
  return { text: value.text, isMatch: value.isMatch };
}

function resultOf(value: unknown): SearchResult | null {
  if (!isRecord(value)) return null;
  const { to, state, heading } = value;
  const kind = KINDS.find((known) => known === value.kind);
  const [title, passage, trail] = [all(value.title, partOf), all(value.passage, partOf), all(value.trail, textOf)];
  if (kind === undefined || title === null || passage === null || trail === null) return null;
  if (typeof to !== "string" || typeof state !== "string" || typeof heading !== "string") return null;
  return { to, kind, title, trail, state, heading, passage };
}

/**
 * Reads the answer of `GET /api/search`.
 *
 * By hand and not with the schema of `contracts`: the schema library weighs more than the whole search.
 *
 * @returns `null` for anything else, so that half an answer is never shown.
 */
export function readSearchAnswer(body: unknown): SearchAnswer | null {
  if (!isRecord(body) || typeof body.isQuestion !== "boolean" || typeof body.isWeak !== "boolean") return null;
  const results = all(body.results, resultOf);
  return results === null ? null : { results, isQuestion: body.isQuestion, isWeak: body.isWeak };
}

function thingOf(value: unknown): FoundThing | null {
  if (!isRecord(value)) return null;
  const { id, title, picture } = value;
  const facts = all(value.facts, textOf);
  if (typeof id !== "string" || typeof title !== "string" || facts === null) return null;
  if (picture === undefined) return { id, title, facts };
  return typeof picture === "string" ? { id, title, facts, picture } : null;
}

function groupOf(value: unknown): FoundGroup | null {
  if (!isRecord(value) || typeof value.hasMore !== "boolean") return null;
  const { kind } = value;
  const things = all(value.things, thingOf);
  return !isKind(kind) || things === null ? null : { kind, things, hasMore: value.hasMore };
}

/** Reads the answer of `GET /api/search/things`, as {@link readSearchAnswer} reads its own. */
export function readFoundThings(body: unknown): FoundThings | null {
  const groups = isRecord(body) ? all(body.groups, groupOf) : null;
  return groups === null ? null : { groups };
}
