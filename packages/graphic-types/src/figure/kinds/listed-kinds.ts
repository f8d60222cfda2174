import type { z } from "zod";
import { areas } from "./areas/kind.ts";
import { bars } from "./bars/kind.ts";
import { calendar } from "./calendar/kind.ts";
import { cumulative } from "./cumulative/kind.ts";
import { distribution } from "./distribution/kind.ts";
import { dots } from "./dots/kind.ts";
import type { FigureKind } from "./figure-kind.ts";
import { hemicycle } from "./hemicycle/kind.ts";
import { lines } from "./lines/kind.ts";
import { multiples } from "./multiples/kind.ts";
import { parts } from "./parts/kind.ts";
import { range } from "./range/kind.ts";
import { ranking } from "./ranking/kind.ts";
import { scatter } from "./scatter/kind.ts";
import { slope } from "./slope/kind.ts";
import { stacked } from "./stacked/kind.ts";

/** The kinds of drawing, in the order in which they are chosen from: one line a kind. */
export const LISTED_KINDS = [
  lines,
  bars,
  stacked,
  areas,
  dots,
  range,
  slope,
  ranking,
  multiples,
  scatter,
  distribution,
  parts,
  hemicycle,
  cumulative,
  calendar,
] as const;

/** Name of a kind of drawing. */
export type FigureKindName = (typeof LISTED_KINDS)[number]["name"];

/** The ways to draw a table. */
export const FIGURE_KINDS: readonly FigureKindName[] = LISTED_KINDS.map(({ name }) => name);

const BY_NAME: ReadonlyMap<string, FigureKind> = new Map(LISTED_KINDS.map((kind) => [kind.name, kind]));

/** A kind of drawing by its name. @throws {Error} When there is none. */
export function figureKindNamed(name: string): FigureKind {
  const kind = BY_NAME.get(name);
  if (kind === undefined) throw new Error(`There is no kind of figure ${JSON.stringify(name)}.`);
  return kind;
}

/** Schemas of what only one kind chooses, by its name. */
export const KIND_OPTIONS: Readonly<Record<string, z.ZodOptional<z.ZodObject>>> = Object.fromEntries(
  LISTED_KINDS.filter(({ options }) => Object.keys(options.shape).length > 0).map(({ name, options }) => [
    name,
    options.optional(),
  ]),
);
