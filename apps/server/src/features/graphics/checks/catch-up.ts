import type { Actor } from "../../../http/acting.ts";
import { findEntry } from "../../../platform/records/records-context.ts";
import { isFollowing, publishAgain } from "../follow-data.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import type { GraphicRow } from "../schema/tables.ts";
import type { ChartFindings } from "./chart-findings.ts";
import { findStaleness } from "./find-staleness.ts";

/** Actor of the publications that a look at a graphic finds due. */
const DAILY: Actor = { id: "", name: "Revisión diaria" };

/**
 * Publishes a graphic again that follows something and is behind it: a notice that never came is made up for by the daily look.
 *
 * @returns The graphic as it is then; the same one where nothing was to be done, or it cannot go out as it is.
 */
export async function catchUp(
  context: GraphicsContext,
  row: GraphicRow,
  { isBehind }: Pick<ChartFindings, "isBehind">,
): Promise<GraphicRow> {
  if (!isFollowing(row)) return row;
  if (!isBehind && (await findStaleness(context, row)) === "") return row;
  const left = await publishAgain(context, row.id, DAILY);
  return left === "" ? ((await findEntry(context.records, row.id)) ?? row) : row;
}
