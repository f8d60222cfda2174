import type { StreetGround } from "@nv/contracts/schemas";
import { ATTRIBUTIONS, type Basemap } from "@nv/geography";

/** Returns the credits that a map must carry: its licence asks for them. On streets, that of theirs first. */
export function attributionOf({ sources }: Pick<Basemap, "sources">, streets: StreetGround | null = null): string {
  const atlas = sources.map((source) => ATTRIBUTIONS[source].line);
  return [...(streets === null ? [] : [ATTRIBUTIONS.streets.line]), ...atlas].join(" · ");
}
