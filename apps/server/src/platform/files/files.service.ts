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
  type GiveFile,
  type Recipe,
  type RestoreContent,
  type TakeUpload,
} from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { foldWords } from "../records/core/fold-words.ts";
import { dayOf } from "./core/day-of.ts";
import { readWords, wordColumns } from "./core/file-words.ts";
import { contentsOf, findFile, libraryBytes, listFiles, ownerOfContent, type StoredFile } from "./files.repository.ts";
import { type FilesContext, publishFile } from "./files-context.ts";
import type { FilesTables } from "./files-tables.ts";
import { EVERYBODYS, type Reach } from "./reach.ts";
import { enqueueRendition, findRendition, keyOf, requireRendition } from "./renditions.ts";
import { replaceContent } from "./replace-content.ts";
import { isTaken, TAKE_JOB } from "./take-upload.ts";
import { findUpload } from "./uploads/parts.ts";
import { usesOf } from "./uses.ts";

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

/** Person who makes a request to the library: the files within their reach, and what they may do with those. */
export interface FilesPerson {
  readonly id: string;
  readonly isAdministrator: boolean;
  readonly reach: Reach;
}

/** Person who changes something in the library. */
export type FilesActor = Actor & FilesPerson;

/** The library of files, as its routes see it: what is not within somebody's reach is not there for them. Failures are `Problem`s. */
export interface Files {
  /** @throws {Problem} `GROUP_NOT_FOUND` for a group that they are not of. */
  list(query: FilesQuery, person: FilesPerson): Promise<FileList>;
  detail(id: string, person: FilesPerson): Promise<FileDetail>;
  edit(id: string, input: EditFile, actor: FilesActor): Promise<FileDetail>;
  /** Puts back a content that the file had. */
  restore(id: string, input: RestoreContent, actor: FilesActor): Promise<FileDetail>;
  /**
   * Gives a file to a group, or back to everybody; the audit is told.
   *
   * @param actor - Who brought it, or an administrator; of both groups.
   * @throws {Problem} `FILE_OF_ANOTHER`; `GROUP_NOT_FOUND`; `FILE_IN_USE`; `VERSION_CONFLICT`.
   */
  give(id: string, input: GiveFile, actor: FilesActor): Promise<FileDetail>;
  /** Finds the bytes of a file. */
  content(id: string, person: FilesPerson): Promise<FileBytes>;
  /** Its small picture; ordered when it has not been made. @throws {Problem} `NOT_FOUND` until it is. */
  thumbnail(id: string, actor: FilesActor): Promise<FileBytes>;
  /**
   * Loudness of a video at each moment; enqueued when it has not been measured.
   *
   * @throws {Problem} `NOT_FOUND` until it is, and for what has no sound.
   */
  waveform(id: string, actor: FilesActor): Promise<FileBytes>;
  /** A model as readers load it: unpacked. @throws {Problem} `NOT_FOUND` for what is no model; `RENDITION_PENDING` until it is made. */
  model(id: string, actor: FilesActor): Promise<FileBytes>;
  /** A file of a rendition. @throws {Problem} `NOT_FOUND`. */
  renditionFile(rendition: RenditionName, person: FilesPerson): Promise<FileBytes>;
  /**
   * Orders the look at a whole upload.
   *
   * @returns Id of the work.
   * @throws {Problem} `UPLOAD_NOT_FOUND` unless it is the person's own; `UPLOAD_UNFINISHED`; `GROUP_NOT_FOUND`; `FILE_NOT_FOUND` for what it
   *   would replace.
   */
  take(asked: TakeUpload, actor: FilesActor): Promise<string>;
  /** Deletes what nothing uses. @param by - Who brought it, or an administrator. */
  delete(id: string, by: FilesPerson): Promise<void>;
}

const THUMBNAIL = { recipe: "thumbnail" } as const;
const WAVEFORM = { recipe: "waveform" } as const;
const MODEL = { recipe: "model" } as const;

/** Opens what people do with files. */
export function createFiles(context: FilesContext): Files {
  const { db, database, now, users, quotaBytes, noteInAudit } = context;

  async function summaryOf(file: StoredFile, uses: number): Promise<FileSummary> {
    const thumbnail = await findRendition(context, file.hash, keyOf(THUMBNAIL));
    return FileSummary.parse({
      ...readWords(file.words),
      id: file.id,
      group: file.group_name,
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

  async function required(id: string, reach: Reach, executor = db): Promise<StoredFile> {
    const file = await findFile(executor, id, reach);
    if (file === undefined) throw new Problem("FILE_NOT_FOUND");
    return file;
  }

  /** A group that somebody is not of is one that never was. */
  function requireGroup(group: string, reach: Reach): void {
    if (!reach.includes(group)) throw new Problem("GROUP_NOT_FOUND");
  }

  const usesOfFile = async ({ id, group_name: group }: StoredFile) =>
    (await usesOf({ users, group }, [id])).get(id) ?? [];

  const isTheirs = (file: StoredFile, { id, isAdministrator }: FilesPerson) =>
    file.created_by_id === id || isAdministrator;

  /** The one file that a recipe makes; ordered when it has not been made. */
  async function madeOf(file: StoredFile, recipe: Recipe, actor: Actor): Promise<FileBytes> {
    const { id, hash, group_name: group } = file;
    const [made] = (await findRendition(context, hash, keyOf(recipe)))?.files ?? [];
    if (made !== undefined) return { ...made, group };
    await enqueueRendition(context, { fileId: id, group, hash, recipe }, actor);
    throw new Problem("NOT_FOUND");
  }

  async function detail(id: string, person: FilesPerson): Promise<FileDetail> {
    const file = await required(id, person.reach);
    const usedBy = await usesOfFile(file);
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
    const givenTo = isTheirs(file, person) ? person.reach.filter((group) => group !== EVERYBODYS) : [];
    return FileDetail.parse({ ...(await summaryOf(file, usedBy.length)), contents, usedBy, contentUrl, givenTo });
  }

  /** Makes a change; one that comes too late is answered with the file as it is now. */
  async function change(id: string, person: FilesPerson, work: () => Promise<unknown>): Promise<FileDetail> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== "VERSION_CONFLICT") throw error;
      throw new Problem("VERSION_CONFLICT", { current: await detail(id, person) }, { cause: error });
    }
    return detail(id, person);
  }

  return {
    async list({ q, kind, only, group, page }, { id: userId, reach }) {
      requireGroup(group, reach);
      const used = only === "unused" ? await usesOf({ users, group }, null) : null;
      const without = used === null ? [] : [...used.keys()];
      const today = dayOf(now());
      const filter = { words: foldWords(q), kind, only, userId, today, without, reach: [group] };
      const limit = FILE_LIMITS.pageSize;
      const { rows, total } = await listFiles(db, filter, { limit, offset: (page - 1) * limit });
      const uses = await usesOf(
        { users, group },
        rows.map(({ id }) => id),
      );
      const items = await Promise.all(rows.map((row) => summaryOf(row, uses.get(row.id)?.length ?? 0)));
      const groups = reach.filter((one) => one !== EVERYBODYS);
      return { items, total, groups, usedBytes: await libraryBytes(db), quotaBytes };
    },

    detail,

    async content(id, { reach }) {
      const { hash, media_type: mediaType, words, group_name: group } = await required(id, reach);
      return { hash, mediaType, name: readWords(words).name, group };
    },

    async thumbnail(id, actor) {
      return madeOf(await required(id, actor.reach), THUMBNAIL, actor);
    },

    async waveform(id, actor) {
      const file = await required(id, actor.reach);
      const facts = FileFacts.parse(JSON.parse(file.facts));
      if (facts.kind !== "video" || !facts.hasSound) throw new Problem("NOT_FOUND");
      return madeOf(file, WAVEFORM, actor);
    },

    async model(id, actor) {
      const file = await required(id, actor.reach);
      if (file.kind !== "model") throw new Problem("NOT_FOUND");
      const { hash, group_name: group } = file;
      const wanted = { fileId: id, name: readWords(file.words).name, group, hash, recipe: MODEL };
      const { files } = await requireRendition(context, wanted, actor);
      const [made] = files;
      if (made === undefined) throw new Problem("NOT_FOUND");
      return { ...made, group };
    },

    async renditionFile({ hash, key, name }, { reach }) {
      const group = await ownerOfContent(db, hash, reach);
      const found = group === null ? null : await findRendition(context, hash, key);
      const file = found?.files.find((part) => part.name === name);
      if (group === null || file === undefined) throw new Problem("NOT_FOUND");
      return { ...file, group };
    },

    async take(asked, actor) {
      const { uploadId, replaces } = asked;
      requireGroup(asked.group, actor.reach);
      const { group_name: group } =
        replaces === undefined ? { group_name: asked.group } : await required(replaces.id, actor.reach);
      const upload = await findUpload(context, uploadId);
      // One that was taken already is told again to who did not hear it.
      if (upload === undefined ? !(await isTaken(db, uploadId)) : upload.by_id !== actor.id)
        throw new Problem("UPLOAD_NOT_FOUND");
      if (upload !== undefined && upload.offset !== upload.size_bytes) throw new Problem("UPLOAD_UNFINISHED");
      return context.jobs.order({ kind: TAKE_JOB, subject: uploadId, payload: asked, actor, key: uploadId, group });
    },

    edit: (id, { version, ...input }, actor) =>
      change(id, actor, () =>
        database.transaction(db, async (transaction) => {
          const { kind, group_name: group } = await required(id, actor.reach, transaction);
          const changed = { version: version + 1, changed_at_ms: now(), changed_by: actor.name };
          const { numUpdatedRows } = await transaction
            .updateTable("files")
            .set({ ...changed, ...wordColumns(FileWords.parse(input), kind) })
            .where("id", "=", id)
            .where("version", "=", version)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) throw new Problem("VERSION_CONFLICT");
          await publishFile(context, transaction, { id, group });
        }),
      ),

    give: (id, { version, group }, actor) =>
      change(id, actor, async () => {
        const file = await required(id, actor.reach);
        if (!isTheirs(file, actor)) throw new Problem("FILE_OF_ANOTHER");
        requireGroup(group, actor.reach);
        const { group_name: from } = file;
        if (from === group) return;
        // What everybody opens would show it, or what a group opens would lose it.
        const usedBy = await usesOfFile(file);
        if (usedBy.length > 0) throw new Problem("FILE_IN_USE", { usedBy });
        await database.transaction(db, async (transaction) => {
          const { numUpdatedRows } = await transaction
            .updateTable("files")
            .set({ group_name: group, version: version + 1, changed_at_ms: now(), changed_by: actor.name })
            .where("id", "=", id)
            .where("version", "=", version)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) throw new Problem("VERSION_CONFLICT");
          // Its name is nobody's business who is not of the group.
          const entry = { action: "file_given", actor, from: actor.from, details: { id, from, group } } as const;
          await noteInAudit(transaction.$omitTables<keyof FilesTables>(), entry);
          for (const told of [from, group]) await publishFile(context, transaction, { id, group: told });
        });
      }),

    restore: (id, { version, hash }, actor) =>
      change(id, actor, () =>
        database.transaction(db, async (transaction) => {
          const file = await required(id, actor.reach, transaction);
          const { group_name: group } = file;
          const content = (await contentsOf(transaction, id)).find((former) => former.hash === hash);
          if (content === undefined) throw new Problem("FILE_NOT_FOUND");
          const { kind } = FileFacts.parse(JSON.parse(content.facts));
          if (file.version !== version) throw new Problem("VERSION_CONFLICT");
          await replaceContent(context, transaction, { id, group, version, hash, kind, actor });
          await publishFile(context, transaction, { id, group });
        }),
      ),

    async delete(id, by) {
      const file = await required(id, by.reach);
      if (!isTheirs(file, by)) throw new Problem("FILE_OF_ANOTHER");
      const usedBy = await usesOfFile(file);
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
        await publishFile(context, transaction, { id, group: file.group_name });
      });
    },
  };
}
