import type { AveragedDay, AverageMethod, DrawnTable, MandateFields, Observation } from "@nv/contracts/schemas";
import { formatCount, formatDate, formatNumber } from "@nv/spanish";
import { dayNumber } from "../periods.ts";
import { averageOf, type MadeAverage } from "./average-of.ts";
import type { AverageDay, Averaged } from "./average-polls.ts";
import { drawnText, mandateTable, netOf } from "./drawn-table.ts";
import { bandText, methodText } from "./method-text.ts";
import { onePollAWeek, type Poll, pollsOf } from "./poll.ts";
import { pointsText, rounded, shareText } from "./shown-share.ts";
import { countedText, levelText } from "./states-text.ts";

/** The rows of a mandate, in their order. */
export interface MandateRows {
  readonly polls: readonly Observation[];
  readonly events: readonly Observation[];
}

/** Standing of a mandate. */
export interface MandateStanding {
  /** Day by day, from the first poll to the last. */
  readonly days: readonly AverageDay[];
  /** In words. */
  readonly sentence: string;
  /** Text on how it was made and what is drawn, with every parameter. */
  readonly method: string;
  readonly drawn: DrawnTable;
}

const withBand = ({ meanPct, lowPct, highPct }: Averaged) =>
  `el ${shareText(meanPct)} (de ${shareText(lowPct)} a ${shareText(highPct)})`;

/** Says which polls count in the last average, and why there is none since. */
function countText({ leastPolls, windowDays }: AverageMethod, last: string, { asked, days }: Asked): string {
  const number = dayNumber(last);
  const counted = onePollAWeek(asked).map(({ day }) => day);
  const recent = counted.filter((day) => day <= last && dayNumber(day) > number - windowDays).length;
  const polls = formatCount(recent, "encuesta", "encuestas", "feminine");
  const count = `Cuentan ${polls} de los ${formatNumber(windowDays)} días hasta entonces, y ninguna anterior.`;
  const few = fewText(leastPolls, windowDays);
  return last === days.at(-1)?.day ? count : `${count} Desde entonces no hay media: hay menos de ${few}.`;
}

interface Asked {
  readonly asked: readonly Poll[];
  readonly days: readonly AverageDay[];
}

const fewText = (least: number, days: number) => `${formatNumber(least)} encuestas en ${formatNumber(days)} días`;

/** Writes what the last average says, and what keeps it from being of today. */
function sentenceOf({ method, startDay }: MandateFields, { days, model }: MadeAverage, asked: readonly Poll[]): string {
  const { leastPolls, windowDays } = method;
  const last = days.findLast(({ approve, disapprove }) => approve !== null && disapprove !== null);
  if (last === undefined || last.approve === null || last.disapprove === null)
    return `Todavía no hay media: hacen falta ${model === null ? fewText(leastPolls, windowDays) : `${formatNumber(leastPolls)} encuestas`}.`;
  const when = `El ${formatDate(last.day)}, día ${formatNumber(dayNumber(last.day) - dayNumber(startDay))} del mandato`;
  const shares = `aprueba ${withBand(last.approve)} y desaprueba ${withBand(last.disapprove)}`;
  const balance = `un saldo de ${pointsText(netOf(last) ?? 0, true)}`;
  const counted = model === null ? countText(method, last.day, { asked, days }) : countedText(model, windowDays);
  return `${when}, ${shares}: ${balance}. ${model === null ? bandText : levelText} ${counted}`;
}

/** Makes the average of a mandate, and puts it into words and into a table that a figure draws. */
export function standingOf(fields: MandateFields, { polls, events }: MandateRows): MandateStanding {
  const made = averageOf(polls, fields.method);
  const { days } = made;
  const drawn = mandateTable(days, { polls, events });
  const left = drawnText(drawn, { polls: 2 * polls.length, events: events.length });
  return {
    days,
    sentence: sentenceOf(fields, made, pollsOf(polls)),
    method: [methodText(fields.method, made.model?.parameters ?? null), left].filter(Boolean).join(" "),
    drawn,
  };
}

const plain = (share: Averaged | null): Averaged | null =>
  share && { meanPct: rounded(share.meanPct), lowPct: rounded(share.lowPct), highPct: rounded(share.highPct) };

/** Averages as a file tells them, in hundredths. */
export const averagedDays = (days: readonly AverageDay[]): AveragedDay[] =>
  days.map(({ day, approve, disapprove }) => ({ day, approve: plain(approve), disapprove: plain(disapprove) }));
