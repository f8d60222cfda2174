import { writeFile } from "node:fs/promises";
import type { GraphicFields, PhotoItemFields, PhotoSource } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import type { LibraryFile } from "../../platform/files/files.ts";
import { WorkRefused } from "../../platform/jobs/work-refused.ts";
import { createFetchPhoto, PhotoNotThere } from "./fetch-photo.ts";
import { type GraphicPicture, type NamedWords, picturesOf, pictureWords } from "./graphic-pictures.ts";
import type { PhotosContext } from "./photos-context.ts";
import { refusedPhoto } from "./refused-photo.ts";

/** The library's file of a source, and what its graphic tells. */
export interface ResolvedPhoto {
  readonly file: LibraryFile;
  readonly graphicId: string | null;
  /** Fields of the graphic in the registry; `null` for a file. */
  readonly graphic: GraphicFields | null;
}

/** A picture that is to be taken, before anything of it came. */
export interface ToTake {
  readonly fields: PhotoItemFields | undefined;
  readonly find: () => Promise<ResolvedPhoto>;
}

/** Opens what pictures are taken from: files of the library, graphics and addresses. What is no file yet comes into the library. */
export function createPhotoSources(context: PhotosContext) {
  const { files, publishing } = context;
  const fetchPhoto = createFetchPhoto(context);

  async function findFile(place: number, id: string): Promise<ResolvedPhoto> {
    const file = await files.find(id);
    if (file === null) throw refusedPhoto(place, "Ese archivo ya no está en la biblioteca.");
    return { file, graphicId: null, graphic: null };
  }

  /** Puts bytes into the library. */
  async function bring(place: number, words: NamedWords, bytes: Buffer, actor: Actor): Promise<ResolvedPhoto> {
    const { signal } = new AbortController();
    try {
      const { id } = await files.bring({ words, actor, signal, write: (to) => writeFile(to, bytes) });
      return await findFile(place, id);
    } catch (cause) {
      if (cause instanceof WorkRefused) throw refusedPhoto(place, cause.message);
      throw cause;
    }
  }

  async function importPicture(place: number, picture: GraphicPicture, actor: Actor): Promise<ResolvedPhoto> {
    const { graphicId, graphic, slug, revision, path } = picture;
    const bytes = await publishing.sections.g.readFile(slug, revision, path);
    if (bytes === null) throw refusedPhoto(place, "La imagen de este gráfico no está. Repite dentro de un minuto.");
    return { ...(await bring(place, pictureWords(picture), bytes, actor)), graphicId, graphic };
  }

  async function importFrom(place: number, url: string, actor: Actor): Promise<ResolvedPhoto> {
    try {
      const { bytes, name, host } = await fetchPhoto(actor.id, url);
      return await bring(place, { name, source: host }, bytes, actor);
    } catch (cause) {
      if (cause instanceof PhotoNotThere) throw refusedPhoto(place, cause.message);
      throw cause;
    }
  }

  /** Lists the pictures to take, source by source; nothing came yet. */
  return async (sources: readonly PhotoSource[], actor: Actor): Promise<readonly ToTake[]> => {
    const wanted: ToTake[] = [];
    for (const [at, { fileId, graphicId, url, fields }] of sources.entries()) {
      if (graphicId !== undefined)
        for (const picture of await picturesOf(context, at, graphicId))
          wanted.push({ fields, find: () => importPicture(at, picture, actor) });
      else if (url !== undefined) wanted.push({ fields, find: () => importFrom(at, url, actor) });
      else wanted.push({ fields, find: () => findFile(at, fileId ?? "") });
    }
    return wanted;
  };
}
