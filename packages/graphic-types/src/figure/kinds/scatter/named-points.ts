/** Sign between the names of points. */
export const NAMES_PARTED_BY = ";";

/** The names of the points that somebody chose. */
export const namedPoints = (text: string): readonly string[] =>
  text
    .split(NAMES_PARTED_BY)
    .map((name) => name.trim())
    .filter(Boolean);
