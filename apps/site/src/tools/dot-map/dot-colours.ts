import { CATEGORICAL } from "@nv/ui";

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Returns the house's colour of a category, by its place. */
export const houseColour = (at: number) => CATEGORICAL[at % CATEGORICAL.length] ?? CATEGORICAL[0];

/**
 * Returns the colour of each category in a theme: somebody's own, or the house's.
 *
 * @param own - Colours that somebody wrote, by the name of their category. While one is being written, the house's stands.
 */
export const coloursIn = (
  theme: "light" | "dark",
  categories: readonly { readonly name: string }[],
  own: Readonly<Record<string, string>>,
): readonly string[] =>
  categories.map(({ name }, at) => {
    const written = own[name] ?? "";
    return COLOUR.test(written) ? written : houseColour(at)[theme];
  });
