import { contrastRatio, mixed } from "@nv/ui/color";
import { DIVERGING, SEQUENTIAL } from "@nv/ui/data-palette";
import { figureIn } from "../cell-key.ts";
import type { TableColumn } from "../config.ts";
import type { Domain } from "../core/bar-of.ts";
import { aroundMiddle, classOf, MOST_STEPS, stepBetween } from "../core/step-of.ts";

const [SIDED] = DIVERGING;
const [RAMP] = SEQUENTIAL;

/** Inks of what stands on a colour: on any, one of the two can be read. */
const INKS = ["#000000", "#ffffff"] as const;

/** Returns a colour of a ramp, between two of its own where it falls between them. @param share - Of the way from its first to its last. */
function colourAt(ramp: readonly string[], share: number): string {
  const place = share * (ramp.length - 1);
  const [before, behind] = [Math.floor(place), Math.ceil(place)];
  return mixed(ramp[before] ?? "#ffffff", ramp[behind] ?? "#ffffff", place - before);
}

/** Returns the ink that is read best on a colour. */
const inkOn = (ground: string) =>
  INKS.toSorted((a, b) => contrastRatio(b, ground) - contrastRatio(a, ground))[0] ?? INKS[0];

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

/** Writes the rule of a class of colour, for light pages and for dark ones. */
export function heatRule(name: string): string {
  const ramp = name.startsWith("d") ? SIDED : RAMP;
  const [light, dark] = [ramp.light, ramp.dark].map((colours) => colourAt(colours, Number(name.slice(1)) / MOST_STEPS));
  const rule = (ground = "") => `.${name}{background:${ground};color:${inkOn(ground)}}`;
  return `.nv-tab ${rule(light)}[data-nv-theme="dark"] .nv-tab ${rule(dark)}`;
}

/** Writes the rule of the strip of a legend: `.h` from little to much, `.d` of two sides. */
export function stripRule(letter: string): string {
  const { light, dark } = letter === "d" ? SIDED : RAMP;
  const strip = (colours: readonly string[]) =>
    `.nv-tab-key .${letter}{background:linear-gradient(90deg,${colours.join(",")})}`;
  return `${strip(light)}[data-nv-theme="dark"] ${strip(dark)}`;
}
