import { randomUUID } from "node:crypto";
import { access, constants, open, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import { withPlainLines } from "./core/difference.ts";

/** Folder of the pages in the repository. Nothing else is read or written. */
const CONTENT = "apps/site/content";
/** Name in a folder that makes it a working copy, where git can take back what is written. */
const GIT = ".git";
const PAGE = /\.mdx?$/;

/** The text of a page as it is written, which may be ahead of the site's build. */
export interface PageFile {
  /** With plain lines. */
  readonly text: string;
  readonly isWritable: boolean;
}

/** The working copy that the site is built from. */
export interface PageSources {
  /**
   * @param file - Relative to the repository, as the catalogue names it.
   * @returns `null` when there is no such file here: a server may run without the sources of its site.
   */
  read(file: string): Promise<PageFile | null>;
  /**
   * Writes a page anew, whole or not at all.
   *
   * @param was - What its text has to be until then; both with plain lines.
   * @returns `false` when it is another one, or cannot be written here.
   */
  write(file: string, was: string, text: string): Promise<boolean>;
}

async function unlessFails<Found>(work: Promise<Found>): Promise<Found | null> {
  try {
    return await work;
  } catch {
    // Not there, no file, or not for this process: in each case there is nothing to work with, and the person does it by hand.
    return null;
  }
}

async function isWritable(path: string): Promise<boolean> {
  return (await unlessFails(access(path, constants.W_OK).then(() => true))) ?? false;
}

/** @param folder - Of the repository; nothing is found in one without `.git`. */
export function openPageSources(folder: string): PageSources {
  /** Returns the path of a page, when it is a plain file below the content and no link leads to it; else `null`. */
  async function placeOf(file: string): Promise<string | null> {
    const [root, place] = [resolve(folder, CONTENT), resolve(folder, file)];
    if (!place.startsWith(root + sep) || !PAGE.test(place)) return null;
    if ((await unlessFails(stat(join(folder, GIT)))) === null) return null;
    const [realRoot, real] = [await unlessFails(realpath(root)), await unlessFails(realpath(place))];
    if (realRoot === null || real !== realRoot + place.slice(root.length)) return null;
    return (await unlessFails(stat(real)))?.isFile() ? real : null;
  }

  async function writeWhole(place: string, text: string): Promise<void> {
    const unfinished = join(dirname(place), `.${basename(place)}.${randomUUID()}.unfinished`);
    try {
      const { mode } = await stat(place);
      await using handle = await open(unfinished, "wx", mode);
      await handle.writeFile(text);
      await handle.sync();
      await rename(unfinished, place);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  return {
    async read(file) {
      const place = await placeOf(file);
      const written = place === null ? null : await unlessFails(readFile(place, "utf8"));
      if (place === null || written === null) return null;
      const canBeWritten = (await isWritable(place)) && (await isWritable(dirname(place)));
      return { text: withPlainLines(written), isWritable: canBeWritten };
    },
    async write(file, was, text) {
      const place = await placeOf(file);
      const written = place === null ? null : await unlessFails(readFile(place, "utf8"));
      if (place === null || written === null || withPlainLines(written) !== was) return false;
      await writeWhole(place, written.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text);
      return true;
    },
  };
}
