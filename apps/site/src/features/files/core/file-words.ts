import { type FileDetail, FileWords } from "@nv/contracts/schemas";
import { z } from "zod";
import { draftOf } from "../../../records/core/draft-of";

const text = z.string();
const Words = z.object({
  name: text,
  altText: text,
  caption: text,
  credit: text,
  licence: text,
  source: text,
  rightsUntil: text,
  sourceType: FileWords.shape.sourceType.unwrap(),
}) satisfies z.ZodType<FileWords>;

/** Label of each field in the form. */
export const WORD_LABELS = {
  name: "Nombre",
  altText: "Texto alternativo",
  caption: "Pie",
  credit: "Crédito",
  licence: "Licencia",
  source: "Fuente",
  rightsUntil: "Derechos hasta",
  sourceType: "Cómo se hizo",
} as const satisfies Record<keyof FileWords, string>;

/** The form of the words of a file. */
export const WORDS_FORM = draftOf(
  { event: "file", labels: WORD_LABELS },
  {
    schema: Words,
    fields: Words.keyof().options,
    toDraft: ({ name, altText, caption, credit, licence, source, rightsUntil, sourceType }: FileDetail): FileWords => ({
      ...{ name, altText, caption, credit, licence, source, rightsUntil, sourceType },
    }),
    fromDraft: (words) => ({ body: words, problems: [] }),
  },
);
