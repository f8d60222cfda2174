import type { AverageFields } from "@nv/contracts/schemas";
import { formatCount, formatDate, formatNumber, formatPercent } from "@nv/spanish";
import { bandText } from "../method-text.ts";
import { pointsText, shareText, shownDifference } from "../shown-share.ts";
import { countedText, levelText } from "../states-text.ts";
import type { MadeAverages } from "./average-days.ts";
import { NAMED_FROM, type Race, type StandingShare } from "./leader.ts";

const LIST = new Intl.ListFormat("es", { type: "conjunction" });

/** Shares that a sentence tells at most, with their intervals, and fewest: the others are in the table. */
const TOLD = { most: 6, fewest: 2 } as const;

/** Longest sentence: it stands above a drawing, whole. Characters. */
const LONGEST = 580;

const withBand = ({ series, meanPct, lowPct, highPct }: StandingShare) =>
  `${series.name}, ${shareText(meanPct)} (de ${shareText(lowPct)} a ${shareText(highPct)})`;

/** Says who is ahead, by how much and how surely, or between whom it is a tie. */
function raceText({ order: [first, second], chance, tied }: Race): string {
  if (first === undefined || second === undefined) return "";
  const [nearest] = tied;
  if (nearest !== undefined) {
    const names = LIST.format([first, ...tied.map(({ share }) => share)].map(({ series }) => series.name));
    const low = formatNumber(nearest.lowPct, { decimals: 1, plus: true });
    const edges = `de ${low} a ${pointsText(Math.round(nearest.highPct * 10) / 10, true)}`;
    const open = tied.length === 1 ? "su diferencia" : `la de ${first.series.name} y ${nearest.share.series.name}`;
    return `Hay empate técnico entre ${names}: ${open} puede ir ${edges}.`;
  }
  const points = pointsText(shownDifference(first.meanPct, second.meanPct));
  const ahead = `${first.series.name} va por delante de ${second.series.name}, por ${points}`;
  const surely =
    chance === null
      ? `con una confianza del ${formatPercent(100 * NAMED_FROM)}`
      : `lo está en el ${formatPercent(Math.floor(1000 * chance) / 10, { decimals: 1 })} de los sorteos`;
  return `${ahead}: ${surely}.`;
}

function movingText({ method: { windowDays } }: AverageFields, counted: number): string {
  const polls = formatCount(counted, "encuesta", "encuestas", "feminine");
  return `Cuentan ${polls} de los ${formatNumber(windowDays)} días hasta entonces, y ninguna anterior.`;
}

/**
 * Writes how an average stands on its last day: the shares, who is ahead, what is in brackets and which polls count.
 *
 * @param standing - The shares of that day, in the order of the fields.
 */
export function averageSentence(
  fields: AverageFields,
  { model, counted, days }: MadeAverages,
  { day, standing, race }: { readonly day: string; readonly standing: readonly StandingShare[]; readonly race: Race },
): string {
  const order = standing.toSorted((a, b) => b.meanPct - a.meanPct);
  const isOld = day !== days.at(-1)?.day;
  function sentenceOf(told: number): string {
    return [
      `El ${formatDate(day)}: ${order.slice(0, told).map(withBand).join("; ")}.`,
      raceText(race),
      model === null ? bandText : levelText,
      model === null ? movingText(fields, counted) : countedText(model, fields.method.windowDays),
      ...(isOld ? ["Desde entonces no hay media: hay pocas encuestas."] : []),
    ]
      .filter(Boolean)
      .join(" ");
  }
  let told: number = TOLD.most;
  while (told > TOLD.fewest && sentenceOf(told).length > LONGEST) told -= 1;
  return sentenceOf(told);
}
