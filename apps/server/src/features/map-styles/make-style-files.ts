import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ATLAS_FILES, MAX_STYLE_BYTES, mapStyleDocument, mapStyleFaults } from "@nv/geography";
import { invalidFields } from "../../http/problem.ts";
import { STYLE_FILE } from "../../platform/publishing/core/published-path.ts";
import { REVISION_ADDRESS } from "../../platform/publishing/core/revision-address.ts";
import type { RevisionFile } from "../../platform/publishing/publisher.ts";
import type { MapStyleRow } from "./map-styles-collection.ts";
import type { MapStylesContext } from "./map-styles-context.ts";

/** File of a revision with what the style paints: the same bytes are kept once, whatever styles hold them. */
const GROUND_FILE = "ground.json";

/**
 * Writes what readers and programs of maps get of a style.
 *
 * @throws {Problem} `FIELDS_INVALID` with what keeps it from going out.
 */
export async function makeStyleFiles(
  { publishing, folders }: Pick<MapStylesContext, "publishing" | "folders">,
  row: MapStyleRow,
): Promise<readonly RevisionFile[]> {
  const { title, note: _note, ...style } = row.fields;
  const faults = mapStyleFaults(style);
  if (faults.length > 0) throw invalidFields([...faults]);
  const groundUrl = new URL(publishing.publicBaseUrl).origin + REVISION_ADDRESS + GROUND_FILE;
  const document = Buffer.from(JSON.stringify(mapStyleDocument(style, { name: title, groundUrl })));
  if (document.byteLength > MAX_STYLE_BYTES)
    throw invalidFields([{ field: "title", message: "El estilo pesa más de 30 kB" }]);
  const file = { path: STYLE_FILE, body: document, namesRevision: true } as const;
  if (style.provider.kind === "tiles" || style.provider.kind === "mapbox") return [file];
  return [file, { path: GROUND_FILE, body: await readFile(join(folders.atlas, ATLAS_FILES.ground)) }];
}
