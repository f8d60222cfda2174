import type { Ai2HtmlFinding } from "@nv/ai2html";
import { type Zippable, zipSync } from "fflate";

/** A file that was brought, by its path inside its folder. */
export interface ImportedFile {
  readonly path: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** A folder of ai2html, looked at. */
export interface ReadFolder {
  /** Of its HTML, without the ending. */
  readonly name: string;
  readonly findings: readonly Ai2HtmlFinding[];
  /** Its words, one text a line. */
  readonly copy: string;
  /** Archive that is imported into the library. */
  readonly zip: Uint8Array<ArrayBuffer>;
}

const isZip = ({ path }: ImportedFile) => /\.zip$/i.test(path);

const zipped = (files: readonly ImportedFile[]) => {
  // Pictures are packed already.
  const entries: Zippable = Object.fromEntries(files.map(({ path, content }) => [path, [content, { level: 1 }]]));
  return new Uint8Array(zipSync(entries));
};

/**
 * Looks at what somebody brought, as the library will when it is published.
 *
 * @param files - A ZIP, or everything that is in the folder.
 * @returns The folder, or the sentence that says why it is none.
 */
export async function readImported(files: readonly ImportedFile[]): Promise<ReadFolder | string> {
  const { Ai2HtmlError, copyOf, folderOfZip, readAi2Html } = await import("@nv/ai2html");
  const [first] = files;
  try {
    const zip = first !== undefined && files.length === 1 && isZip(first) ? first.content : zipped(files);
    const { name, findings, drawings } = readAi2Html(folderOfZip(zip));
    return { name, findings, copy: copyOf(drawings), zip };
  } catch (error) {
    if (error instanceof Ai2HtmlError) return error.message;
    throw error;
  }
}

/** Looks at a folder that does not exist. */
export async function readSample(): Promise<ReadFolder | string> {
  const { sampleOutput } = await import("@nv/ai2html");
  return readImported(sampleOutput().map(({ name, content }) => ({ path: name, content })));
}
