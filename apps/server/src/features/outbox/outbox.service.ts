import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { OutboxMail } from "@nv/contracts/schemas";
import PostalMime from "postal-mime";

/** Mails that the page lists; older ones stay on disk. */
const NEWEST_MAILS = 50;

async function readMail(folder: string, id: string): Promise<OutboxMail> {
  const file = join(folder, id);
  const [content, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
  const { to, subject, text, date } = await PostalMime.parse(content);
  return {
    id,
    to: to?.map(({ address }) => address ?? "").join(", ") ?? "",
    subject: subject ?? "",
    sentAtMs: date === undefined ? mtimeMs : Date.parse(date),
    text: text ?? "",
  };
}

/**
 * Lists the mails that wait in the outbox folder.
 *
 * @param folder - Folder with one `.eml` file a mail.
 * @returns The newest {@link NEWEST_MAILS}, newest first; empty when nothing was sent yet.
 */
export async function listOutbox(folder: string): Promise<readonly OutboxMail[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return []; // The folder is made with the first mail.
    throw error;
  });
  const mails = await Promise.all(files.filter((file) => file.endsWith(".eml")).map((file) => readMail(folder, file)));
  return mails.toSorted((a, b) => b.sentAtMs - a.sentAtMs || b.id.localeCompare(a.id)).slice(0, NEWEST_MAILS);
}
