import { UPLOAD_MOST_BYTES } from "@nv/contracts";
import { Problem } from "../../../http/problem.ts";
import { libraryBytes } from "../files.repository.ts";
import type { FilesContext } from "../files-context.ts";

/** Uploads of one person that are not taken yet; more are a fault of a program. */
const MOST_UPLOADS = 50;

/** Name that is held by whoever takes room: it is everybody's. */
export const ROOM = "room of the library";

/**
 * Holds a new upload to what there is room for.
 *
 * @throws {Problem} `UPLOAD_TOO_LARGE`, `LIBRARY_FULL`, `UPLOADS_TOO_MANY`.
 */
export async function requireRoom(
  { db, quotaBytes }: Pick<FilesContext, "db" | "quotaBytes">,
  { sizeBytes, userId }: { readonly sizeBytes: number; readonly userId: string },
): Promise<void> {
  if (sizeBytes > UPLOAD_MOST_BYTES) throw new Problem("UPLOAD_TOO_LARGE");
  const { sum } = await db
    .selectFrom("uploads")
    .select(({ fn }) => fn.sum("size_bytes").as("sum"))
    .executeTakeFirstOrThrow();
  // What is on its way has its room already.
  if ((await libraryBytes(db)) + Number(sum ?? 0) + sizeBytes > quotaBytes) throw new Problem("LIBRARY_FULL");
  const { count } = await db
    .selectFrom("uploads")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("by_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_UPLOADS) throw new Problem("UPLOADS_TOO_MANY");
}
