import type { AveragedDay, DrawnTable, MandateFields, Observation } from "@nv/contracts/schemas";
import { formatCount, formatDate, formatNumber } from "@nv/spanish";
import { dayNumber } from "../periods.ts";
import { type AverageDay, type Averaged, averagePolls } from "./average-polls.ts";
import { drawnText, mandateTable, netOf } from "./drawn-table.ts";
import { bandText, methodText } from "./method-text.ts";
import { onePollAWeek, pollsOf } from "./poll.ts";
import { pointsText, rounded, shareText } from "./shown-share.ts";

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

/** Writes what the last average says, and what keeps it from being of today. */
function sentenceOf(
  { method, startDay }: MandateFields,
  days: readonly AverageDay[],
  counted: readonly string[],
): string {
  const { leastPolls, windowDays } = method;
  const few = `${formatNumber(leastPolls)} encuestas en ${formatNumber(windowDays)} días`;
  const last = days.findLast(({ approve, disapprove }) => approve !== null && disapprove !== null);
  if (last === undefined || last.approve === null || last.disapprove === null)
    return `Todavía no hay media: hacen falta ${few}.`;
  const number = dayNumber(last.day);
  const recent = counted.filter((day) => day <= last.day && dayNumber(day) > number - windowDays).length;
  const net = netOf(last) ?? 0;
  const when = `El ${formatDate(last.day)}, día ${formatNumber(number - dayNumber(startDay))} del mandato`;
  const shares = `aprueba ${withBand(last.approve)} y desaprueba ${withBand(last.disapprove)}`;
  const balance = `un saldo de ${pointsText(net, true)}`;
  const polls = formatCount(recent, "encuesta", "encuestas", "feminine");
  const count = `Cuentan ${polls} de los ${formatNumber(windowDays)} días hasta entonces, y ninguna anterior.`;
  const isOld = last.day !== days.at(-1)?.day;
  return `${when}, ${shares}: ${balance}. ${bandText} ${count}${isOld ? ` Desde entonces no hay media: hay menos de ${few}.` : ""}`;
}

/** Makes the average of a mandate, and puts it into words and into a table that a figure draws. */
export function standingOf(fields: MandateFields, { polls, events }: MandateRows): MandateStanding {
  const asked = pollsOf(polls);
  const days = averagePolls(asked, fields.method);
  const drawn = mandateTable(days, { polls, events });
  const counted = onePollAWeek(asked).map(({ day }) => day);
  const left = drawnText(drawn, { polls: polls.length, events: events.length });
  return {
    days,
    sentence: sentenceOf(fields, days, counted),
    method: [methodText(fields.method), left].filter(Boolean).join(" "),
    drawn,
  };
}

const plain = (share: Averaged | null): Averaged | null =>
  share && { meanPct: rounded(share.meanPct), lowPct: rounded(share.lowPct), highPct: rounded(share.highPct) };

/** Averages as a file tells them, in hundredths. */
export const averagedDays = (days: readonly AverageDay[]): AveragedDay[] =>
  days.map(({ day, approve, disapprove }) => ({ day, approve: plain(approve), disapprove: plain(disapprove) }));
