import type { ClassWords } from "./class-words.ts";

/** Name that a colour stands for, as any paint of CSS. */
export interface LegendName {
  readonly name: string;
  readonly colour: string;
  /** Shape of its mark: a dot for what is drawn as lines and points, a square for areas, a rim without colour for what has none. A dot unless told. */
  readonly mark?: "dot" | "square" | "rim";
}

/** Class of a scale: its colour, where it begins with its unit, and the same in fewer letters. */
export interface LegendClass extends ClassWords {
  readonly colour: string;
  readonly short: string;
}

/** Scale of a legend: thresholds between classes, a ramp from an end to another, or a colour for each category. */
export type LegendScale =
  | { readonly kind: "classes"; readonly classes: readonly LegendClass[] }
  | {
      readonly kind: "ramp";
      /** From the least to the most, at the same distance. */
      readonly colours: readonly string[];
      readonly least: string;
      readonly most: string;
      /** Value between two sides, as it is written; nothing where the ramp has one. */
      readonly middle?: string;
    }
  | { readonly kind: "names"; readonly names: readonly LegendName[] };

/** Meaning of the colours of a drawing. */
export interface Legend {
  /** Name of what is measured; nothing where the drawing says it. */
  readonly title?: string;
  readonly scale: LegendScale;
  /** Names apart from the scale: «sin dato». */
  readonly others?: readonly LegendName[];
}

function scaleWords(scale: LegendScale): readonly string[] {
  switch (scale.kind) {
    case "classes":
      return scale.classes.map(({ whole }) => whole);
    case "ramp":
      return [`de ${scale.least} a ${scale.most}${scale.middle === undefined ? "" : `, con ${scale.middle} en medio`}`];
    case "names":
      return scale.names.map(({ name }) => name);
  }
}

/** Says a legend to who does not see it. */
export function legendText({ title = "", scale, others = [] }: Legend): string {
  const words = [...scaleWords(scale), ...others.map(({ name }) => name)].join("; ");
  return `Leyenda${title === "" ? "" : ` de ${title}`}: ${words}`;
}
