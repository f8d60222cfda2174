import { DIVERGING, SEQUENTIAL } from "@nv/ui/data-palette";
import { colourAt, inkOn, type ThemedColour } from "../../core/legend/scale-colours.ts";
import { figureIn } from "../cell-key.ts";
import type { TableColumn } from "../config.ts";
import type { Domain } from "../core/bar-of.ts";
import { aroundMiddle, classOf, MOST_STEPS, stepBetween } from "../core/step-of.ts";

const [SIDED] = DIVERGING;
const [RAMP] = SEQUENTIAL;

/** Reads the edges between the classes of a column. @returns `null` where one is no figure. */
export function cutsOf({ cuts }: Pick<TableColumn, "cuts">): readonly number[] | null {
  const read = cuts
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(figureIn);
  return read.every((cut) => cut !== null) ? read : null;
}

/** Returns the value in the middle of two sides. */
export const middleOf = ({ middle }: Pick<TableColumn, "middle">): number => figureIn(middle) ?? 0;

const letterOf = ({ scale }: Pick<TableColumn, "scale">) => (scale === "diverging" ? "d" : "h");

/** Returns the class of CSS of a class of values among all. */
export const cutClass = (place: number, edges: number): string =>
  `h${edges === 0 ? 0 : Math.round((place / edges) * MOST_STEPS)}`;

/** Returns the scale on which colours are: the same to both sides of the middle. */
export const heatDomain = (column: TableColumn, domain: Domain): Domain =>
  column.scale === "diverging" ? aroundMiddle(domain, middleOf(column)) : domain;

/** Returns the class of CSS of a value: `h12` from little to much, `d4` of two sides. */
export function heatClass(column: TableColumn, domain: Domain, value: number): string {
  const cuts = cutsOf(column) ?? [];
  if (column.scale === "cuts") return cutClass(classOf(value, cuts), cuts.length);
  return `${letterOf(column)}${stepBetween(value, heatDomain(column, domain))}`;
}

/** Returns the colour of a class of colour. */
export const heatColour = (name: string): ThemedColour =>
  colourAt(name.startsWith("d") ? SIDED : RAMP, Number(name.slice(1)) / MOST_STEPS);

/** Returns the colours of a scale that goes on, from its least to its most. */
export function stripColours({ scale }: Pick<TableColumn, "scale">): readonly ThemedColour[] {
  const { light, dark } = scale === "diverging" ? SIDED : RAMP;
  return light.map((colour, at) => ({ light: colour, dark: dark[at] ?? colour }));
}

/** Writes the rule of a class of colour, for light pages and for dark ones. */
export function heatRule(name: string): string {
  const { light, dark } = heatColour(name);
  const rule = (ground: string) => `.${name}{background:${ground};color:${inkOn(ground)}}`;
  return `.nv-tab ${rule(light)}[data-nv-theme="dark"] .nv-tab ${rule(dark)}`;
}
