import { COMMUNITIES, PROVINCES } from "@nv/geography";
import { WORLD_PARTS } from "../draw/world-parts.ts";
import type { MapList } from "../map-parts.ts";

const SPAIN_PARTS = [
  { value: "", label: "Toda España" },
  ...COMMUNITIES.map(({ code, name }) => ({ value: `c${code}`, label: name })),
  ...PROVINCES.map(({ code, name }) => ({ value: `p${code}`, label: `${name} (provincia)` })),
];

const WORLD_CHOICES = [
  { value: "", label: "El mundo" },
  ...Object.entries(WORLD_PARTS).map(([value, { label }]) => ({ value, label })),
];

/** Parts that a map of areas of a list may show. */
export function groundChoices(kind: MapList): readonly { readonly value: string; readonly label: string }[] {
  if (kind === "layer" || kind === "communities") return [];
  if (kind === "countries") return WORLD_CHOICES;
  return kind === "provinces" ? SPAIN_PARTS.filter(({ value }) => !value.startsWith("p")) : SPAIN_PARTS;
}
