import { strFromU8, type UnzipFileInfo, type Unzipped, unzip, unzipSync } from "fflate";

/** Most that a workbook may unfold to: fifty times the largest that the desk has seen would be a bomb. Bytes. */
const UNFOLDED_MAX_BYTES = 256 * 1024 * 1024;

/** Returns the text of a part of a workbook; empty for one that it does not have. */
export type WorkbookParts = (name: string) => string;

/**
 * Unzips what is wanted. In a browser at once: a thread of its own reads there, and the threads that the library makes out of texts are
 * forbidden by the policy of our pages. On the server beside other work.
 */
async function partsOf(bytes: Uint8Array, filter: (part: UnzipFileInfo) => boolean): Promise<Unzipped> {
  if ("location" in globalThis) return unzipSync(bytes, { filter });
  return new Promise((resolve, reject) =>
    unzip(bytes, { filter }, (error, parts) => (error === null ? resolve(parts) : reject(error))),
  );
}

/**
 * Unfolds the parts of a workbook that are wanted, after adding up what all say that they unfold to. No part gives more than it says.
 *
 * @returns `null` for what says that it would unfold beyond 256 MB.
 * @throws {Error} For what is no ZIP.
 */
export async function unzipParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<WorkbookParts | null> {
  let unfolded = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unfolded += originalSize;
      return false;
    },
  });
  if (unfolded > UNFOLDED_MAX_BYTES) return null;
  const parts = await partsOf(bytes, ({ name }) => isWanted(name));
  return (name) => {
    const part = parts[name];
    return part === undefined ? "" : new TextDecoder().decode(part);
  };
}

/** Signs at the beginning of a ZIP in which the kind of an OpenDocument stands, not packed. @see OpenDocument 1.3, part 2, 3.3 */
const KIND_WITHIN = 200;

/** Whether a ZIP says at its beginning that it is a spreadsheet of OpenDocument. */
export const isOpenDocument = (bytes: Uint8Array): boolean =>
  strFromU8(bytes.subarray(0, KIND_WITHIN), true).includes("application/vnd.oasis.opendocument.spreadsheet");
