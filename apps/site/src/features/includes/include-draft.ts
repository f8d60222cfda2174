import { type FieldProblem, INCLUDE_LIMITS, type IncludeDetail } from "@nv/contracts/schemas";
import { parseJson, type VersionedDraft } from "@nv/web";
import { conflictingFields, mergeDrafts as mergeFields } from "@nv/web/merge-drafts";
import { z } from "zod";
import { lengthProblems } from "../../records/core/length-problems";

const Draft = z.object({ title: z.string(), slug: z.string(), body: z.string(), note: z.string() });

/** Draft of an include, before it is saved. */
export type IncludeDraft = z.infer<typeof Draft>;

const StoredDraft = z.object({ base: Draft, mine: Draft, version: z.int() });

/** The form of one that does not exist yet. */
export const NEW_INCLUDE: IncludeDraft = { title: "", slug: "", body: "", note: "" };

/** The form of one that is saved. */
export function draftOf({ title, slug, body, note }: IncludeDetail): IncludeDraft {
  return { title, slug, body, note };
}

/** Returns the fields that are sent to the server; an empty address is left out, and the title makes one. */
export function fieldsOf({ slug, ...fields }: IncludeDraft): object {
  return slug === "" ? fields : { ...fields, slug };
}

/** Takes up what the browser kept; `null` for what cannot be read. */
export function readDraft(stored: string | null): VersionedDraft<IncludeDraft> | null {
  return parseJson(stored, StoredDraft);
}

/** The texts of an include that are longer than the server takes. */
export function longTexts(draft: IncludeDraft): readonly FieldProblem[] {
  return lengthProblems(draft, INCLUDE_LIMITS);
}

const FIELDS = ["title", "slug", "body", "note"] as const;

/** Whether two forms say the same. */
export function isSameDraft(one: IncludeDraft, other: IncludeDraft): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/** Joins two changes of the same include. */
export function mergeDrafts(base: IncludeDraft, theirs: IncludeDraft, mine: IncludeDraft): IncludeDraft {
  return mergeFields(FIELDS, { base, theirs, mine });
}

const LABELS = { title: "Título", slug: "Dirección", body: "Texto", note: "Nota interna" } as const;

/** Lists the fields that both sides changed, each in another way. */
export function draftConflicts(base: IncludeDraft, theirs: IncludeDraft, mine: IncludeDraft) {
  return conflictingFields(FIELDS, { base, theirs, mine }).map((field) => ({
    field,
    label: LABELS[field],
    theirs: theirs[field],
    mine: mine[field],
  }));
}
