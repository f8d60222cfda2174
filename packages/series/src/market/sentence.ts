import { formatCount, formatDate, formatNumber, formatPercent, isSingular, NO_BREAK_SPACE } from "@nv/spanish";
import { dayNumber } from "../periods.ts";
import { type Claim, type Known, levelClaim, moveClaim } from "./claims.ts";
import type { Move } from "./moves.ts";
import { isToldInPoints, type MarketKind } from "./session.ts";

/** Name of what is quoted, and the options of its figures. */
export interface MarketWords {
  /** As a sentence begins: «El Índice de Ejemplo». */
  readonly name: string;
  readonly kind: MarketKind;
  /** «puntos», «euros»; empty for none. */
  readonly unit: string;
  /** Of closes, 0-6. */
  readonly decimals: number;
  /** Of percentages, 0-2. */
  readonly percentDecimals: number;
  /** Day of the newsroom, `YYYY-MM-DD`: a session of another year has its year. */
  readonly today: string;
}

/** A sentence for the text, and why it does not say more. */
export interface MarketSentence {
  /** Empty where there is nothing to tell: fewer than two sessions. */
  readonly sentence: string;
  /** Sentences for who writes. */
  readonly reasons: readonly string[];
}

const SINGULARS: Readonly<Record<string, string>> = {
  puntos: "punto",
  "puntos básicos": "punto básico",
  euros: "euro",
  dólares: "dólar",
};

/** A close, or a difference of two, with its unit. @param value - Without sign, where the verb tells the direction. */
export function quoted(value: number, { unit, decimals }: Pick<MarketWords, "unit" | "decimals">): string {
  const figure = formatNumber(value, { decimals, fixedDecimals: true });
  if (unit === "") return figure;
  return `${figure}${NO_BREAK_SPACE}${isSingular(figure) ? (SINGULARS[unit] ?? unit) : unit}`;
}

/** A day with its year only where that is another one. */
function dayBeside(isoDay: string, last: string): string {
  const text = formatDate(isoDay);
  return isoDay.slice(0, 4) === last.slice(0, 4) ? text.replace(/ de \d{4}$/, "") : text;
}

/** Days from the last session on that are no holiday any more: who writes should know that it is not the news. */
const OLD_DAYS = 7;

/** That the last session is no session of these days; nothing where it is. */
function oldReason(date: string, today: string): readonly string[] {
  const days = dayNumber(today) - dayNumber(date);
  if (days <= OLD_DAYS) return [];
  return [`La última sesión es del ${formatDate(date)}, de hace ${formatCount(days, "día", "días")}: no es la de hoy.`];
}

/** Writes the size of a change, without its sign: «un 1,2 %», «3 puntos básicos». */
export function amount(move: Move, words: MarketWords): string {
  const { kind, percentDecimals } = words;
  if (isToldInPoints(kind) || move.percent === null) return quoted(Math.abs(move.points), words);
  return `un ${formatPercent(Math.abs(move.percent), { decimals: percentDecimals })}`;
}

/** Whether a figure reads as zero. */
export const isNothing = (written: string) => !/[1-9]/.test(written);

function claimWords(claim: Claim, last: string): string {
  if (claim.kind === "since") return `desde el ${dayBeside(claim.date, last)}`;
  return claim.kind === "of-last" ? `de las últimas ${formatNumber(claim.sessions)} sesiones` : "";
}

/** Lists the reasons why a claim says no more, for somebody who would have liked to read it. @param what - «un descenso mayor». */
function reasonOf(claim: Claim, what: string): readonly string[] {
  if (claim.kind === "since") return [];
  if (claim.kind === "of-last")
    return claim.because === "begins"
      ? [
          `No se dice «desde»: la serie empieza el ${formatDate(claim.date)} y en ella no hay ${what}. Con más historia se sabría desde cuándo.`,
        ]
      : [`No se dice «desde»: antes del ${formatDate(claim.date)} falta alguna sesión, y en ella pudo haber ${what}.`];
  switch (claim.because) {
    case "near":
      return [`Hace pocas sesiones hubo ${what} o igual: no se dice nada.`];
    case "short":
      return [`La serie es demasiado corta para saber si hace mucho que no hay ${what}.`];
    case "hole":
      return [`Falta alguna sesión hace poco, y en ella pudo haber ${what}: no se dice nada.`];
    case "sparse":
      return ["No es una serie diaria: faltan demasiadas sesiones para comparar esta con las de antes."];
    case "still":
      return [];
  }
}

/** Least change of a share within a session that a split or a grouping of shares would explain, per cent: one for two is half, or twice. */
const SPLIT_PERCENT = 30;

/** Asks whether a share was split or grouped: its close before is of other shares then, and every claim is false. */
function splitReason({ percent }: Move, { kind }: MarketWords): readonly string[] {
  if (kind !== "share" || percent === null || Math.abs(percent) < SPLIT_PERCENT) return [];
  return [
    "Un cambio así en una sesión puede ser un desdoblamiento o una agrupación de acciones: compruébalo, y trae los cierres ajustados.",
  ];
}

/** Writes what happened to a value: «cae un 1,2 %». */
function change(move: Move, words: MarketWords): string {
  const much = amount(move, words);
  if (move.points === 0) return "cierra sin cambios";
  if (isNothing(much)) return "apenas cambia";
  return `${move.points < 0 ? "cae" : "sube"} ${much}`;
}

/**
 * Writes what the last session did, and of it only what the sessions support.
 *
 * @example "El Índice de Ejemplo cae un 1,2 % en la sesión del 20 de noviembre, el mayor descenso desde el 3 de marzo, y cierra en 9812,3 puntos."
 */
export function marketSentence(known: Known, words: MarketWords): MarketSentence {
  const { sessions, moves } = known;
  const [last, move] = [sessions.at(-1), moves.at(-1)];
  if (last === undefined || sessions.length < 2) return { sentence: "", reasons: [] };
  const inSession = `en la sesión del ${dayBeside(last.date, words.today)}`;
  const old = oldReason(last.date, words.today);
  const close = quoted(last.close, words);
  if (move === undefined || move === null)
    return {
      sentence: `${words.name} cierra en ${close} ${inSession}.`,
      reasons: [...old, "No se dice cuánto cambia: falta la sesión anterior, y sería el cambio de varios días."],
    };
  const isInPoints = isToldInPoints(words.kind) || move.percent === null;
  const ofMove = moveClaim(known, { isInPoints, decimals: isInPoints ? words.decimals : words.percentDecimals });
  const isDown = move.points < 0;
  const ofLevel: Claim =
    move.points === 0 ? { kind: "none", because: "still" } : levelClaim(known, isDown ? "low" : "high");
  const [sinceMove, sinceLevel] = [claimWords(ofMove, last.date), claimWords(ofLevel, last.date)];
  const greatest = sinceMove === "" ? "" : `, ${isDown ? "el mayor descenso" : "la mayor subida"} ${sinceMove}`;
  const whose = ofLevel.kind === "since" ? "su" : "el";
  const level = sinceLevel === "" ? "" : `, ${whose} cierre más ${isDown ? "bajo" : "alto"} ${sinceLevel}`;
  const changed = change(move, words);
  const closes = changed.startsWith("cierra") ? `, en ${close}` : `${greatest === "" ? "" : ","} y cierra en ${close}`;
  return {
    sentence: `${words.name} ${changed} ${inSession}${greatest}${closes}${level}.`,
    reasons: [
      ...old,
      ...splitReason(move, words),
      ...reasonOf(ofMove, isDown ? "un descenso mayor" : "una subida mayor"),
      ...reasonOf(ofLevel, isDown ? "un cierre más bajo" : "un cierre más alto"),
    ].filter((reason, at, all) => all.indexOf(reason) === at),
  };
}

/** A signed change as tables have it: «−1,2 %», «+3 puntos básicos». */
export function signedMove(move: Move, words: MarketWords): { readonly points: string; readonly percent: string } {
  const points = formatNumber(move.points, { decimals: words.decimals, fixedDecimals: true, plus: true });
  const percent =
    isToldInPoints(words.kind) || move.percent === null
      ? ""
      : formatPercent(move.percent, { decimals: words.percentDecimals, fixedDecimals: true, plus: true });
  return { points, percent };
}
