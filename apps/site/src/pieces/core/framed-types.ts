/** Types that can be made of one address that somebody else serves: a form changes from one to another. */
export const FRAMED_TYPES = ["external", "map", "scrolly", "video", "ai2html", "image"] as const;

/** Names of the types that a graphic of a type may become in its form: itself among them. */
export const typesBeside = (name: string): readonly string[] =>
  FRAMED_TYPES.some((framed) => framed === name) ? FRAMED_TYPES : [name];
