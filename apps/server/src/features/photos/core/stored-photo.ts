import { FileFacts, PhotoFields, PhotoItemFields, PhotoWords } from "@nv/contracts/schemas";
import { z } from "zod";

/** Words, position and rights of a picture when it was added. */
export const TakenPhoto = z.object({
  /** Of its own IPTC, and of its entry in the library or the registry. */
  words: PhotoWords,
  hasPosition: z.boolean(),
  /** Last day of its rights; empty for no end. */
  rightsUntil: z.string(),
});
export type TakenPhoto = z.infer<typeof TakenPhoto>;

/** Stored JSON of a picture, parsed. */
export interface StoredPhoto {
  readonly facts: FileFacts;
  readonly taken: TakenPhoto;
  readonly fields: PhotoItemFields;
}

/** Reads what is kept of a picture. */
export function storedPhoto(row: Readonly<Record<"facts" | "taken" | "fields", string>>): StoredPhoto {
  return {
    facts: FileFacts.parse(JSON.parse(row.facts)),
    taken: TakenPhoto.parse(JSON.parse(row.taken)),
    fields: PhotoItemFields.parse(JSON.parse(row.fields)),
  };
}

/** Reads what the pictures of a batch share. */
export const storedFields = (text: string): PhotoFields => PhotoFields.parse(JSON.parse(text));
