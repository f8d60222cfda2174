import { PAGE_SOURCE_PATH } from "@nv/contracts";
import type { PageSource } from "@nv/contracts/schemas";
import { callServer, isRecord, readBy } from "@nv/web";
import { addressOf } from "@nv/web/address";

/** By hand: the schema library weighs more than the whole dialog. */
const Source = readBy<PageSource>((body) => {
  if (!isRecord(body)) return null;
  const { text, version, sourceFile } = body;
  const isWhole = typeof text === "string" && typeof version === "string" && typeof sourceFile === "string";
  return isWhole ? { text, version, sourceFile } : null;
});

/** The text that a page is written in. @throws {CallFailure} When it cannot be had. */
export const askSource = (path: string) => callServer(Source, addressOf(PAGE_SOURCE_PATH, { path }));
