import { FILE_LIMITS, FILES_API_PATH } from "@nv/contracts";
import {
  FileContent,
  FileDetail,
  FileFacts,
  type FileList,
  FileSummary,
  type FilesQuery,
  type TakeUpload,
} from "@nv/contracts/schemas";
import { Problem } from "../../http/problem.ts";
import { foldWords } from "../records/core/fold-words.ts";
import { dayOf } from "./core/day-of.ts";
import { readWords } from "./core/file-words.ts";
import { createFileBytes, THUMBNAIL } from "./file-bytes.service.ts";
import { createFileChanges } from "./file-changes.service.ts";
import { contentsOf, libraryBytes, listFiles, requireFile, type StoredFile } from "./files.repository.ts";
import type { FilesContext } from "./files-context.ts";
import { EVERYBODYS, type FilesActor, type FilesPerson, isTheirs, requireGroup } from "./reach.ts";
import { findRendition, keyOf } from "./renditions.ts";
import { isTaken, TAKE_JOB } from "./take-upload.ts";
import { findUpload } from "./uploads/parts.ts";
import { usesOf, usesOfFile } from "./uses.ts";

/** The library of files, as its routes see it: what is not within somebody's reach is not there for them. Failures are `Problem`s. */
export type Files = ReturnType<typeof createFiles>;

/** Finds the address of the small picture of a file, another for another content, so that a browser may keep it; `null` for none. */
export async function thumbnailUrlOf(
  context: Pick<FilesContext, "db">,
  { id, hash }: Pick<StoredFile, "id" | "hash">,
): Promise<string | null> {
  const thumbnail = await findRendition(context, hash, keyOf(THUMBNAIL));
  return thumbnail === null ? null : `${FILES_API_PATH}/${id}/thumbnail?${hash.slice(0, 12)}`;
}

/** Opens what people do with files. */
export function createFiles(context: FilesContext) {
  const { db, now, users, quotaBytes } = context;

  async function summaryOf(file: StoredFile, uses: number): Promise<FileSummary> {
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
      pictureUrl: await thumbnailUrlOf(context, file),
    });
  }

  async function detail(id: string, person: FilesPerson): Promise<FileDetail> {
    const file = await requireFile(db, id, person.reach);
    const usedBy = await usesOfFile(context, file);
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

  return {
    ...createFileBytes(context),
    ...createFileChanges(context, detail),
    detail,

    /** @throws {Problem} `GROUP_NOT_FOUND` for a group that they are not of. */
    async list({ q, kind, only, group, page }: FilesQuery, { id: userId, reach }: FilesPerson): Promise<FileList> {
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

    /**
     * Orders the look at a whole upload.
     *
     * @returns Id of the work.
     * @throws {Problem} `UPLOAD_NOT_FOUND` unless it is the person's own; `UPLOAD_UNFINISHED`; `GROUP_NOT_FOUND`; `FILE_NOT_FOUND` for what it
     *   would replace.
     */
    async take(asked: TakeUpload, actor: FilesActor): Promise<string> {
      const { uploadId, replaces } = asked;
      requireGroup(asked.group, actor.reach);
      const { group_name: group } =
        replaces === undefined ? { group_name: asked.group } : await requireFile(db, replaces.id, actor.reach);
      const upload = await findUpload(context, uploadId);
      // One that was taken already is told again to who did not hear it.
      if (upload === undefined ? !(await isTaken(db, uploadId)) : upload.by_id !== actor.id)
        throw new Problem("UPLOAD_NOT_FOUND");
      if (upload !== undefined && upload.offset !== upload.size_bytes) throw new Problem("UPLOAD_UNFINISHED");
      return context.jobs.order({ kind: TAKE_JOB, subject: uploadId, payload: asked, actor, key: uploadId, group });
    },
  };
}
