import type { FigureConfig } from "../config.ts";
import type { KindExample } from "../kinds/figure-kind.ts";
import { annotationPair } from "./annotation.ts";
import { axisPair } from "./axis.ts";
import { coloursPair } from "./colours.ts";
import { correctionPair } from "./correction.ts";
import { majorityPair } from "./majority.ts";
import { pollPair } from "./poll.ts";
import { ratesPair } from "./rates.ts";
import { sourcePair } from "./source.ts";
import { uncertaintyPair } from "./uncertainty.ts";
import { unitsPair } from "./units.ts";

/** A figure that a chapter of the style guide shows: a table of a place that does not exist, and how it is drawn. */
export interface GuideFigure extends KindExample {
  readonly kind: FigureConfig["kind"];
}

/** The same data drawn as a rule asks, and as it asks not to. */
export interface GuidePair {
  readonly yes: GuideFigure;
  readonly no: GuideFigure;
}

/** Pairs of the style guide, by the name that its chapters give them. */
export const GUIDE_PAIRS = {
  anotar: annotationPair,
  colores: coloursPair,
  correccion: correctionPair,
  eje: axisPair,
  encuesta: pollPair,
  fuente: sourcePair,
  incertidumbre: uncertaintyPair,
  mayoria: majorityPair,
  tasas: ratesPair,
  unidades: unitsPair,
} as const satisfies Readonly<Record<string, GuidePair>>;
