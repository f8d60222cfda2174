import type { EditGraphic } from "@nv/contracts/schemas";
import { normalizeConfig } from "@nv/graphic-types";
import type { Actor } from "../../http/acting.ts";
import { invalidFields } from "../../http/problem.ts";
import { changeRecord } from "../../platform/records/change-record.ts";
import { type PublishRequest, restoreRecord } from "../../platform/records/publish-record.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import { columnsOf } from "./register-graphic.service.ts";
import type { GraphicRow } from "./schema/tables.ts";

function requireEditable(row: GraphicRow, { slug, isPinned }: EditGraphic): void {
  if (row.status === "retired")
    throw invalidFields([{ field: "status", message: "Está retirado: recupéralo antes de cambiarlo" }]);
  if (slug !== undefined && slug !== row.slug && row.revisions > 0)
    throw invalidFields([
      { field: "slug", message: "La dirección no cambia después de publicar: está puesta en artículos" },
    ]);
  if (isPinned === true && row.revision === null)
    throw invalidFields([{ field: "isPinned", message: "Solo un gráfico publicado puede quedar fijo" }]);
}

function statusAfter(row: GraphicRow, isPinned: boolean | undefined): string {
  if (isPinned === undefined || row.revision === null) return row.status;
  return isPinned ? "pinned" : "published";
}

/**
 * Saves what people write about a graphic. Readers get it with the next publication.
 *
 * @throws {Problem} `GRAPHIC_NOT_FOUND`, `FIELDS_INVALID`, `GRAPHIC_EXISTS`, `SLUG_TAKEN`.
 * @throws {StaleVersion}
 */
export async function editGraphic(
  context: GraphicsContext,
  id: string,
  input: EditGraphic,
  actor: Actor,
): Promise<GraphicRow> {
  const { version, slug, isPinned, goesOn, savingId, ...written } = input;
  const { config, sourceKey } = normalizeConfig(written.config, context.datawrapper.settings.cdnBase);
  const { fields, extension } = columnsOf({ ...written, config });
  return changeRecord(context.records, {
    id,
    version,
    actor,
    action: "edited",
    goesOn,
    savingId,
    change: (row) => {
      requireEditable(row, input);
      const record = { title: fields.title, fields: JSON.stringify(fields), ...(slug !== undefined && { slug }) };
      return {
        record: { ...record, status: statusAfter(row, isPinned) },
        extension: { ...extension, source_key: sourceKey },
      };
    },
  });
}

/**
 * Takes a retired graphic up again, as a draft.
 *
 * @throws {Problem} `GRAPHIC_NOT_FOUND`; `GRAPHIC_EXISTS` when what it frames was registered again meanwhile; `BAD_REQUEST`
 *   when it is not retired.
 * @throws {StaleVersion}
 */
export function restoreGraphic(context: GraphicsContext, request: PublishRequest): Promise<GraphicRow> {
  const { cdnBase } = context.datawrapper.settings;
  return restoreRecord(context.records, request, (row) => ({
    source_key: normalizeConfig(row.fields.config, cdnBase).sourceKey,
  }));
}
