import { holdName } from "@nv/database";
import { DataStore, ERRORS, Upload } from "@tus/server";
import { z } from "zod";
import { uploadName } from "../core/upload-name.ts";
import type { FilesContext } from "../files-context.ts";
import { findUpload, removeUpload, writeParts } from "./parts.ts";
import { ROOM, requireRoom } from "./room.ts";

/** Metadata with which an upload begins. `by` is put there by the route. */
const Metadata = z.object({ filename: z.string().catch("").transform(uploadName), by: z.uuid() });

/** Keeps uploads of the tus protocol in the store and the database, so that any process goes on with any of them. */
export class UploadStore extends DataStore {
  readonly #context: Pick<FilesContext, "database" | "db" | "store" | "now" | "quotaBytes">;

  constructor(context: Pick<FilesContext, "database" | "db" | "store" | "now" | "quotaBytes">) {
    super();
    this.#context = context;
    this.extensions = ["creation", "creation-with-upload", "termination"];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { filename, by } = Metadata.parse(upload.metadata);
    if (upload.size === undefined) throw ERRORS.INVALID_LENGTH;
    const atMs = this.#context.now();
    const times = { created_at_ms: atMs, changed_at_ms: atMs };
    const row = { id: upload.id, name: filename, size_bytes: upload.size, by_id: by, ...times };
    const { database, db } = this.#context;
    await database.transaction(db, async (transaction) => {
      // The room is everybody's: those that begin at the same moment are counted one after another.
      await holdName(database, transaction, ROOM);
      await requireRoom({ ...this.#context, db: transaction }, { sizeBytes: row.size_bytes, userId: by });
      await transaction.insertInto("uploads").values(row).execute();
    });
    return upload;
  }

  override async write(stream: AsyncIterable<Buffer>, id: string, offset: number): Promise<number> {
    const found = await findUpload(this.#context, id);
    if (found === undefined) throw ERRORS.FILE_NOT_FOUND;
    return writeParts(this.#context, { id, offset, restBytes: found.size_bytes - offset }, stream);
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await findUpload(this.#context, id);
    if (found === undefined) throw ERRORS.FILE_NOT_FOUND;
    const { offset, size_bytes: size, name } = found;
    return new Upload({ id, size, offset, metadata: { filename: name } });
  }

  override remove(id: string): Promise<void> {
    return removeUpload(this.#context, id);
  }
}
