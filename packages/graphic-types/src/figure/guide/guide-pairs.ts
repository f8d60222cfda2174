import { annotationPair } from "./annotation.ts";
import { axisPair } from "./axis.ts";
import { breakingPair } from "./breaking.ts";
import { coloursPair } from "./colours.ts";
import { correctionPair } from "./correction.ts";
import type { GuidePair } from "./guide-pair.ts";
import { majorityPair } from "./majority.ts";
import { modelPair } from "./model.ts";
import { namesPair } from "./names.ts";
import { pollPair } from "./poll.ts";
import { ratesPair } from "./rates.ts";
import { readyPair } from "./ready.ts";
import { sourcePair } from "./source.ts";
import { uncertaintyPair } from "./uncertainty.ts";
import { unitsPair } from "./units.ts";
import { wordsPair } from "./words.ts";

/** Pairs of the style guide, by the name that its chapters give them. */
export const GUIDE_PAIRS = {
  anotar: annotationPair,
  colores: coloursPair,
  correccion: correctionPair,
  eje: axisPair,
  encuesta: pollPair,
  fuente: sourcePair,
  hora: breakingPair,
  incertidumbre: uncertaintyPair,
  listo: readyPair,
  mayoria: majorityPair,
  modelo: modelPair,
  nombres: namesPair,
  palabras: wordsPair,
  tasas: ratesPair,
  unidades: unitsPair,
} as const satisfies Readonly<Record<string, GuidePair>>;
