import { CardConfig, typeOf } from "@nv/graphic-types";
import { behind, CitedSnapshot, SAID_FILE, snapshotOf } from "@nv/graphic-types/page";
import { isOwnReference } from "@nv/piece-parts";
import { Problem } from "../../http/problem.ts";
import { fillConfig } from "./fill-config.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import type { GraphicRow } from "./schema/tables.ts";

/**
 * In what a published card is behind the series and graphics that it cites.
 *
 * @returns A sentence; empty when it says what they say, cites none, or is not published.
 */
export async function staleCard(
  context: Pick<GraphicsContext, "publishing" | "records">,
  row: GraphicRow,
): Promise<string> {
  const { config } = row.fields;
  if (row.revision === null || config.type !== "card") return "";
  if (
    !typeOf(config.type)
      .sources(config)
      .some(({ reference }) => isOwnReference(reference))
  )
    return "";
  const text = await context.publishing.sections.g.readFile(row.slug, row.revision, SAID_FILE);
  const said = text === null ? null : CitedSnapshot.parse(JSON.parse(text.toString()));
  if (said === null) return "";
  try {
    const filled = await fillConfig(context, config);
    return behind(said, snapshotOf(CardConfig.parse(filled.config)));
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "FIELDS_INVALID") throw error;
    // What it cites is there no more: readers see what it said when it was published.
    const [why] = error.details.fields ?? [];
    return `Lo que cita la tarjeta ya no está como estaba: ${why?.message ?? ""}`;
  }
}
