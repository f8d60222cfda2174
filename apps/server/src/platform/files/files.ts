import { join } from "node:path";
import type { SiteGroup } from "@nv/contracts";
import { FileFacts, type FileWords, type Recipe, type Rendition, type RenditionFile } from "@nv/contracts/schemas";
import { type Capture, type OpenZip, openZip, readWarc, type ZipLimits } from "@nv/media";
import type { FastifyPluginAsync } from "fastify";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { Findable } from "../finding/finding.ts";
import type { JobHandlers } from "../jobs/job-handlers.ts";
import type { ByteRange, OpenBlob } from "../storage/blob-store.ts";
import { readWords } from "./core/file-words.ts";
import { findFile, findOwner } from "./files.repository.ts";
import { filesRoutes } from "./files.routes.ts";
import { createFiles } from "./files.service.ts";
import type { FilesContext, FileUsers, GroupFileUsers } from "./files-context.ts";
import { findableFiles } from "./findable-files.ts";
import { type FileToImport, type ImportedFile, importFile } from "./import-file.ts";
import { EVERYBODYS } from "./reach.ts";
import {
  createRenditionHandler,
  enqueueRendition,
  findRendition,
  keyOf,
  MAP_JOB,
  RENDITION_JOB,
  type WantedOfFile,
} from "./renditions.ts";
import { type FileForPage, type ResolveWanted, renditionUrl, resolveFile } from "./resolve-file.ts";
import { sweepFiles } from "./sweep-files.ts";
import { createTakeHandler, TAKE_JOB } from "./take-upload.ts";
import { uploadsRoutes } from "./uploads/uploads.routes.ts";
import { clearWorkFolder, fetchWorkFile, inWorkFolder } from "./work-files.ts";

/** A file as it is now. */
export interface LibraryFile {
  readonly id: string;
  readonly hash: string;
  readonly sizeBytes: number;
  readonly mediaType: string;
  readonly facts: FileFacts;
  readonly words: FileWords;
}

/** A file that a recipe made, with its address for people of the site. */
export interface DerivedFile extends RenditionFile {
  readonly url: string;
}

/** Result of a recipe on a file, or the job that makes it. */
export type Derived =
  | { readonly state: "made"; readonly files: readonly DerivedFile[]; readonly data: Rendition["data"] }
  | { readonly state: "pending"; readonly jobId: string };

/** The files of everybody, or those of one group, as features see them: what is not theirs is not there. */
export interface FileLibrary {
  /** A file of the library; `null` when there is none of that id. */
  find(id: string): Promise<LibraryFile | null>;
  /**
   * Returns the result of a recipe on a file; enqueues the job when it has not been made.
   *
   * @throws {Problem} `FILE_NOT_FOUND`.
   */
  derive(wanted: { readonly id: string; readonly recipe: Recipe; readonly actor: Actor }): Promise<Derived>;
  /** Bytes of a content; `null` when they are not kept. @param range - Inside them; the whole without it. */
  open(hash: string, range?: ByteRange): Promise<OpenBlob | null>;
  /**
   * Gives work a content as a file of this machine, in a folder of its own that is gone afterwards.
   *
   * @param work - Is told absolute paths: of the file, and of the folder.
   * @throws {StoreError} When its bytes are not kept.
   */
  withContent<Result>(
    content: { readonly hash: string; readonly signal: AbortSignal },
    work: (path: string, folder: string) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Reads a ZIP of the library, which is looked at as {@link openZip} does.
   *
   * @throws {MediaError} For what is broken, hostile or larger than the limits, with a sentence.
   */
  readArchive<Result>(
    archive: { readonly hash: string; readonly limits: ZipLimits; readonly signal: AbortSignal },
    work: (zip: OpenZip) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Adds a file that the server itself made or fetched for somebody, or finds the one that has the same bytes.
   *
   * @throws {WorkRefused} For what cannot be taken, with a sentence. @throws {Problem} `LIBRARY_FULL`.
   */
  bring(file: FileToImport): Promise<ImportedFile>;
  /** Deletes a file that the server itself brought and that nothing uses; any other stays. */
  discard(id: string): Promise<void>;
  /**
   * Reads a WARC of the library, as often as it takes.
   *
   * @throws {MediaError} For what is broken, hostile or larger than the limits, with a sentence.
   */
  readCaptures<Result>(
    archive: { readonly hash: string; readonly limits: ZipLimits; readonly signal: AbortSignal },
    work: (read: () => AsyncIterable<Capture>) => Promise<Result>,
  ): Promise<Result>;
  /** Lets the library know what uses its files; each feature offers its own. */
  offerUses(users: FileUsers): void;
  /**
   * A file as a page uses it.
   *
   * @throws {Problem} `FIELDS_INVALID` when it is not in the library; `RENDITION_PENDING` when it must be made first.
   */
  resolve(wanted: ResolveWanted): Promise<FileForPage>;
  /** The files of a group, in place of these: what is brought into it is that group's. */
  ofGroup(group: SiteGroup): FileLibrary;
}

/** The library at work. */
export interface OpenFileLibrary {
  readonly library: FileLibrary;
  /** Its files, for a search over everything. */
  readonly findable: Findable;
  /** Finds the owner of a file: a group, {@link EVERYBODYS}, or `null` for one that is not there. */
  ownerOf(id: string): Promise<string | null>;
  readonly routes: FastifyPluginAsync;
  readonly jobs: JobHandlers;
  sweep(): Promise<void>;
}

/** Lists the recipes that are made of a file as soon as it is there, because whoever brings it uses it next. */
function firstRecipes({ kind }: FileFacts): readonly Recipe[] {
  if (kind === "picture") return [{ recipe: "thumbnail" }, { recipe: "picture", crop: null }];
  if (kind === "video") return [{ recipe: "thumbnail" }];
  return [];
}

/** Error codes of a file that is not deleted: something uses it, or it is not there. */
const STAYS: ReadonlySet<string> = new Set(["FILE_IN_USE", "FILE_NOT_FOUND"]);

/** Opens the library of files. What a process that ended was working on is gone. */
export async function openFiles(given: Omit<FilesContext, "users">): Promise<OpenFileLibrary> {
  await clearWorkFolder(given);
  const users: GroupFileUsers[] = [];
  const context: FilesContext = { ...given, users };

  async function prepare(
    { id, hash, group }: Pick<WantedOfFile, "hash" | "group"> & { readonly id: string },
    actor: Actor,
  ): Promise<void> {
    const file = await findFile(context.db, id, [group]);
    // Replaced meanwhile: that content prepares its own.
    if (file?.hash !== hash) return;
    for (const recipe of firstRecipes(FileFacts.parse(JSON.parse(file.facts))))
      await enqueueRendition(context, { fileId: id, group, hash, recipe }, actor);
  }

  /** @param group - Whose files; empty for everybody's. */
  const libraryOf = (group: string): FileLibrary => ({
    async find(id) {
      const file = await findFile(context.db, id, [group]);
      if (file === undefined) return null;
      const { hash, size_bytes: sizeBytes, media_type: mediaType } = file;
      const facts = FileFacts.parse(JSON.parse(file.facts));
      return { id, hash, sizeBytes, mediaType, facts, words: readWords(file.words) };
    },
    async derive({ id, recipe, actor }) {
      const file = await findFile(context.db, id, [group]);
      if (file === undefined) throw new Problem("FILE_NOT_FOUND");
      const { hash } = file;
      const key = keyOf(recipe);
      const made = await findRendition(context, hash, key);
      if (made === null)
        return { state: "pending", jobId: await enqueueRendition(context, { fileId: id, group, hash, recipe }, actor) };
      const files = made.files.map((part) => ({ ...part, url: renditionUrl(hash, key, part.name) }));
      return { state: "made", files, data: made.data };
    },
    open: given.blobs.open,
    withContent: ({ hash, signal }, work) =>
      inWorkFolder(context, async (folder) => {
        const path = join(folder, "content");
        await fetchWorkFile(context, hash, path, signal);
        return work(path, folder);
      }),
    readArchive: ({ hash, limits, signal }, work) =>
      inWorkFolder(context, async (folder) => {
        const path = join(folder, "archive.zip");
        await fetchWorkFile(context, hash, path, signal);
        const zip = await openZip(path, limits);
        try {
          return await work(zip);
        } finally {
          zip.close();
        }
      }),
    async discard(id) {
      try {
        await createFiles(context).delete(id, { id: "", isAdministrator: true, reach: [group] });
      } catch (error) {
        if (!(error instanceof Problem) || !STAYS.has(error.code)) throw error;
      }
    },
    async bring(file) {
      const brought = await importFile(context, group, file);
      if (!brought.isKnown) await prepare({ ...brought, group }, file.actor);
      return brought;
    },
    readCaptures: ({ hash, limits, signal }, work) =>
      inWorkFolder(context, async (folder) => {
        const path = join(folder, "archive.warc");
        await fetchWorkFile(context, hash, path, signal);
        return work(() => readWarc(path, limits, signal));
      }),
    offerUses: (one) => void users.push({ ...one, group }),
    resolve: (wanted) => resolveFile(context, { ...wanted, reach: [group] }),
    ofGroup: libraryOf,
  });

  return {
    library: libraryOf(EVERYBODYS),
    findable: findableFiles(context),
    ownerOf: (id) => findOwner(context.db, id),
    routes: async (app) => {
      await app.register(uploadsRoutes, { context });
      await app.register(filesRoutes, { context, files: createFiles(context) });
    },
    jobs: {
      [TAKE_JOB]: createTakeHandler(context, prepare),
      [RENDITION_JOB]: createRenditionHandler(context),
      [MAP_JOB]: createRenditionHandler(context),
    },
    sweep: () => sweepFiles(context),
  };
}
