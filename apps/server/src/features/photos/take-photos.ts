import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { FILE_LIMITS, PHOTO_LIMITS } from "@nv/contracts";
import {
  type FileWords,
  GraphicFields,
  PhotoItemFields,
  type PhotoSource,
  PublishedPointer,
} from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { readPhoto } from "@nv/media";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import type { LibraryFile } from "../../platform/files/files.ts";
import { WorkRefused } from "../../platform/jobs/work-refused.ts";
import { arcIdOf } from "../../platform/services/photo-center/core/arc-id.ts";
import { withLibraryWords, withRegistryWords } from "./core/photo-words.ts";
import type { TakenPhoto } from "./core/stored-photo.ts";
import { createFetchPhoto, PhotoNotThere } from "./fetch-photo.ts";
import type { PhotosContext } from "./photos-context.ts";
import type { PhotoUploadRow } from "./schema/tables.ts";

/** Bytes that are read of each picture: what pictures tell of themselves is at their beginning. */
const HEAD_BYTES = 1_000_000;

/** Place in a batch at which pictures are added. */
interface Destination {
  readonly batchId: string;
  /** Of the first of them. */
  readonly position: number;
  /** Number of pictures that it still holds. */
  readonly room: number;
}

/** The library's file of a source, and what its graphic tells. */
interface ResolvedPhoto {
  readonly file: LibraryFile;
  readonly graphicId: string | null;
  /** Fields of the graphic in the registry; `null` for a file. */
  readonly graphic: GraphicFields | null;
}

/** A picture that is to be taken, before anything of it came. */
interface ToTake {
  readonly fields: PhotoItemFields | undefined;
  readonly find: () => Promise<ResolvedPhoto>;
}

/** A picture of a published graphic. */
interface PublishedPicture {
  readonly graphicId: string;
  readonly graphic: GraphicFields;
  readonly slug: string;
  readonly revision: string;
  readonly path: string;
  /** Name of its file in the library. */
  readonly name: string;
}

/** Words that are known of a file that is imported into the library. */
type NamedWords = Partial<FileWords> & Pick<FileWords, "name">;

/** A picture that cannot be added, told beside its source. */
const refused = (place: number, message: string) => invalidFields([{ field: `items.${place}`, message }]);

async function headOf({ files }: Pick<PhotosContext, "files">, { hash, sizeBytes }: LibraryFile): Promise<Buffer> {
  const blob = await files.open(hash, { start: 0, end: Math.min(sizeBytes, HEAD_BYTES) - 1 });
  return blob === null ? Buffer.alloc(0) : buffer(blob.body);
}

/**
 * Adds pictures: files of the library; what readers without frames get of graphics, or all the sizes of a card; what is at an address.
 * The last two come into the library.
 */
export function createTakePhotos(context: PhotosContext) {
  const { files, publishing, records } = context;
  const fetchPhoto = createFetchPhoto(context);

  async function findFile(place: number, id: string): Promise<ResolvedPhoto> {
    const file = await files.find(id);
    if (file === null) throw refused(place, "Ese archivo ya no está en la biblioteca.");
    return { file, graphicId: null, graphic: null };
  }

  /** Puts bytes into the library. */
  async function bring(place: number, words: NamedWords, bytes: Buffer, actor: Actor): Promise<ResolvedPhoto> {
    const { signal } = new AbortController();
    try {
      const { id } = await files.bring({ words, actor, signal, write: (to) => writeFile(to, bytes) });
      return await findFile(place, id);
    } catch (cause) {
      if (cause instanceof WorkRefused) throw refused(place, cause.message);
      throw cause;
    }
  }

  /** The pictures that stand for a graphic: those that were drawn for it, else the one for where no frame is. */
  async function picturesOf(place: number, graphicId: string): Promise<readonly PublishedPicture[]> {
    const record = await records
      .selectFrom("records")
      .select(["slug", "fields", "pointer", "revision"])
      .where("id", "=", graphicId)
      .where("collection", "=", "graphics")
      .executeTakeFirst();
    if (record === undefined) throw new Problem("GRAPHIC_NOT_FOUND");
    const { slug, pointer, revision } = record;
    const image = pointer === null || revision === null ? null : PublishedPointer.parse(JSON.parse(pointer)).image;
    if (image === null)
      throw refused(place, "Este gráfico no tiene imagen todavía: publícalo, y la tendrá en un minuto. O trae tú una.");
    const graphic = GraphicFields.parse(JSON.parse(record.fields));
    const [name = "", ...path] = image.split("/");
    const one = { graphicId, graphic, slug, revision: name, path: path.join("/") };
    const end = /\.[a-z0-9]{1,5}$/.exec(image)?.[0] ?? ".png";
    const { draws } = typeOf(graphic.config.type);
    if (draws === null) return [{ ...one, name: `${slug}${end}` }];
    const all = Object.keys((await publishing.sections.g.filesOf(slug, name)) ?? {});
    return all.flatMap((file) => {
      const size = draws.sizeIn(file);
      return size === null ? [] : [{ ...one, path: file, name: `${slug}-${size}${end}` }];
    });
  }

  async function importPicture(place: number, picture: PublishedPicture, actor: Actor): Promise<ResolvedPhoto> {
    const { graphicId, graphic, slug, revision, path, name } = picture;
    const bytes = await publishing.sections.g.readFile(slug, revision, path);
    if (bytes === null) throw refused(place, "La imagen de este gráfico no está. Repite dentro de un minuto.");
    const { altText, credit, source } = FILE_LIMITS;
    const words = {
      name,
      altText: graphic.altText.slice(0, altText),
      credit: graphic.credit.slice(0, credit),
      source: graphic.sourceLine.slice(0, source),
    };
    return { ...(await bring(place, words, bytes, actor)), graphicId, graphic };
  }

  async function importFrom(place: number, url: string, actor: Actor): Promise<ResolvedPhoto> {
    try {
      const { bytes, name, host } = await fetchPhoto(actor.id, url);
      return await bring(place, { name, source: host }, bytes, actor);
    } catch (cause) {
      if (cause instanceof PhotoNotThere) throw refused(place, cause.message);
      throw cause;
    }
  }

  /** Lists the pictures to take, source by source; nothing came yet. */
  async function wantedOf(sources: readonly PhotoSource[], actor: Actor): Promise<readonly ToTake[]> {
    const wanted: ToTake[] = [];
    for (const [at, { fileId, graphicId, url, fields }] of sources.entries()) {
      if (graphicId !== undefined)
        for (const picture of await picturesOf(at, graphicId))
          wanted.push({ fields, find: () => importPicture(at, picture, actor) });
      else if (url !== undefined) wanted.push({ fields, find: () => importFrom(at, url, actor) });
      else wanted.push({ fields, find: () => findFile(at, fileId ?? "") });
    }
    return wanted;
  }

  async function tellingOf({ file, graphic }: ResolvedPhoto): Promise<TakenPhoto> {
    const { words, position } = readPhoto(await headOf(context, file));
    const told = withLibraryWords(words, file.words);
    const { rightsUntil } = file.words;
    if (graphic === null) return { words: told, hasPosition: position !== null, rightsUntil };
    return { words: withRegistryWords(told, graphic), hasPosition: false, rightsUntil };
  }

  /**
   * Looks at pictures that are to be sent.
   *
   * @throws {Problem} `FIELDS_INVALID` for what is not there, and for more than a batch holds; `GRAPHIC_NOT_FOUND`; `LIBRARY_FULL`;
   *   `TOO_MANY_TRIES`.
   */
  return async (
    sources: readonly PhotoSource[],
    place: Destination,
    actor: Actor,
  ): Promise<readonly PhotoUploadRow[]> => {
    const wanted = await wantedOf(sources, actor);
    if (wanted.length > place.room) {
      const message = `En una tanda caben ${PHOTO_LIMITS.batchItems} imágenes. Empieza otra con las demás.`;
      throw invalidFields([{ field: "items", message }]);
    }
    const rows: PhotoUploadRow[] = [];
    for (const [at, { fields, find }] of wanted.entries()) {
      const found = await find();
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
