import type { Observation, SeriesFields } from "@nv/contracts/schemas";
import { readDay } from "@nv/series";
import { readDelimited, readNumber, recordsOf } from "@nv/tables";
import { OriginFault } from "./origin-fault.ts";

/** Marks of the bank for a figure that may change: provisional, estimated, forecast. */
const PROVISIONAL: readonly (string | undefined)[] = ["P", "E", "F"];

/**
 * Reads the figures of a series of the European Central Bank.
 *
 * @param text - Answer with `format=csvdata`.
 * @param column - That gets the figures.
 * @throws {OriginFault} For another answer, and for more than one series.
 * @see https://data.ecb.europa.eu/help/api/data
 */
export function readEcb(text: string, column: string, { name, url }: SeriesFields["source"]): readonly Observation[] {
  const { rows, problems } = readDelimited(text, { separator: "," });
  const records = recordsOf(rows);
  if (problems.length > 0 || records.length === 0) throw new OriginFault("The bank answered something else.");
  if (new Set(records.map(({ key }) => key)).size > 1) throw new OriginFault("The bank gave several series.");
  return records.map(({ time_period = "", obs_value = "", obs_status }) => {
    const date = readDay(time_period, "day-first");
    const value = obs_value === "" || obs_value === "NaN" ? null : readNumber(obs_value, ".");
    if (date === null || (value === null && obs_value !== "" && obs_value !== "NaN"))
      throw new OriginFault(`No observation: ${time_period}, ${obs_value}`);
    const isProvisional = PROVISIONAL.includes(obs_status);
    return { date, values: { [column]: value }, source: name, sourceUrl: url, isProvisional, note: "" };
  });
}
