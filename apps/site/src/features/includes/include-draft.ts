import type { IncludeDetail } from "@nv/contracts/schemas";
import { parseJson, type VersionedDraft } from "@nv/web";
import { z } from "zod";

const Draft = z.object({ title: z.string(), slug: z.string(), body: z.string(), note: z.string() });

/** What somebody writes of an include, before it is saved. */
export type IncludeDraft = z.infer<typeof Draft>;

const StoredDraft = z.object({ base: Draft, mine: Draft, version: z.int() });

/** The form of one that does not exist yet. */
export const NEW_INCLUDE: IncludeDraft = { title: "", slug: "", body: "", note: "" };

/** The form of one that is saved. */
export function draftOf({ title, slug, body, note }: IncludeDetail): IncludeDraft {
  return { title, slug, body, note };
}

/** What goes to the server; an empty address is one that the title makes. */
export function fieldsOf({ slug, ...fields }: IncludeDraft): object {
  return slug === "" ? fields : { ...fields, slug };
}

/** Takes up what the browser kept; `null` for what cannot be read. */
export function readDraft(stored: string | null): VersionedDraft<IncludeDraft> | null {
  return parseJson(stored, StoredDraft);
}

const FIELDS = ["title", "slug", "body", "note"] as const;

/** Whether two forms say the same. */
export function isSameDraft(one: IncludeDraft, other: IncludeDraft): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/** What I changed stays mine, the rest is as it is saved now. */
export function mergeDrafts(base: IncludeDraft, theirs: IncludeDraft, mine: IncludeDraft): IncludeDraft {
  const kept = FIELDS.map((field) => [field, mine[field] === base[field] ? theirs[field] : mine[field]]);
  return Draft.parse(Object.fromEntries(kept));
}

const LABELS = { title: "Título", slug: "Dirección", body: "Texto", note: "Nota interna" } as const;

/** What both changed, each in another way. */
export function draftConflicts(base: IncludeDraft, theirs: IncludeDraft, mine: IncludeDraft) {
  return FIELDS.filter(
    (field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
  ).map((field) => ({ field, label: LABELS[field], theirs: theirs[field], mine: mine[field] }));
}
