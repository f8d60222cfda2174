import { slugOf } from "./slug.ts";

/** Longest address that is made of a title, characters; people may choose a longer one. */
const MOST = 60;

/** A shorter one says nothing, characters. */
const LEAST = 3;

/**
 * Makes the address that a title asks for.
 *
 * @param start - Begins that of a title with hardly a word to make it of: `grafico`.
 */
export function madeSlug(title: string, start: string): string {
  const slug = slugOf(title, MOST);
  return slug.length < LEAST ? [start, slug].filter(Boolean).join("-") : slug;
}

/** Whether an address is the one that was made of a title, with a number behind it or without, and nobody's choice. */
export function isMadeSlug(slug: string, title: string, start: string): boolean {
  const made = madeSlug(title, start);
  const rest = slug.slice(made.length);
  return slug.startsWith(made) && (rest === "" || (/^-\d+$/.test(rest) && rest.length <= MOST));
}
