import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { delimitedLine } from "@nv/tables";
import { Problem } from "../../http/problem.ts";
import { streamZip } from "../../platform/publishing/stream-zip.ts";
import { storedFields, storedPhoto } from "./core/stored-photo.ts";
import { photoToSend } from "./photo-views.ts";
import { findBatch, sentOf, uploadsOf } from "./photos.repository.ts";
import type { Photos } from "./photos.service.ts";
import type { PhotosContext } from "./photos-context.ts";
import type { PhotoUploadRow } from "./schema/tables.ts";
import { sentName } from "./send-photo.ts";

/** A spreadsheet knows by it that a text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

const COLUMNS = [
  "archivo",
  "pie",
  "firma",
  "agencia",
  "fuente",
  "palabras clave",
  "sección",
  "fecha",
  "texto alternativo",
  "id en Photo Center",
] as const;

/** A file to take away. */
export interface PackedPhotos {
  /** Of the file: letters, digits and hyphens. */
  readonly name: string;
  readonly body: Readable;
}

/** Dependencies of the packing of a batch's pictures. */
interface PackDeps {
  readonly context: PhotosContext;
  readonly photos: Pick<Photos, "batch">;
}

/** Names of files, each once: a second one of the same name says so. */
function distinctNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const [, stem = name, end = ""] =
      /^(.*)(\.[a-z0-9]{1,5})$/.exec(name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, "-")) ?? [];
    let own = stem + end;
    for (let number = 2; taken.has(own.toLowerCase()); number += 1) own = `${stem}-${number}${end}`;
    taken.add(own.toLowerCase());
    return own;
  };
}

/**
 * The pictures of a batch made ready, with their IPTC and a table of their texts, for who takes them to Photo Center by hand. Each is made
 * as the archive is taken; those that lack something stay out.
 *
 * @throws {Problem} `PHOTOS_NOT_FOUND`; `PHOTOS_BLOCKED` when none of them is ready.
 */
export async function packPhotos(
  { context, photos }: PackDeps,
  batchId: string,
  userId: string,
): Promise<PackedPhotos> {
  const { db, files, media, now, runExclusive } = context;
  const batch = await findBatch(db, batchId);
  if (batch === undefined) throw new Problem("PHOTOS_NOT_FOUND");
  const shared = storedFields(batch.fields);
  const { items } = await photos.batch(batchId, userId);
  const blocked = new Set(
    items.filter(({ problems }) => problems.some(({ field }) => field !== "isRepeated")).map(({ id }) => id),
  );
  const rows = (await uploadsOf(db, batchId)).filter(({ id }) => !blocked.has(id));
  if (rows.length === 0) throw new Problem("PHOTOS_BLOCKED");
  const { signal } = new AbortController();
  const nameOf = distinctNames();

  async function made(row: PhotoUploadRow): Promise<readonly [name: string, bytes: Buffer]> {
    const stored = storedPhoto(row);
    const { words } = photoToSend(stored, row, shared);
    const about = { facts: stored.facts, sizeBytes: row.size_bytes, words, signal };
    const { isReduced } = stored.fields;
    return files.withContent({ hash: row.hash, signal }, async (path, folder) => {
      const { keepsPosition } = shared;
      const prepared = await media.preparePhoto({ path, folder, ...about, keepsPosition, isReduced });
      return [nameOf(sentName(row.name, prepared.end)), await readFile(prepared.path)];
    });
  }

  async function* parts() {
    let table = BYTE_ORDER_MARK + delimitedLine(COLUMNS, ";");
    for (const row of rows) {
      const [name, bytes] = await runExclusive("photos.pack", () => made(row));
      yield [name, bytes] as const;
      const { words } = photoToSend(storedPhoto(row), row, shared);
      const { caption, byline, agency, source, keywords, takenOn, altText } = words;
      const texts = [name, caption, byline, agency, source, keywords.join(", "), shared.section, takenOn, altText];
      table += delimitedLine([...texts, sentOf(row)?.arcId ?? ""], ";");
    }
    yield ["textos.csv", Buffer.from(table)] as const;
  }
  return { name: `photo-center-${batchId.slice(0, 8)}.zip`, body: streamZip(parts(), now()) };
}

/**
 * The ids of the pictures of a batch, as CSV.
 *
 * @throws {Problem} `PHOTOS_NOT_FOUND`.
 */
export async function idsOf({ db }: Pick<PhotosContext, "db">, batchId: string): Promise<string> {
  if ((await findBatch(db, batchId)) === undefined) throw new Problem("PHOTOS_NOT_FOUND");
  const rows = await uploadsOf(db, batchId);
  const lines = rows.flatMap((row) => {
    const sent = sentOf(row);
    if (sent === null) return [];
    const { arcId, url, sentAtMs } = sent;
    return [delimitedLine([row.name, arcId, url, new Date(sentAtMs).toISOString(), row.graphic_id ?? ""], ";")];
  });
  const head = delimitedLine(["archivo", "id", "dirección", "enviada", "gráfico"], ";");
  return BYTE_ORDER_MARK + head + lines.join("");
}
