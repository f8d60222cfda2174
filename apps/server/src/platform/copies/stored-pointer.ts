import { PublishedPointer } from "@nv/contracts/schemas";

/** A pointer as the store holds it; `null` for what is none, which nobody of ours wrote. */
export function storedPointer(text: string): PublishedPointer | null {
  try {
    return PublishedPointer.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // Not even JSON: the same.
    return null;
  }
}
