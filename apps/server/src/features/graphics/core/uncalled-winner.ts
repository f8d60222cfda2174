import type { FieldProblem, PublicCount } from "@nv/contracts/schemas";
import { TOTAL_AREA } from "@nv/contracts/schemas";
import { fold } from "@nv/spanish";
import { textsIn } from "./poll-sentence.ts";

/** Words that give a victory; «gana 12 escaños» and «gana terreno» give none. */
const VICTORY =
  /\b(?:gana|ganan|ganara|ganaran|ganado|gano|ganador|ganadora|vence|vencen|vencera|vencedor|vencedora|victoria|triunfo|triunfa)\b(?! (?:\d|un |una |unos |unas |dos |tres |cuatro |cinco |seis |siete |ocho |nueve |diez |mas |menos |votos|esca[nñ]os|puntos|peso|terreno|apoyos?|fuerza))/;

/** End of a sentence. */
const SENTENCES = /(?<=[.!?…])\s+|\n+/;

/** Most characters of a text that are looked through. */
const MOST_READ = 20_000;

/** A part of a count that a graphic is of. */
export interface ToldCount {
  readonly count: PublicCount;
  /** Empty for the whole. */
  readonly part: string;
}

/** Names of the lists that won the areas which a graphic tells of, folded, as two people gave them. */
function winnersOf(told: readonly ToldCount[]): readonly (readonly string[])[] {
  return told.flatMap(({ count, part }) => {
    const areas = [count.total, ...count.constituencies];
    const area = areas.find(({ code }) => code === (part === "" ? TOTAL_AREA : part));
    const called = area === undefined ? areas.map(({ winner }) => winner) : [area.winner];
    const lists = count.lists.filter(({ key }) => called.includes(key));
    return lists.map(({ acronym, name }) => [acronym, name].filter((one) => one !== "").map(fold));
  });
}

/**
 * Finds a victory that a graphic of a count gives to somebody, and that two people have not given. Nobody publishes it by saying why: whoever
 * confirms it does.
 *
 * @param written - What people wrote of the graphic, as deep as it is.
 * @param told - The counts that it is of; none for a graphic of anything else.
 */
export function uncalledWinner(written: unknown, told: readonly ToldCount[]): readonly FieldProblem[] {
  if (told.length === 0) return [];
  const winners = winnersOf(told);
  const isGiven = (sentence: string) => winners.some((names) => names.some((name) => sentence.includes(name)));
  const sentence = textsIn(written)
    .flatMap((text) => text.slice(0, MOST_READ).split(SENTENCES))
    .find((one) => VICTORY.test(fold(one)) && !isGiven(fold(one)));
  if (sentence === undefined) return [];
  const message = `«${sentence.trim()}» da un ganador que dos personas no han dado en la noche electoral: proponlo allí, y otra persona lo confirma`;
  return [{ field: "title", message }];
}
