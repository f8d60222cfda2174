import type {
  ChangeCounts,
  ComparisonFields,
  ComparisonResult,
  MandateFields,
  Observation,
  PublishedComparison,
  PublishedMandate,
  SeriesColumn,
} from "@nv/contracts/schemas";
import { delimitedLine } from "@nv/tables";
import { AVERAGE_MAKING } from "./average-polls.ts";
import { FICHA_COLUMNS } from "./ficha.ts";
import { averagedDays, type MandateRows, standingOf } from "./mandate.ts";
import { POLL_COLUMNS } from "./poll-columns.ts";

/** Contents of the files of a mandate. */
export interface FiledMandate extends MandateRows {
  readonly fields: MandateFields;
  /** Changes of its polls since the revision before. */
  readonly changes: ChangeCounts;
  /** Address of the revision's own file. */
  readonly revisionUrl: string;
}

/** A mandate as a program reads it. What the team wrote for itself stays with the team. */
export function mandateJson({ fields, polls, events, changes, revisionUrl }: FiledMandate): string {
  const { kind, title, description, holder, startDay, question, method: parameters } = fields;
  const { days, sentence, method, drawn } = standingOf(fields, { polls, events });
  const published: PublishedMandate = {
    ...{ schema: 1, kind, title, description, holder, startDay, question, sentence, method, parameters },
    making: AVERAGE_MAKING,
    ...{ revisionUrl, changes, drawn, average: averagedDays(days), polls: [...polls], events: [...events] },
  };
  return JSON.stringify(published);
}

/** The columns of the ficha técnica that some poll tells: what nobody tells is no column. */
const toldFicha = (polls: readonly Observation[]) =>
  FICHA_COLUMNS.map(({ key }) => key).filter((key) => polls.some(({ values }) => (values[key] ?? null) !== null));

/**
 * The polls of a mandate or of an average as a spreadsheet reads them: a row for each, figures with a decimal point.
 *
 * @param columns - Of the polls, besides their last day, their source and their ficha técnica.
 */
export function pollsCsv(
  polls: readonly Observation[],
  columns: readonly Pick<SeriesColumn, "key">[] = POLL_COLUMNS,
): string {
  const ficha = toldFicha(polls);
  const keys = columns.map(({ key }) => key).filter((key) => !FICHA_COLUMNS.some((one) => one.key === key));
  const aside = ["source", "source_url", "note", ...ficha];
  const head = delimitedLine([...keys.slice(0, 2), "end", ...keys.slice(2), ...aside]);
  const rows = polls.map(({ date, values, source, sourceUrl, note }) => {
    const cells = keys.map((key) => values[key] ?? "");
    const said = ficha.map((key) => values[key] ?? "");
    return delimitedLine([...cells.slice(0, 2), date, ...cells.slice(2), source, sourceUrl, note, ...said]);
  });
  return head + rows.join("");
}

/** A comparison as a program reads it. */
export function comparisonJson(
  { title, description }: ComparisonFields,
  made: NonNullable<ComparisonResult["comparison"]>,
  revisionUrl: string,
): string {
  const published: PublishedComparison = { ...made, title, description, revisionUrl };
  return JSON.stringify(published);
}

/** A comparison as a spreadsheet reads it: a row for each day of the common stretch, with each average and its band. */
export function comparisonCsv({ members }: NonNullable<ComparisonResult["comparison"]>): string {
  const head = delimitedLine(["day", ...members.flatMap(({ name }) => [name, `${name} low`, `${name} high`])]);
  const days = Array.from({ length: members[0]?.approve.length ?? 0 }, (_, day) =>
    delimitedLine([
      day,
      ...members.flatMap(({ approve }): readonly (string | number)[] => {
        const share = approve[day] ?? null;
        return share === null ? ["", "", ""] : [share.meanPct, share.lowPct, share.highPct];
      }),
    ]),
  );
  return head + days.join("");
}
