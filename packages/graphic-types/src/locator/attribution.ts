import type { StreetGround } from "@nv/contracts/schemas";
import { ATTRIBUTIONS, type Basemap } from "@nv/geography";

/** Returns the credits that a map must carry: its licence asks for them. On streets nothing of the atlas is seen but the little map. */
export function attributionOf(
  { sources, insetLand }: Pick<Basemap, "sources" | "insetLand">,
  streets: StreetGround | null = null,
): string {
  const atlas = sources.map((source) => ATTRIBUTIONS[source].line);
  if (streets === null) return atlas.join(" · ");
  return [ATTRIBUTIONS.streets.line, ...(insetLand === null ? [] : atlas)].join(" · ");
}
