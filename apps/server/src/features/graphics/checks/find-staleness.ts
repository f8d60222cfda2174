import { typeOf } from "@nv/graphic-types";
import { isOwnReference } from "@nv/piece-parts";
import { Problem } from "../../../http/problem.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import { fillConfig } from "../piece/fill-config.ts";
import type { GraphicRow } from "../schema/tables.ts";

/**
 * In what a published graphic is behind the series and graphics that it cites.
 *
 * @returns A sentence; empty when it says what they say, cites none, or is not published.
 */
export async function findStaleness(
  context: Pick<GraphicsContext, "publishing" | "records">,
  row: GraphicRow,
): Promise<string> {
  const { config } = row.fields;
  const { cites, sources } = typeOf(config.type);
  if (row.revision === null || cites.snapshotFile === null) return "";
  if (!sources(config).some(({ reference }) => isOwnReference(reference))) return "";
  const snapshot = await context.publishing.sections.g.readFile(row.slug, row.revision, cites.snapshotFile);
  if (snapshot === null) return "";
  try {
    const filled = await fillConfig(context, config);
    return cites.behind(snapshot.toString(), filled.config);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "FIELDS_INVALID") throw error;
    // What it cites is there no more: readers see what it said when it was published.
    const [why] = error.details.fields ?? [];
    return `Lo que cita la tarjeta ya no está como estaba: ${why?.message ?? ""}`;
  }
}
