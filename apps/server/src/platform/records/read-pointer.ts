import { PublishedPointer } from "@nv/contracts/schemas";

/** A pointer, as it stands in the database. */
export const readPointer = (text: string): PublishedPointer => PublishedPointer.parse(JSON.parse(text));
