import type {
  ChangeCounts,
  ComparisonFields,
  ComparisonResult,
  MandateFields,
  Observation,
  PublishedComparison,
  PublishedMandate,
} from "@nv/contracts/schemas";
import { delimitedLine } from "@nv/tables";
import { AVERAGE_MAKING } from "./average-polls.ts";
import { averagedDays, type MandateRows, standingOf } from "./mandate.ts";
import { POLL_COLUMNS } from "./poll-table.ts";

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

/** The polls of a mandate as a spreadsheet reads them: a row for each, figures with a decimal point. */
export function mandateCsv({ polls }: { readonly polls: readonly Observation[] }): string {
  const keys = POLL_COLUMNS.map(({ key }) => key);
  const head = delimitedLine([...keys.slice(0, 2), "end", ...keys.slice(2), "source", "source_url", "note"]);
  const rows = polls.map(({ date, values, source, sourceUrl, note }) => {
    const cells = keys.map((key) => values[key] ?? "");
    return delimitedLine([...cells.slice(0, 2), date, ...cells.slice(2), source, sourceUrl, note]);
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
