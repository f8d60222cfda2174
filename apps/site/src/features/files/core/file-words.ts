import type { FileDetail, FileWords } from "@nv/contracts/schemas";
import { conflictingFields, mergeDrafts as mergeFields } from "@nv/web/merge-drafts";
import { parseJson } from "@nv/web/schema";
import { z } from "zod";

const text = z.string();
const Words = z.object({
  name: text,
  altText: text,
  credit: text,
  licence: text,
  source: text,
  rightsUntil: text,
}) satisfies z.ZodType<FileWords>;

const StoredWords = z.object({ base: Words, mine: Words, version: z.int() });

/** Label of each field in the form. */
export const WORD_LABELS = {
  name: "Nombre",
  altText: "Texto alternativo",
  credit: "Crédito",
  licence: "Licencia",
  source: "Fuente",
  rightsUntil: "Derechos hasta",
} as const satisfies Record<keyof FileWords, string>;

const FIELDS = ["name", "altText", "credit", "licence", "source", "rightsUntil"] as const;

/** The words of a file as they are saved. */
export function wordsOf({ name, altText, credit, licence, source, rightsUntil }: FileDetail): FileWords {
  return { name, altText, credit, licence, source, rightsUntil };
}

/** Takes up what the browser kept; `null` for what cannot be read. */
export const readWords = (stored: string | null) => parseJson(stored, StoredWords);

/** Whether two forms say the same. */
export function areSameWords(one: FileWords, other: FileWords): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/** Joins two changes of the words of one file; of what both touched, mine. */
export function mergeWords(base: FileWords, theirs: FileWords, mine: FileWords): FileWords {
  return mergeFields(FIELDS, { base, theirs, mine });
}

/** Lists the fields that both sides changed, each in another way. */
export function wordConflicts(base: FileWords, theirs: FileWords, mine: FileWords) {
  return conflictingFields(FIELDS, { base, theirs, mine }).map((field) => ({
    label: WORD_LABELS[field],
    theirs: theirs[field],
    mine: mine[field],
  }));
}
