import type { NumberRules } from "@nv/spanish";
import type { LocatorConfig } from "./config.ts";
import { ringText } from "./draw/draw-shapes.ts";

/** Something on a map that a step of a story can speak of, by the name that is written at it. */
export interface NamedPart {
  readonly id: string;
  readonly name: string;
}

/** Lists what a map has that is called by a name: its marks, its labels, its arrows, circles, lines and areas. */
export function namedParts(
  { marks, labels, arrows, rings, shapes }: LocatorConfig,
  numbers?: NumberRules,
): readonly NamedPart[] {
  return [
    ...marks.map(({ id, label }) => ({ id, name: label })),
    ...labels.map(({ id, text }) => ({ id, name: text })),
    ...arrows.map(({ id, label }) => ({ id, name: label })),
    ...rings.map((ring) => ({ id: ring.id, name: ringText(ring, numbers) })),
    ...shapes.map(({ id, label }) => ({ id, name: label })),
  ].filter(({ name }) => name !== "");
}
