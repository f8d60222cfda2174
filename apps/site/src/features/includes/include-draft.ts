import { INCLUDE_LIMITS } from "@nv/contracts";
import { type FieldProblem, INCLUDE_RECORD, type IncludeDetail } from "@nv/contracts/schemas";
import { z } from "zod";
import { draftOf, withSlug } from "../../records/core/draft-of";
import { lengthProblems } from "../../records/core/length-problems";
import { recordSaving } from "../../records/saving/record-saving";
import { includesCalls } from "./includes-calls";

const Draft = z.object({ title: z.string(), slug: z.string(), body: z.string(), note: z.string() });

/** Draft of an include, before it is saved. */
export type IncludeDraft = z.infer<typeof Draft>;

/** The form of one that does not exist yet. */
export const NEW_INCLUDE: IncludeDraft = { title: "", slug: "", body: "", note: "" };

/** The form of an include. */
export const INCLUDE_FORM = draftOf(INCLUDE_RECORD, {
  schema: Draft,
  fields: Draft.keyof().options,
  toDraft: ({ title, slug, body, note }: IncludeDetail) => ({ title, slug, body, note }),
  fromDraft(draft) {
    const { slug, ...fields } = draft;
    const unnamed = draft.title.trim() === "" ? [{ field: "title", message: "Falta el título" }] : [];
    return { body: withSlug(slug, fields), problems: [...unnamed, ...longTexts(draft)] };
  },
});

/** The texts of an include that are longer than readers may get. */
export function longTexts(draft: IncludeDraft): readonly FieldProblem[] {
  return lengthProblems(draft, INCLUDE_LIMITS);
}

/** Includes, as what saves by itself. */
export const INCLUDE_SAVING = recordSaving(INCLUDE_RECORD, INCLUDE_FORM, includesCalls);
