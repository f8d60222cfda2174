import { formatDate } from "@nv/spanish";
import { moveSince } from "./moves.ts";
import { amount, isNothing, type MarketSentence, type MarketWords } from "./sentence.ts";
import type { MarketSession } from "./session.ts";

/**
 * Writes what changed since a day that somebody chose.
 *
 * @param isoDay - `YYYY-MM-DD`.
 * @example "Desde el 31 de diciembre de 2025 gana un 8,4 %."
 */
export function sinceSentence(sessions: readonly MarketSession[], isoDay: string, words: MarketWords): MarketSentence {
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (first === undefined || last === undefined) return { sentence: "", reasons: [] };
  if (isoDay < first.date)
    return { sentence: "", reasons: [`La serie empieza el ${formatDate(first.date)}: antes no se sabe cómo estaba.`] };
  const move = moveSince(sessions, isoDay);
  if (move === null)
    return {
      sentence: "",
      reasons: [`Desde entonces no ha habido otra sesión: la última es del ${formatDate(last.date)}.`],
    };
  const reasons =
    move.from === isoDay
      ? []
      : [`El ${formatDate(isoDay)} no hay cierre: se cuenta desde el anterior, el ${formatDate(move.from)}.`];
  const much = amount(move, words);
  const changed = isNothing(much) ? "apenas cambia" : `${move.points < 0 ? "pierde" : "gana"} ${much}`;
  return { sentence: `Desde el ${formatDate(move.from)} ${changed}.`, reasons };
}
