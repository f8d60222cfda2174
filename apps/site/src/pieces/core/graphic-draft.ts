import type { GraphicDetail, SettledClaim } from "@nv/contracts/schemas";
import { DraftConfig, type GraphicConfig, keptConfig, TYPE_LABELS, typeOf, WORD_LABELS } from "@nv/graphic-types";
import { isMadeSlug } from "@nv/spanish";
import {
  type AtConflict,
  conflictingFields,
  type DraftSides,
  type JoinedParts,
  mergeDrafts as mergeFields,
  mergeParts,
} from "@nv/web/merge-drafts";
import { isRecord, parseJson } from "@nv/web/schema";
import { z } from "zod";
import type { AtClash, DraftConflict } from "../../records/core/saved-draft";
import { bothTexts } from "./both-texts";

/** Fields of the form of a graphic. */
export interface GraphicDraft {
  readonly title: string;
  readonly altText: string;
  readonly language: string;
  readonly sourceLine: string;
  readonly credit: string;
  readonly author: string;
  readonly section: string;
  /** Separated by commas, as typed. */
  readonly tags: string;
  readonly note: string;
  /** `file:` with an id, `card:` with an address; empty for one that is made of the graphic. */
  readonly shareImage: string;
  /** Last part of the public address; empty for one made of the title. */
  readonly slug: string;
  readonly isPinned: boolean;
  /** Whether search engines may show its page. */
  readonly isFindable: boolean;
  /** Sentences that the data do not bear out and that go out all the same, each with its reason. */
  readonly settledClaims: readonly SettledClaim[];
  readonly config: GraphicConfig;
}

const LABELS = { ...WORD_LABELS, isPinned: "Fijo" } as const satisfies Record<keyof GraphicDraft, string>;

const NAMES = Object.keys(LABELS).filter((name): name is keyof GraphicDraft => Object.hasOwn(LABELS, name));

const WORDS = NAMES.filter((name) => name !== "config");

/** Returns the label of a field of the form. */
export const labelOfField = (field: string): string =>
  Object.entries(LABELS).find(([name]) => name === field)?.[1] ?? field;

/** Address of what has hardly a word in its title, as the server begins it. */
const SLUG_START = "grafico";

/** A form with nothing written yet. */
export function emptyDraft(config: GraphicConfig): GraphicDraft {
  const texts = { title: "", altText: "", sourceLine: "", credit: "", author: "", section: "", tags: "", note: "" };
  return {
    ...texts,
    shareImage: "",
    language: "es",
    slug: "",
    isPinned: false,
    isFindable: true,
    settledClaims: [],
    config,
  };
}

/** The form of a graphic as it is saved, whose type has come. */
export function draftOf(detail: GraphicDetail): GraphicDraft {
  const {
    title,
    altText,
    language,
    sourceLine,
    credit,
    author,
    section,
    note,
    shareImage = "",
    isFindable = true,
    settledClaims = [],
  } = detail;
  const config = keptConfig(detail.config);
  // What was made of the title follows it for as long as nobody has it.
  const follows = detail.publishedAtMs === null && isMadeSlug(detail.slug, title, SLUG_START);
  const slug = follows ? "" : detail.slug;
  const texts = { title, altText, language, sourceLine, credit, author, section, note, slug, shareImage, isFindable };
  return { ...texts, settledClaims, tags: detail.tags.join(", "), isPinned: detail.status === "pinned", config };
}

/** The fields of a form as the server takes them. */
export function fieldsOf({ tags, slug, isPinned: _pinned, isFindable, settledClaims, ...texts }: GraphicDraft) {
  const list = tags
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
  return {
    ...{ ...texts, tags: list },
    ...(slug.trim() !== "" && { slug }),
    ...(!isFindable && { isFindable }),
    ...(settledClaims.length > 0 && { settledClaims: [...settledClaims] }),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a form holds what is saved. */
export function isSameDraft(one: GraphicDraft, other: GraphicDraft): boolean {
  return NAMES.every((name) => isSame(one[name], other[name]));
}

/** Returns the key of an item, which stays wherever it is moved: the name of a block or of a step, the chart of any other. */
function keyOf(item: unknown): string | null {
  if (!isRecord(item)) return null;
  const key = item.id ?? item.chart;
  return typeof key === "string" ? key : null;
}

const joinConfigs = ({ base, theirs, mine }: DraftSides<GraphicDraft>, atConflict?: AtConflict): JoinedParts =>
  mergeParts({ base: base.config, theirs: theirs.config, mine: mine.config }, keyOf, atConflict);

function atClash(choice: AtClash): AtConflict {
  return (sides, path) =>
    choice === "both" ? (bothTexts(path, sides.theirs, sides.mine) ?? sides.mine) : sides[choice];
}

/** Joins two changes of the same graphic, what it is made of item by item. */
export function joinDrafts(sides: DraftSides<GraphicDraft>, choice: AtClash): GraphicDraft {
  const { mine } = sides;
  const { value } = joinConfigs(sides, atClash(choice));
  const config = isRecord(value) ? { ...mine.config, ...value } : mine.config;
  const decide = atClash(choice);
  const clashing = conflictingFields(WORDS, sides, isSame).map((name) => {
    const [base, theirs, own] = [sides.base[name], sides.theirs[name], mine[name]];
    return [name, decide({ base, theirs, mine: own }, name)];
  });
  return { ...mergeFields(NAMES, sides, isSame), ...Object.fromEntries(clashing), config };
}

/** Joins two changes of the same graphic; of what both changed, mine. */
export const mergeDrafts = (base: GraphicDraft, theirs: GraphicDraft, mine: GraphicDraft): GraphicDraft =>
  joinDrafts({ base, theirs, mine }, "mine");

/**
 * Returns the base for a form that stays open while a conflict is undecided: the saved version or, where both sides changed the same field in
 * different ways, the value both started from. Joined again, the same fields conflict and no other.
 */
export function undecidedBase(sides: DraftSides<GraphicDraft>): GraphicDraft {
  const { theirs } = sides;
  return joinDrafts({ base: joinDrafts(sides, "theirs"), theirs, mine: joinDrafts(sides, "base") }, "mine");
}

const TAKEN_OUT = "(quitado)";

/** A part of what a graphic is made of, as its form calls it and shows it. */
function configConflict(
  { config: { type } }: GraphicDraft,
  { path, theirs, mine }: JoinedParts["conflicts"][number],
): DraftConflict {
  const { labelOf, textOf } = typeOf(type);
  const textAt = (value: unknown) => (value === undefined ? TAKEN_OUT : textOf(path, value));
  if (path === "type")
    return {
      field: "config.type",
      label: "Qué es",
      theirs: TYPE_LABELS[String(theirs)] ?? "",
      mine: TYPE_LABELS[type] ?? "",
    };
  return { field: `config.${path}`, label: labelOf(path), theirs: textAt(theirs), mine: textAt(mine) };
}

function textOf(value: Exclude<GraphicDraft[keyof GraphicDraft], GraphicConfig>): string {
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (typeof value !== "string") return value.map(({ sentence }) => sentence).join("; ");
  return value;
}

/** Lists the conflicts: fields that both sides changed in different ways. @param base - Version that both started from. */
export function draftConflicts(base: GraphicDraft, theirs: GraphicDraft, mine: GraphicDraft): readonly DraftConflict[] {
  const words = conflictingFields(WORDS, { base, theirs, mine }, isSame).map((name) => ({
    field: name,
    label: LABELS[name],
    theirs: textOf(theirs[name]),
    mine: textOf(mine[name]),
  }));
  return [...words, ...joinConfigs({ base, theirs, mine }).conflicts.map((conflict) => configConflict(mine, conflict))];
}

/** Lists the labels of the fields that somebody else changed; a change in any part of the configuration counts as the whole of it. */
export function changedLabels(before: GraphicDraft, after: GraphicDraft): readonly string[] {
  return NAMES.filter((name) => !isSame(before[name], after[name])).map((name) => LABELS[name]);
}

const text = z.string();
const Draft = z.object({
  title: text,
  altText: text,
  language: text,
  sourceLine: text,
  credit: text,
  author: text,
  section: text,
  tags: text,
  note: text,
  slug: text,
  shareImage: text.default(""),
  isPinned: z.boolean(),
  isFindable: z.boolean().default(true),
  settledClaims: z.array(z.object({ sentence: text, reason: text })).default([]),
  config: DraftConfig,
}) satisfies z.ZodType<GraphicDraft>;

/** Draft that somebody left unfinished, its base, and the version of the graphic then; 0 for a new one. */
const KeptDraft = z.object({ base: Draft, mine: Draft, version: z.number() });

/** Reads a form that the browser kept. @returns `null` when there is none, or it cannot be read. */
export const readKeptDraft = (stored: string | null) => parseJson(stored, KeptDraft);
