import { FileFacts, type Recipe } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { readWords } from "./core/file-words.ts";
import { ownerOfContent, requireFile, type StoredFile } from "./files.repository.ts";
import type { FilesContext } from "./files-context.ts";
import type { FilesActor, FilesPerson } from "./reach.ts";
import { enqueueRendition, findRendition, keyOf, requireRendition } from "./renditions.ts";

/** Bytes that are kept, and what they are. */
export interface FileBytes {
  readonly hash: string;
  readonly mediaType: string;
  readonly name: string;
  /** Group that they belong to; empty for everybody's. */
  readonly group: string;
}

/** A file of a rendition, by the hash of its content and the key of its recipe. */
interface RenditionName {
  readonly hash: string;
  readonly key: string;
  readonly name: string;
}

/** Recipe of a file's small picture. */
export const THUMBNAIL = { recipe: "thumbnail" } as const;
const WAVEFORM = { recipe: "waveform" } as const;
const MODEL = { recipe: "model" } as const;

/** Creates the way to the bytes of files, and of what recipes make of them. */
export function createFileBytes(context: FilesContext) {
  const { db } = context;

  /** The one file that a recipe makes; ordered when it has not been made. */
  async function madeOf(file: StoredFile, recipe: Recipe, actor: Actor): Promise<FileBytes> {
    const { id, hash, group_name: group } = file;
    const [made] = (await findRendition(context, hash, keyOf(recipe)))?.files ?? [];
    if (made !== undefined) return { ...made, group };
    await enqueueRendition(context, { fileId: id, group, hash, recipe }, actor);
    throw new Problem("NOT_FOUND");
  }

  return {
    /** Finds the bytes of a file. */
    async content(id: string, { reach }: FilesPerson): Promise<FileBytes> {
      const { hash, media_type: mediaType, words, group_name: group } = await requireFile(db, id, reach);
      return { hash, mediaType, name: readWords(words).name, group };
    },

    /** Its small picture; ordered when it has not been made. @throws {Problem} `NOT_FOUND` until it is. */
    thumbnail: async (id: string, actor: FilesActor): Promise<FileBytes> =>
      madeOf(await requireFile(db, id, actor.reach), THUMBNAIL, actor),

    /**
     * Loudness of a video at each moment; enqueued when it has not been measured.
     *
     * @throws {Problem} `NOT_FOUND` until it is, and for what has no sound.
     */
    async waveform(id: string, actor: FilesActor): Promise<FileBytes> {
      const file = await requireFile(db, id, actor.reach);
      const facts = FileFacts.parse(JSON.parse(file.facts));
      if (facts.kind !== "video" || !facts.hasSound) throw new Problem("NOT_FOUND");
      return madeOf(file, WAVEFORM, actor);
    },

    /** A model as readers load it: unpacked. @throws {Problem} `NOT_FOUND` for what is no model; `RENDITION_PENDING` until it is made. */
    async model(id: string, actor: FilesActor): Promise<FileBytes> {
      const file = await requireFile(db, id, actor.reach);
      if (file.kind !== "model") throw new Problem("NOT_FOUND");
      const { hash, group_name: group } = file;
      const wanted = { fileId: id, name: readWords(file.words).name, group, hash, recipe: MODEL };
      const { files } = await requireRendition(context, wanted, actor);
      const [made] = files;
      if (made === undefined) throw new Problem("NOT_FOUND");
      return { ...made, group };
    },

    /** A file of a rendition. @throws {Problem} `NOT_FOUND`. */
    async renditionFile({ hash, key, name }: RenditionName, { reach }: FilesPerson): Promise<FileBytes> {
      const group = await ownerOfContent(db, hash, reach);
      const found = group === null ? null : await findRendition(context, hash, key);
      const file = found?.files.find((part) => part.name === name);
      if (group === null || file === undefined) throw new Problem("NOT_FOUND");
      return { ...file, group };
    },
  };
}
