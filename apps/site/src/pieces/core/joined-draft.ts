import { type GraphicConfig, TYPE_LABELS, typeOf, WORD_LABELS } from "@nv/graphic-types";
import {
  type AtConflict,
  conflictingFields,
  type DraftSides,
  type JoinedParts,
  mergeDrafts as mergeFields,
  mergeParts,
  sameJson,
} from "@nv/web/merge-drafts";
import { isRecord } from "@nv/web/schema";
import type { AtClash, Decide, DraftConflict } from "../../records/core/saved-draft";
import { bothTexts } from "./both-texts";
import type { GraphicDraft } from "./graphic-draft";

const LABELS = { ...WORD_LABELS, isPinned: "Fijo" } as const satisfies Record<keyof GraphicDraft, string>;

const NAMES = Object.keys(LABELS).filter((name): name is keyof GraphicDraft => Object.hasOwn(LABELS, name));

const WORDS = NAMES.filter((name) => name !== "config");

/** Returns the label of a field of the form. */
export const labelOfField = (field: string): string =>
  Object.entries(LABELS).find(([name]) => name === field)?.[1] ?? field;

/** Whether a form holds what is saved. */
export function isSameDraft(one: GraphicDraft, other: GraphicDraft): boolean {
  return NAMES.every((name) => sameJson(one[name], other[name]));
}

/** Returns the key of an item, which stays wherever it is moved: the name of a block or of a step, the chart of any other. */
function keyOf(item: unknown): string | null {
  if (!isRecord(item)) return null;
  const key = item.id ?? item.chart;
  return typeof key === "string" ? key : null;
}

const joinConfigs = ({ base, theirs, mine }: DraftSides<GraphicDraft>, atConflict?: AtConflict): JoinedParts =>
  mergeParts({ base: base.config, theirs: theirs.config, mine: mine.config }, keyOf, atConflict);

function atClash(choice: AtClash | Decide): AtConflict {
  return (sides, path, id) => {
    const chosen = typeof choice === "function" ? choice(id) : choice;
    return chosen === "both" ? (bothTexts(path, sides.theirs, sides.mine, sides.base) ?? sides.mine) : sides[chosen];
  };
}

/** Joins two changes of the same graphic, what it is made of item by item. */
export function joinDrafts(sides: DraftSides<GraphicDraft>, choice: AtClash | Decide): GraphicDraft {
  const { mine } = sides;
  const { value } = joinConfigs(sides, atClash(choice));
  const config = isRecord(value) ? { ...mine.config, ...value } : mine.config;
  const decide = atClash(choice);
  const clashing = conflictingFields(WORDS, sides, sameJson).map((name) => {
    const [base, theirs, own] = [sides.base[name], sides.theirs[name], mine[name]];
    return [name, decide({ base, theirs, mine: own }, name, name)];
  });
  return { ...mergeFields(NAMES, sides, sameJson), ...Object.fromEntries(clashing), config };
}

/** Joins two changes of the same graphic; of what both changed, mine. */
export const mergeDrafts = (base: GraphicDraft, theirs: GraphicDraft, mine: GraphicDraft): GraphicDraft =>
  joinDrafts({ base, theirs, mine }, "mine");

/**
 * Returns the base for a form that stays open while a conflict is undecided: the saved version or, where both sides changed the same field in
 * different ways, the value both started from. Joined again, the same fields conflict and no other.
 *
 * @param decided - Id of a conflict that is one no more.
 */
export function undecidedBase(sides: DraftSides<GraphicDraft>, decided?: string): GraphicDraft {
  const { theirs } = sides;
  const undecided = joinDrafts(sides, (id) => (id === decided ? "theirs" : "base"));
  return joinDrafts({ base: joinDrafts(sides, "theirs"), theirs, mine: undecided }, "mine");
}

/** Text that is told of a part that a side took out. */
export const TAKEN_OUT = "(quitado)";

/** A part of what a graphic is made of, as its form calls it and shows it. */
function configConflict(
  { config: { type } }: GraphicDraft,
  { path, name: id, theirs, mine }: JoinedParts["conflicts"][number],
): DraftConflict {
  const { labelOf, textOf } = typeOf(type);
  const textAt = (value: unknown) => (value === undefined ? TAKEN_OUT : textOf(path, value));
  if (path === "type")
    return {
      ...{ id, field: "config.type" },
      label: "Qué es",
      theirs: TYPE_LABELS[String(theirs)] ?? "",
      mine: TYPE_LABELS[type] ?? "",
    };
  return { id, field: `config.${path}`, label: labelOf(path), theirs: textAt(theirs), mine: textAt(mine) };
}

function textOf(value: Exclude<GraphicDraft[keyof GraphicDraft], GraphicConfig>): string {
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (typeof value !== "string") return value.map(({ sentence }) => sentence).join("; ");
  return value;
}

/** Lists the conflicts: fields that both sides changed in different ways. @param base - Version that both started from. */
export function draftConflicts(base: GraphicDraft, theirs: GraphicDraft, mine: GraphicDraft): readonly DraftConflict[] {
  const words = conflictingFields(WORDS, { base, theirs, mine }, sameJson).map((name) => ({
    ...{ id: name, field: name },
    label: LABELS[name],
    theirs: textOf(theirs[name]),
    mine: textOf(mine[name]),
  }));
  return [...words, ...joinConfigs({ base, theirs, mine }).conflicts.map((conflict) => configConflict(mine, conflict))];
}

/** Lists the labels of the fields that somebody else changed; a change in any part of the configuration counts as the whole of it. */
export function changedLabels(before: GraphicDraft, after: GraphicDraft): readonly string[] {
  return NAMES.filter((name) => !sameJson(before[name], after[name])).map((name) => LABELS[name]);
}
