import { ATTRIBUTIONS, type Basemap } from "@nv/geography";

/** Returns the credits that a map must carry: its licence asks for them. */
export const attributionOf = ({ sources }: Pick<Basemap, "sources">): string =>
  sources.map((source) => ATTRIBUTIONS[source].line).join(" · ");
