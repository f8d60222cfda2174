import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { PHOTO_LIMITS } from "@nv/contracts";
import { PhotoItemFields, type PhotoSource } from "@nv/contracts/schemas";
import { readPhoto } from "@nv/media";
import type { Actor } from "../../http/acting.ts";
import { invalidFields } from "../../http/problem.ts";
import type { LibraryFile } from "../../platform/files/files.ts";
import { arcIdOf } from "../../platform/services/photo-center/core/arc-id.ts";
import { withLibraryWords, withRegistryWords } from "./core/photo-words.ts";
import type { TakenPhoto } from "./core/stored-photo.ts";
import { createPhotoSources, type ResolvedPhoto } from "./photo-sources.ts";
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

async function headOf({ files }: Pick<PhotosContext, "files">, { hash, sizeBytes }: LibraryFile): Promise<Buffer> {
  const blob = await files.open(hash, { start: 0, end: Math.min(sizeBytes, HEAD_BYTES) - 1 });
  return blob === null ? Buffer.alloc(0) : buffer(blob.body);
}

async function tellingOf(context: Pick<PhotosContext, "files">, { file, graphic }: ResolvedPhoto): Promise<TakenPhoto> {
  const { words, position } = readPhoto(await headOf(context, file));
  const told = withLibraryWords(words, file.words);
  const { rightsUntil } = file.words;
  if (graphic === null) return { words: told, hasPosition: position !== null, rightsUntil };
  return { words: withRegistryWords(told, graphic), hasPosition: false, rightsUntil };
}

/**
 * Adds pictures: files of the library; what readers without frames get of graphics, or all the sizes of a card; what is at an address.
 * The last two come into the library.
 */
export function createTakePhotos(context: PhotosContext) {
  const wantedOf = createPhotoSources(context);

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
        taken: JSON.stringify(await tellingOf(context, found)),
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
