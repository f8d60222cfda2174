import { DropFields, type DropSummary } from "@nv/contracts/schemas";
import { slugOf } from "@nv/spanish";
import { conflictingFields, mergeDrafts as mergeFields } from "@nv/web/merge-drafts";
import { parseJson } from "@nv/web/schema";
import { z } from "zod";
import { daysInWords } from "./drop-words";

/** Longest address, characters. */
const LONGEST_SLUG = 80;

const Draft = z.object({
  title: z.string(),
  /** Empty for the one that the name makes. */
  slug: z.string(),
  /** `file:` and the id of a file of the library; empty for none. */
  file: z.string(),
  days: DropFields.shape.days,
});

/** Draft of a file at a public address, before it is there. */
export type DropDraft = z.infer<typeof Draft>;

const StoredDraft = z.object({ base: Draft, mine: Draft, version: z.int() });

/** The form of one that does not exist yet: what nobody prolongs goes away. */
export const NEW_DROP: DropDraft = { title: "", slug: "", file: "", days: 90 };

const FILE_SCHEME = "file:";

/** The form of one that is there. */
export function draftOf({ title, slug, fileId, days }: DropSummary): DropDraft {
  return { title, slug, file: FILE_SCHEME + fileId, days };
}

/** The id of the file that is chosen; empty for none. */
export function fileIdOf({ file }: DropDraft): string {
  return file.slice(FILE_SCHEME.length);
}

/** Returns the fields that are sent to the server. */
export function fieldsOf(draft: DropDraft): DropFields {
  return { title: draft.title, fileId: fileIdOf(draft), days: draft.days };
}

/** The last part of its address, as far as it is known before the server has spoken; empty while nothing makes one. */
export function slugIn({ slug, title }: DropDraft): string {
  return slug.trim() === "" ? slugOf(title, LONGEST_SLUG) : slug.trim();
}

/** The name that the name of a file in the library proposes. @example titleFrom("Paro_2026 (def)") // "Paro 2026 (def)" */
export function titleFrom(fileName: string): string {
  return fileName.replaceAll("_", " ").trim();
}

/** Takes up what the browser kept; `null` for what cannot be read. */
export const readDraft = (stored: string | null) => parseJson(stored, StoredDraft);

const FIELDS = ["title", "slug", "file", "days"] as const;

/** Whether two forms say the same. */
export function isSameDraft(one: DropDraft, other: DropDraft): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/** Joins two changes of the same one; of what both touched, mine. */
export function mergeDrafts(base: DropDraft, theirs: DropDraft, mine: DropDraft): DropDraft {
  return mergeFields(FIELDS, { base, theirs, mine });
}

const LABELS = { title: "Nombre", slug: "Dirección", file: "Archivo", days: "Cuánto tiempo" } as const;

/** Lists the fields that both sides changed, each in another way. */
export function draftConflicts(base: DropDraft, theirs: DropDraft, mine: DropDraft) {
  const text = (draft: DropDraft, field: (typeof FIELDS)[number]) =>
    field === "days" ? daysInWords(draft.days) : field === "file" ? "Otro archivo" : draft[field];
  return conflictingFields(FIELDS, { base, theirs, mine }).map((field) => ({
    field,
    label: LABELS[field],
    theirs: text(theirs, field),
    mine: field === "file" ? "El que has elegido" : text(mine, field),
  }));
}
