import { FILE_LIMITS, FILES_API_PATH } from "@nv/contracts";
import {
  type EditFile,
  FileContent,
  FileDetail,
  FileFacts,
  type FileList,
  FileSummary,
  type FilesQuery,
  FileWords,
  type Recipe,
  type RestoreContent,
  type TakeUpload,
} from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { foldWords } from "../records/core/fold-words.ts";
import { dayOf } from "./core/day-of.ts";
import { readWords, wordColumns } from "./core/file-words.ts";
import { contentsOf, findFile, libraryBytes, listFiles, type StoredFile } from "./files.repository.ts";
import { type FilesContext, publishFile } from "./files-context.ts";
import { findRendition, keyOf, orderRendition } from "./renditions.ts";
import { replaceContent } from "./replace-content.ts";
import { isTaken, TAKE_JOB } from "./take-upload.ts";
import { findUpload } from "./uploads/parts.ts";
import { usesOf } from "./uses.ts";

/** Bytes that are kept, and what they are. */
export interface FileBytes {
  readonly hash: string;
  readonly mediaType: string;
  readonly name: string;
}

/** The library of files, as its routes see it. Failures are `Problem`s. */
export interface Files {
  list(query: FilesQuery, userId: string): Promise<FileList>;
  detail(id: string): Promise<FileDetail>;
  edit(id: string, input: EditFile, actor: Actor): Promise<FileDetail>;
  /** Puts back a content that the file had. */
  restore(id: string, input: RestoreContent, actor: Actor): Promise<FileDetail>;
  /** Where the bytes of a file are. */
  content(id: string): Promise<FileBytes>;
  /** Its small picture; ordered when it has not been made. @throws {Problem} `NOT_FOUND` until it is. */
  thumbnail(id: string, actor: Actor): Promise<FileBytes>;
  /** How loud a video is at each moment; ordered when nobody has listened to it. @throws {Problem} `NOT_FOUND` until it is, and for what has no sound. */
  waveform(id: string, actor: Actor): Promise<FileBytes>;
  /** A file of a rendition. @throws {Problem} `NOT_FOUND`. */
  renditionFile(hash: string, key: string, name: string): Promise<FileBytes>;
  /**
   * Orders the look at a whole upload.
   *
   * @returns Id of the work.
   * @throws {Problem} `UPLOAD_NOT_FOUND` unless it is the person's own; `UPLOAD_UNFINISHED`.
   */
  take(asked: TakeUpload, actor: Actor): Promise<string>;
  /** Deletes what nothing uses. @param by - Who brought it, or an administrator. */
  delete(id: string, by: { readonly id: string; readonly isAdministrator: boolean }): Promise<void>;
}

const THUMBNAIL = { recipe: "thumbnail" } as const;
const WAVEFORM = { recipe: "waveform" } as const;

/** Opens what people do with files. */
export function createFiles(context: FilesContext): Files {
  const { db, database, now, users, quotaBytes } = context;

  async function summaryOf(file: StoredFile, uses: number): Promise<FileSummary> {
    const thumbnail = await findRendition(context, file.hash, keyOf(THUMBNAIL));
    return FileSummary.parse({
      ...readWords(file.words),
      id: file.id,
      kind: file.kind,
      facts: JSON.parse(file.facts),
      hash: file.hash,
      sizeBytes: file.size_bytes,
      mediaType: file.media_type,
      version: file.version,
      createdAtMs: file.created_at_ms,
      createdBy: file.created_by,
      changedAtMs: file.changed_at_ms,
      changedBy: file.changed_by,
      uses,
      // Another content has another address, so that a browser may keep it.
      pictureUrl: thumbnail === null ? null : `${FILES_API_PATH}/${file.id}/thumbnail?${file.hash.slice(0, 12)}`,
    });
  }

  async function required(id: string, executor = db): Promise<StoredFile> {
    const file = await findFile(executor, id);
    if (file === undefined) throw new Problem("FILE_NOT_FOUND");
    return file;
  }

  /** The one file that a recipe makes; ordered when it has not been made. */
  async function madeOf({ id, hash }: StoredFile, recipe: Recipe, actor: Actor): Promise<FileBytes> {
    const [made] = (await findRendition(context, hash, keyOf(recipe)))?.files ?? [];
    if (made !== undefined) return made;
    await orderRendition(context, { fileId: id, hash, recipe }, actor);
    throw new Problem("NOT_FOUND");
  }

  async function detail(id: string): Promise<FileDetail> {
    const file = await required(id);
    const usedBy = (await usesOf(users, [id])).get(id) ?? [];
    const contents = (await contentsOf(db, id)).map((content) =>
      FileContent.parse({
        hash: content.hash,
        sizeBytes: content.size_bytes,
        facts: FileFacts.parse(JSON.parse(content.facts)),
        atMs: content.at_ms,
        by: content.by_name,
      }),
    );
    const contentUrl = `${FILES_API_PATH}/${id}/content`;
    return FileDetail.parse({ ...(await summaryOf(file, usedBy.length)), contents, usedBy, contentUrl });
  }

  /** Makes a change; one that comes too late is answered with the file as it is now. */
  async function change(id: string, work: () => Promise<unknown>): Promise<FileDetail> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== "VERSION_CONFLICT") throw error;
      throw new Problem("VERSION_CONFLICT", { current: await detail(id) }, { cause: error });
    }
    return detail(id);
  }

  return {
    async list({ q, kind, only, page }, userId) {
      const used = only === "unused" ? await usesOf(users, null) : null;
      const without = used === null ? [] : [...used.keys()];
      const today = dayOf(now());
      const filter = { words: foldWords(q), kind, only, userId, today, without };
      const limit = FILE_LIMITS.pageSize;
      const { rows, total } = await listFiles(db, filter, { limit, offset: (page - 1) * limit });
      const uses = await usesOf(
        users,
        rows.map(({ id }) => id),
      );
      const items = await Promise.all(rows.map((row) => summaryOf(row, uses.get(row.id)?.length ?? 0)));
      return { items, total, usedBytes: await libraryBytes(db), quotaBytes };
    },

    detail,

    async content(id) {
      const { hash, media_type: mediaType, words } = await required(id);
      return { hash, mediaType, name: readWords(words).name };
    },

    async thumbnail(id, actor) {
      return madeOf(await required(id), THUMBNAIL, actor);
    },

    async waveform(id, actor) {
      const file = await required(id);
      const facts = FileFacts.parse(JSON.parse(file.facts));
      if (facts.kind !== "video" || !facts.hasSound) throw new Problem("NOT_FOUND");
      return madeOf(file, WAVEFORM, actor);
    },

    async renditionFile(hash, key, name) {
      const found = await findRendition(context, hash, key);
      const file = found?.files.find((part) => part.name === name);
      if (file === undefined) throw new Problem("NOT_FOUND");
      return file;
    },

    async take(asked, actor) {
      const { uploadId } = asked;
      const upload = await findUpload(context, uploadId);
      // One that was taken already is told again to who did not hear it.
      if (upload === undefined ? !(await isTaken(db, uploadId)) : upload.by_id !== actor.id)
        throw new Problem("UPLOAD_NOT_FOUND");
      if (upload !== undefined && upload.offset !== upload.size_bytes) throw new Problem("UPLOAD_UNFINISHED");
      return context.jobs.order({ kind: TAKE_JOB, subject: uploadId, payload: asked, actor, key: uploadId });
    },

    edit: (id, { version, ...input }, actor) =>
      change(id, () =>
        database.transaction(db, async (transaction) => {
          const { kind } = await required(id, transaction);
          const changed = { version: version + 1, changed_at_ms: now(), changed_by: actor.name };
          const { numUpdatedRows } = await transaction
            .updateTable("files")
            .set({ ...changed, ...wordColumns(FileWords.parse(input), kind) })
            .where("id", "=", id)
            .where("version", "=", version)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) throw new Problem("VERSION_CONFLICT");
          await publishFile(context, transaction, id);
        }),
      ),

    restore: (id, { version, hash }, actor) =>
      change(id, () =>
        database.transaction(db, async (transaction) => {
          const file = await required(id, transaction);
          const content = (await contentsOf(transaction, id)).find((former) => former.hash === hash);
          if (content === undefined) throw new Problem("FILE_NOT_FOUND");
          const { kind } = FileFacts.parse(JSON.parse(content.facts));
          if (file.version !== version) throw new Problem("VERSION_CONFLICT");
          await replaceContent(context, transaction, { id, version, hash, kind, actor });
          await publishFile(context, transaction, id);
        }),
      ),

    async delete(id, by) {
      const file = await required(id);
      if (file.created_by_id !== by.id && !by.isAdministrator) throw new Problem("FILE_OF_ANOTHER");
      const usedBy = (await usesOf(users, [id])).get(id) ?? [];
      if (usedBy.length > 0) throw new Problem("FILE_IN_USE", { usedBy });
      await database.transaction(db, async (transaction) => {
        await transaction.deleteFrom("files").where("id", "=", id).execute();
        // Contents that no file has or had go with their renditions; the bytes go with the next sweep.
        await transaction
          .deleteFrom("contents")
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(selectFrom("file_contents").select("hash").whereRef("file_contents.hash", "=", "contents.hash")),
            ),
          )
          .execute();
        await publishFile(context, transaction, id);
      });
    },
  };
}
