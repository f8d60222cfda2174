import { type FieldProblem, GraphicSlug } from "@nv/contracts/schemas";
import { isMadeSlug } from "@nv/spanish";
import { type CallFailure, toCallFailure, whenMade } from "@nv/web";
import { conflictingFields, mergeDrafts, sameJson } from "@nv/web/merge-drafts";
import type { RecordForm } from "../core/draft-of";
import type { AtClash, Decide, Savable } from "../core/saved-draft";
import type { RecordAction } from "../record-calls";
import type { SavingKind } from "./saving-kind";

/** Fields of the form of every record. */
interface Addressed {
  readonly title: string;
  readonly slug: string;
}

/** Something saved with an address. */
interface SavedRecord extends Savable, Addressed {
  readonly publishedAtMs: number | null;
}

interface Kind {
  /** Name of its event, under which browsers keep its forms. */
  readonly event: string;
  readonly slug: { readonly start: string };
}

interface Calls<Saved> {
  readonly detail: (id: string, signal: AbortSignal) => Promise<Saved>;
  readonly register: (body: object) => Promise<Saved>;
  readonly edit: (id: string, body: object) => Promise<Saved>;
  readonly act: (id: string, action: RecordAction, version: number) => Promise<Saved>;
  readonly currentIn: (failure: CallFailure) => Saved | undefined;
}

/** Both texts where two wrote in the same place: the saved one first, then mine. */
function bothTexts(theirs: unknown, mine: unknown): unknown {
  const areTexts = typeof theirs === "string" && typeof mine === "string";
  if (!areTexts || theirs.trim() === "" || mine.trim() === "") return mine;
  if (mine.includes(theirs)) return mine;
  return theirs.includes(mine) ? theirs : `${theirs} / ${mine}`;
}

/**
 * Creates what saves the records of a kind by itself, of its form and its calls. What is written is kept whatever is missing; an address that
 * cannot be one stays in the form.
 */
export function recordSaving<Draft extends Addressed, Saved extends SavedRecord>(
  { event, slug: { start } }: Kind,
  form: RecordForm<Draft, Saved>,
  { detail, register, edit, act, currentIn }: Calls<Saved>,
): SavingKind<Draft, Saved> {
  type Sides = Parameters<SavingKind<Draft, Saved>["join"]>[0];
  const { fields, fromDraft } = form;
  const bodyOf = (draft: Draft): object => fromDraft(draft).body ?? {};

  function join(sides: Sides, choice: AtClash | Decide): Draft {
    const clashing = conflictingFields(fields, sides, sameJson).map((name) => {
      const chosen = typeof choice === "function" ? choice(String(name)) : choice;
      const decided = chosen === "both" ? bothTexts(sides.theirs[name], sides.mine[name]) : sides[chosen][name];
      return [name, decided] as const;
    });
    return { ...mergeDrafts(fields, sides, sameJson), ...Object.fromEntries(clashing) };
  }
  function unkept({ slug }: Draft): readonly FieldProblem[] {
    const { error } = GraphicSlug.safeParse(slug);
    return slug.trim() === "" || error === undefined
      ? []
      : error.issues.slice(0, 1).map(({ message }) => ({ field: "slug", message }));
  }
  return {
    ...{ isSame: form.isSame, read: form.read, join, unkept },
    copyPrefix: `nv.copy.${event}:`,
    keyOf: form.keyOf,
    toDraft(saved) {
      const draft = form.toDraft(saved);
      // What was made of the title follows it for as long as nobody has it.
      const follows = saved.publishedAtMs === null && isMadeSlug(saved.slug, draft.title, start);
      return follows ? { ...draft, slug: "" } : draft;
    },
    undecidedBase(sides, decided) {
      const undecided = join(sides, (id) => (id === decided ? "theirs" : "base"));
      return join({ base: join(sides, "theirs"), theirs: sides.theirs, mine: undecided }, "mine");
    },
    conflicts: ({ base, theirs, mine }) =>
      form.conflicts(base, theirs, mine).map((conflict) => ({ id: conflict.field, ...conflict })),
    labelOf: form.labelOf,
    changed: (before, after) =>
      fields.filter((name) => !sameJson(before[name], after[name])).map((name) => form.labelOf(String(name))),
    missing: (draft) => fromDraft(draft).problems,
    keptText: (draft) => (unkept(draft).length > 0 ? null : JSON.stringify(bodyOf(draft))),
    pathOf: form.pathOf,
    fieldOf: (path) => (fields.some((name) => name === path) ? path : (path.split(".")[0] ?? path)),
    canStayOut: (draft, field) => Object.hasOwn(draft, field),
    detail: (id) => detail(id, new AbortController().signal),
    register: (draft, draftId) => register({ ...bodyOf(draft), draftId }),
    edit: ({ id, version }, draft, savingId) => edit(id, { ...bodyOf(draft), version, goesOn: true, savingId }),
    publish: ({ id, version }, onPreparation) => whenMade(() => act(id, "publish", version), onPreparation),
    currentIn,
    refusalOf: (error) => toCallFailure(error),
  };
}
