import {
  type EditFile,
  type FileDetail,
  FileFacts,
  FileWords,
  type GiveFile,
  type RestoreContent,
} from "@nv/contracts/schemas";
import { Problem } from "../../http/problem.ts";
import { wordColumns } from "./core/file-words.ts";
import { contentsOf, requireFile, type StoredFile } from "./files.repository.ts";
import { type FilesContext, publishFile } from "./files-context.ts";
import type { FileRow, FilesDb, FilesTables } from "./files-tables.ts";
import { type FilesActor, type FilesPerson, isTheirs, requireGroup } from "./reach.ts";
import { replaceContent } from "./replace-content.ts";
import { usesOfFile } from "./uses.ts";

/** Change of a file on the version that somebody saw. */
interface Seen {
  readonly id: string;
  readonly version: number;
  readonly actor: FilesActor;
}

/** Creates the changes that people make of files. @param detail - A file with everything about it, after a change and beside a conflict. */
export function createFileChanges(
  context: FilesContext,
  detail: (id: string, person: FilesPerson) => Promise<FileDetail>,
) {
  const { db, database, now, noteInAudit } = context;

  async function refuseUsed(file: StoredFile): Promise<void> {
    const usedBy = await usesOfFile(context, file);
    if (usedBy.length > 0) throw new Problem("FILE_IN_USE", { usedBy });
  }

  async function update(transaction: FilesDb, { id, version, actor }: Seen, columns: Partial<FileRow>): Promise<void> {
    const { numUpdatedRows } = await transaction
      .updateTable("files")
      .set({ ...columns, version: version + 1, changed_at_ms: now(), changed_by: actor.name })
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem("VERSION_CONFLICT");
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
    edit: (id: string, { version, ...input }: EditFile, actor: FilesActor): Promise<FileDetail> =>
      change(id, actor, () =>
        database.transaction(db, async (transaction) => {
          const { kind, group_name: group } = await requireFile(transaction, id, actor.reach);
          await update(transaction, { id, version, actor }, wordColumns(FileWords.parse(input), kind));
          await publishFile(context, transaction, { id, group });
        }),
      ),

    /**
     * Gives a file to a group, or back to everybody; the audit is told.
     *
     * @param actor - Who brought it, or an administrator; of both groups.
     * @throws {Problem} `FILE_OF_ANOTHER`; `GROUP_NOT_FOUND`; `FILE_IN_USE`; `VERSION_CONFLICT`.
     */
    give: (id: string, { version, group }: GiveFile, actor: FilesActor): Promise<FileDetail> =>
      change(id, actor, async () => {
        const file = await requireFile(db, id, actor.reach);
        if (!isTheirs(file, actor)) throw new Problem("FILE_OF_ANOTHER");
        requireGroup(group, actor.reach);
        const { group_name: from } = file;
        if (from === group) return;
        // What everybody opens would show it, or what a group opens would lose it.
        await refuseUsed(file);
        await database.transaction(db, async (transaction) => {
          await update(transaction, { id, version, actor }, { group_name: group });
          // Its name is nobody's business who is not of the group.
          const entry = { action: "file_given", actor, from: actor.from, details: { id, from, group } } as const;
          await noteInAudit(transaction.$omitTables<keyof FilesTables>(), entry);
          for (const told of [from, group]) await publishFile(context, transaction, { id, group: told });
        });
      }),

    /** Puts back a content that the file had. */
    restore: (id: string, { version, hash }: RestoreContent, actor: FilesActor): Promise<FileDetail> =>
      change(id, actor, () =>
        database.transaction(db, async (transaction) => {
          const file = await requireFile(transaction, id, actor.reach);
          const { group_name: group } = file;
          const content = (await contentsOf(transaction, id)).find((former) => former.hash === hash);
          if (content === undefined) throw new Problem("FILE_NOT_FOUND");
          const { kind } = FileFacts.parse(JSON.parse(content.facts));
          if (file.version !== version) throw new Problem("VERSION_CONFLICT");
          await replaceContent(context, transaction, { id, group, version, hash, kind, actor });
          await publishFile(context, transaction, { id, group });
        }),
      ),

    /** Deletes what nothing uses. @param by - Who brought it, or an administrator. */
    async delete(id: string, by: FilesPerson): Promise<void> {
      const file = await requireFile(db, id, by.reach);
      if (!isTheirs(file, by)) throw new Problem("FILE_OF_ANOTHER");
      await refuseUsed(file);
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
