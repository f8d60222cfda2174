import { fold } from "@nv/spanish";
import { findTokens } from "./find-tokens.ts";

/** Which way a sentence says that something went. */
export type Direction = "up" | "down";

// Beginnings of the words, without accents: «sube», «subida», «subió».
const UP =
  "sube subi suba subir aument crec increment gana gano repunt alza avanz encarec eleva elevo dispar escal".split(" ");
const DOWN =
  "baja bajo baje caen caer caid cayo caye descen descien reduc reduj pierd perd retroce disminu merm desplom recort abarat hund contrae contraj contracc".split(
    " ",
  );
const WHOLE: Readonly<Record<string, Direction>> = { cae: "down", negativo: "down", negativa: "down", deficit: "down" };

/** Prepositions and adjectives that begin like a fall: «bajo los 10 grados» says where, not whereto. */
const NEITHER = new Set(["bajos", "bajas", "elevado", "elevada", "elevados", "elevadas"]);

/** Which way a word goes; `null` for one that says none. */
export function directionOf(word: string): Direction | null {
  if (NEITHER.has(word)) return null;
  const whole = Object.hasOwn(WHOLE, word) ? WHOLE[word] : undefined;
  if (whole !== undefined) return whole;
  if (UP.some((stem) => word.startsWith(stem))) return "up";
  return DOWN.some((stem) => word.startsWith(stem)) ? "down" : null;
}

/**
 * Which way a figure goes by the words around it: «más» or «menos» right behind it, or else the nearest word before it
 * that says so.
 *
 * @param before - The sentence up to the figure.
 * @param after - The sentence behind it.
 * @returns `null` when no word says it.
 */
export function directionAround(before: string, after: string): Direction | null {
  const next = fold(findTokens(after.slice(0, 12))[0]?.text ?? "");
  if (next === "mas") return "up";
  if (next === "menos") return "down";
  const words = findTokens(before).map(({ folded }) => folded);
  return words.reduce<Direction | null>((found, word) => directionOf(word) ?? found, null);
}
