import { ATTRIBUTIONS } from "@nv/geography";
import type { MapList } from "../map-parts.ts";

/** Credit of whose lines are on a map; empty where nobody says it. */
export function linesCredit({
  kind,
  layer,
}: {
  readonly kind: MapList;
  readonly layer: { readonly credit: string } | null;
}): string {
  if (kind === "layer") return layer?.credit ?? "";
  return ATTRIBUTIONS[kind === "countries" ? "world" : "spain"].line;
}
