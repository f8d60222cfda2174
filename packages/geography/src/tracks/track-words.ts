import { formatNumber } from "@nv/spanish";
import type { TrackRules, TrackStep } from "./track.ts";

const HOUR_MS = 3_600_000;

type Words = (figure: string, isOne: boolean, rules: TrackRules) => string;

const TEXTS: Readonly<Record<TrackStep["kind"], Words>> = {
  invalid: (figure, isOne) =>
    `${figure} ${isOne ? "punto sin posición o sin hora, quitado" : "puntos sin posición o sin hora, quitados"}.`,
  order: (figure, isOne) =>
    `${figure} ${isOne ? "punto estaba" : "puntos estaban"} fuera de su hora: se ordena todo por la hora.`,
  duplicate: (figure, isOne) => `${figure} ${isOne ? "punto repetido, quitado" : "puntos repetidos, quitados"}.`,
  jump: (figure, isOne, { maxSpeedKn }) =>
    `${figure} ${isOne ? "punto imposible, quitado" : "puntos imposibles, quitados"}: habría que ir a más de ${formatNumber(maxSpeedKn)} nudos.`,
  gap: (figure, isOne, { gapMs }) =>
    `${figure} ${isOne ? "hueco" : "huecos"} de más de ${formatNumber(gapMs / HOUR_MS)} horas: no se sabe por dónde fue y la línea se corta.`,
  simplified: (figure, isOne) =>
    `${figure} ${isOne ? "punto que no cambiaba la línea, quitado" : "puntos que no cambiaban la línea, quitados"}.`,
};

/** Tells one step of the cleaning. */
export function trackStepText(kind: TrackStep["kind"], count: number, rules: TrackRules): string {
  return TEXTS[kind](formatNumber(count, { decimals: 0 }), count === 1, rules);
}
