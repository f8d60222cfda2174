import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { FILE_LIMITS } from "@nv/contracts";
import { GraphicFields, PhotoItemFields, type PhotoSource, PublishedPointer } from "@nv/contracts/schemas";
import { readPhoto } from "@nv/media";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { LibraryFile } from "../../platform/files/files.ts";
import { arcIdOf } from "../../platform/services/photo-center/core/arc-id.ts";
import { withLibraryWords, withRegistryWords } from "./core/photo-words.ts";
import type { TakenPhoto } from "./core/stored-photo.ts";
import type { PhotosContext } from "./photos-context.ts";
import type { PhotoUploadRow } from "./schema/tables.ts";

/** What pictures tell of themselves is at their beginning: bytes that are read of each. */
const HEAD_BYTES = 1_000_000;

/** Where pictures are added. */
interface Place {
  readonly batchId: string;
  /** Of the first of them. */
  readonly position: number;
}

/** The library's file of a source, and what its graphic tells. */
interface Found {
  readonly file: LibraryFile;
  readonly graphicId: string | null;
  /** What the registry tells of it; `null` for a file. */
  readonly graphic: GraphicFields | null;
}

/** A picture that cannot be added, told beside its source. */
const refused = (place: number, message: string) => invalidFields([{ field: `items.${place}`, message }]);

async function headOf({ files }: Pick<PhotosContext, "files">, { hash, sizeBytes }: LibraryFile): Promise<Buffer> {
  const blob = await files.open(hash, { start: 0, end: Math.min(sizeBytes, HEAD_BYTES) - 1 });
  return blob === null ? Buffer.alloc(0) : buffer(blob.body);
}

/** Adds pictures: files of the library, and what readers without frames get of graphics, which comes into the library. */
export function createTakePhotos(context: PhotosContext) {
  const { files, publishing, records } = context;

  async function findFile(place: number, id: string): Promise<Found> {
    const file = await files.find(id);
    if (file === null) throw refused(place, "Ese archivo ya no está en la biblioteca.");
    return { file, graphicId: null, graphic: null };
  }

  async function bringPicture(place: number, id: string, actor: Actor): Promise<Found> {
    const record = await records
      .selectFrom("records")
      .select(["slug", "fields", "pointer", "revision"])
      .where("id", "=", id)
      .where("collection", "=", "graphics")
      .executeTakeFirst();
    if (record === undefined) throw new Problem("GRAPHIC_NOT_FOUND");
    const { slug, pointer, revision } = record;
    const image = pointer === null || revision === null ? null : PublishedPointer.parse(JSON.parse(pointer)).image;
    if (image === null)
      throw refused(place, "Este gráfico no tiene imagen todavía: publícalo, y la tendrá en un minuto. O trae tú una.");
    const [name = "", ...path] = image.split("/");
    const bytes = await publishing.sections.g.readFile(slug, name, path.join("/"));
    if (bytes === null) throw refused(place, "La imagen de este gráfico no está. Repite dentro de un minuto.");
    const graphic = GraphicFields.parse(JSON.parse(record.fields));
    const end = /\.[a-z0-9]{1,5}$/.exec(image)?.[0] ?? ".png";
    const { altText, credit, source } = FILE_LIMITS;
    const words = {
      name: `${slug}${end}`,
      altText: graphic.altText.slice(0, altText),
      credit: graphic.credit.slice(0, credit),
      source: graphic.sourceLine.slice(0, source),
    };
    const { signal } = new AbortController();
    const brought = await files.bring({ words, actor, signal, write: (to) => writeFile(to, bytes) });
    return { ...(await findFile(place, brought.id)), graphicId: id, graphic };
  }

  async function tellingOf({ file, graphic }: Found): Promise<TakenPhoto> {
    const { words, position } = readPhoto(await headOf(context, file));
    const told = withLibraryWords(words, file.words);
    const { rightsUntil } = file.words;
    if (graphic === null) return { words: told, hasPosition: position !== null, rightsUntil };
    return { words: withRegistryWords(told, graphic), hasPosition: false, rightsUntil };
  }

  /**
   * Looks at pictures that are to be sent.
   *
   * @throws {Problem} `FIELDS_INVALID` for what is not there; `GRAPHIC_NOT_FOUND`; `LIBRARY_FULL`.
   */
  return async (sources: readonly PhotoSource[], place: Place, actor: Actor): Promise<readonly PhotoUploadRow[]> => {
    const rows: PhotoUploadRow[] = [];
    for (const [at, { fileId, graphicId, fields }] of sources.entries()) {
      const found = fileId === undefined ? await bringPicture(at, graphicId ?? "", actor) : await findFile(at, fileId);
      const { file } = found;
      rows.push({
        id: randomUUID(),
        batch_id: place.batchId,
        position: place.position + at,
        file_id: file.id,
        graphic_id: found.graphicId,
        hash: file.hash,
        name: file.words.name,
        size_bytes: file.sizeBytes,
        facts: JSON.stringify(file.facts),
        taken: JSON.stringify(await tellingOf(found)),
        fields: JSON.stringify(PhotoItemFields.parse(fields ?? {})),
        state: "draft",
        message: "",
        remedy: "none",
        job_id: null,
        arc_id: arcIdOf(randomUUID()),
        claim: null,
        begun_at_ms: null,
        kept_at_ms: null,
        kept_url: "",
        kept_by: "",
        kept_by_id: "",
      });
    }
    return rows;
  };
}
