import { typeOf } from "@nv/graphic-types";
import type { JobRun } from "../../../platform/jobs/job-handlers.ts";
import { deleteRecord } from "../../../platform/records/delete-record.ts";
import { retireRecord } from "../../../platform/records/publish-record.ts";
import { listVersions } from "../../../platform/records/records.repository.ts";
import { findEntry } from "../../../platform/records/records-context.ts";
import { findGraphicAt, type GraphicsContext } from "../graphics-context.ts";
import type { GraphicRow } from "../schema/tables.ts";
import { EXAMPLE_LICENCE, type RegistryExample } from "./examples.ts";
import type { Outcome } from "./load-examples.ts";

const FILE = "file:";

/** Deletes the files that came with an example and that nothing uses. */
async function discardFiles({ files }: GraphicsContext, row: GraphicRow): Promise<void> {
  const { config } = row.fields;
  for (const { reference } of typeOf(config.type).sources(config)) {
    if (!reference.startsWith(FILE)) continue;
    const id = reference.slice(FILE.length);
    if ((await files.find(id))?.words.licence === EXAMPLE_LICENCE) await files.discard(id);
  }
}

/** Takes an example away: what somebody has changed is theirs, and what readers had is retired, since its address was given to them. */
export async function removeExample(
  context: GraphicsContext,
  { slug }: RegistryExample,
  { actor }: Pick<JobRun, "actor">,
): Promise<Outcome | null> {
  const { records } = context;
  const id = (await findGraphicAt(context, slug))?.id;
  const row = id === undefined ? undefined : await findEntry(context.records, id);
  if (row === undefined || row.status === "retired") return null;
  if ((await listVersions(records.db, row.id)).some(({ action }) => action === "edited"))
    return { outcome: "unchanged", message: "Alguien lo ha cambiado: se queda" };
  const request = { id: row.id, version: row.version, actor };
  if (row.revisions > 0) {
    await retireRecord(records, request, { source_key: null });
    return { outcome: "done", message: "Retirado: estuvo publicado" };
  }
  await deleteRecord(records, request);
  await discardFiles(context, row);
  return { outcome: "done", message: "" };
}
