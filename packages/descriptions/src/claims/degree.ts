import type { SignKind } from "./sign.ts";

/** Words between «más» and its «que». */
const MOST_BEFORE_THAN = 5;

/** Words between an article and the degree that it belongs to: «el nivel histórico más alto». */
const MOST_BEFORE_DEGREE = 4;

const SMALL = ["baj", "barat", "pequeñ", "pobre", "reducid", "debil", "leve", "escas", "fri", "cort", "lent"];
const DEGREES: Readonly<Record<string, "more" | "less">> = {
  ...{ mas: "more", menos: "less", mayor: "more", mayores: "more", menor: "less", menores: "less" },
  ...{ mejor: "more", mejores: "more", peor: "less", peores: "less" },
};
const EXTREMES: Readonly<Record<string, "high" | "low">> = {
  ...{ maximo: "high", maxima: "high", maximos: "high", maximas: "high" },
  ...{ minimo: "low", minima: "low", minimos: "low", minimas: "low" },
};
const ARTICLES = new Set(["el", "la", "los", "las", "lo", "su", "sus", "con", "un", "una", "del", "al"]);
const OPPOSITE = { more: "less", less: "more" } as const;

/** A degree of a sentence: a comparison or an extreme. */
export interface Degree {
  readonly sign: SignKind;
  /** Place at which the words behind it begin. */
  readonly to: number;
}

/** Whether a comparison follows: «más paro que», «más gente de la que»; never across a comma. */
function thanAfter(words: readonly string[], at: number, end: number): boolean {
  for (let next = at + 1; next <= Math.min(at + MOST_BEFORE_THAN, end - 1); next += 1)
    if (words[next] === "que") return true;
  return false;
}

const isSmall = (word: string | undefined) => word !== undefined && SMALL.some((stem) => word.startsWith(stem));

const HAVING = [
  "tiene",
  "tienen",
  "gana",
  "ganan",
  "cuesta",
  "paga",
  "pagan",
  "suma",
  "suman",
  "logra",
  "logran",
  "consigue",
];

/** «La que menos gana» is an extreme of what it has; «el que más sube», of how it went, is nothing that is read. */
function whichMost(words: readonly string[], at: number, way: "more" | "less"): Degree {
  const isHad = HAVING.includes(words[at + 1] ?? "");
  return isHad ? { sign: way === "more" ? "high" : "low", to: at + 2 } : { sign: "strange", to: at + 1 };
}

/**
 * Reads «más», «menor», «peor» as a comparison («más paro que»), or as an extreme («la más alta», «con menos renta»).
 *
 * @param end - Where the stretch without a comma ends.
 * @param isBehindAmount - Whether a quantity stands right before: «tres puntos más».
 * @param isWorseMore - Whether more of what is told is worse: «el peor dato de paro» is the highest.
 */
export function degreeAt(
  words: readonly string[],
  at: number,
  {
    end,
    isBehindAmount,
    isWorseMore,
  }: { readonly end: number; readonly isBehindAmount: boolean; readonly isWorseMore: boolean },
): Degree | null {
  const word = words[at] ?? "";
  if (Object.hasOwn(EXTREMES, word)) return { sign: EXTREMES[word] ?? "strange", to: at + 1 };
  const plain = Object.hasOwn(DEGREES, word) ? DEGREES[word] : undefined;
  if (plain === undefined) return null;
  const isAdverb = word === "mas" || word === "menos";
  const isTurned = (isAdverb && isSmall(words[at + 1])) || (isWorseMore && /^(?:mejor|peor)/.test(word));
  const way = isTurned ? OPPOSITE[plain] : plain;
  const to = at + (isTurned && isAdverb ? 2 : 1);
  if (isBehindAmount) return { sign: way, to };
  if (words[at - 1] === "que" && isAdverb) return whichMost(words, at, way);
  if (thanAfter(words, at, end)) return { sign: way, to };
  const isExtreme = words.slice(Math.max(0, at - MOST_BEFORE_DEGREE), at).some((before) => ARTICLES.has(before));
  if (isExtreme || !isAdverb) return { sign: way === "more" ? "high" : "low", to };
  return { sign: isAdverb ? "strange" : way, to };
}
