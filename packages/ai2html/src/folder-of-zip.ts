import { strFromU8, unzipSync } from "fflate";
import { Ai2HtmlError } from "./ai2html-error.ts";
import type { Ai2HtmlFile, Ai2HtmlFolder } from "./ai2html-folder.ts";
import { MOST_HTML_LENGTH } from "./tree.ts";

/** Tells whether a name is a folder, or something that systems leave in folders. */
const isLeft = (name: string) => name.endsWith("/") || name.startsWith("__MACOSX/") || /(?:^|\/)\./.test(name);

/** Whether a file is a page. */
export const isPageName = (name: string) => /\.html?$/i.test(name);

/**
 * Reads the folder in a ZIP, for a look at it in a browser: of all files but the pages only names and sizes are read.
 *
 * @throws {Ai2HtmlError} When it is none, or is broken.
 */
export function folderOfZip(bytes: Uint8Array): Ai2HtmlFolder {
  const files: Ai2HtmlFile[] = [];
  try {
    const unpacked = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (isLeft(name)) return false;
        if (isPageName(name)) return originalSize <= MOST_HTML_LENGTH;
        files.push({ name, sizeBytes: originalSize });
        return false;
      },
    });
    return { pages: Object.entries(unpacked).map(([name, page]) => ({ name, html: strFromU8(page) })), files };
  } catch (cause) {
    throw new Ai2HtmlError("No se ha podido abrir el ZIP: puede estar a medias. Vuelve a comprimir la carpeta.", {
      cause,
    });
  }
}
