import { DROP_RECORD, DropFields, type DropSummary } from "@nv/contracts/schemas";
import { slugOf } from "@nv/spanish";
import { z } from "zod";
import { draftOf } from "../../../records/core/draft-of";
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

/** The form of one that does not exist yet: what nobody prolongs goes away. */
export const NEW_DROP: DropDraft = { title: "", slug: "", file: "", days: 90 };

const FILE_SCHEME = "file:";

/** The id of the file that is chosen; empty for none. */
export function fileIdOf({ file }: DropDraft): string {
  return file.slice(FILE_SCHEME.length);
}

/** The last part of its address, as far as it is known before the server has spoken; empty while nothing makes one. */
export function slugIn({ slug, title }: DropDraft): string {
  return slug.trim() === "" ? slugOf(title, LONGEST_SLUG) : slug.trim();
}

/** The name that the name of a file in the library proposes. @example titleFrom("Paro_2026 (def)") // "Paro 2026 (def)" */
export function titleFrom(fileName: string): string {
  return fileName.replaceAll("_", " ").trim();
}

/** Body of what is put at an address. */
type DropBody = DropFields & {
  /** Whether somebody has seen that it seems to hold data of people. */
  readonly isConfirmed?: boolean;
};

/** The form of a file at a public address. */
export const DROP_FORM = draftOf(DROP_RECORD, {
  schema: Draft,
  fields: Draft.keyof().options,
  labels: { file: "Archivo", days: "Cuánto tiempo" },
  toDraft: ({ title, slug, fileId, days }: DropSummary) => ({ title, slug, file: FILE_SCHEME + fileId, days }),
  fromDraft: (draft): { readonly body: DropBody; readonly problems: [] } => ({
    body: { title: draft.title, fileId: fileIdOf(draft), days: draft.days },
    problems: [],
  }),
  textOf(draft, field, side) {
    if (field === "days") return daysInWords(draft.days);
    if (field === "file") return side === "mine" ? "El que has elegido" : "Otro archivo";
    return draft[field];
  },
});
