import { createHash } from "node:crypto";
import type { Recipe } from "@nv/contracts/schemas";

/** Characters of a SHA-256 in hex that tell recipes apart. */
const LENGTH = 16;

/** Sorts the names of objects, so that the same recipe is the same text. */
const sorted = (_name: string, value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/**
 * Name of what a recipe makes, in a table and in an address. Made anew by another version of its maker it is another thing.
 *
 * @param version - Of the maker.
 */
export function recipeKey(recipe: Recipe, version: number): string {
  const text = JSON.stringify({ ...recipe, version }, sorted);
  return `${recipe.recipe}-${createHash("sha256").update(text).digest("hex").slice(0, LENGTH)}`;
}
