import path from "node:path";
import { type CodeColourer, createCodeColourer } from "./highlight.ts";

/** A file of the repository, ready to be shown and taken away. */
export interface SnippetFileData {
  /** Name with its ending, `ipc.R`: the title of the block and the name of the download. */
  readonly name: string;
  /** Language that the colours follow. */
  readonly language: string;
  /** Inside of the `<code>` element. */
  readonly html: string;
  /** Number of lines. */
  readonly lines: number;
}

/** Context that the bundler gives to a loader, as far as this one uses it. */
interface LoaderContext {
  readonly resourcePath: string;
}

/** Endings whose language has another name. */
const LANGUAGES: Readonly<Record<string, string>> = { R: "r", jsx: "js", mjs: "js", txt: "text" };

let colourer: CodeColourer | null = null;

/**
 * Describes a file for the page that imports it.
 *
 * @param source.path - Absolute path or name; its ending says the language.
 * @param source.code - Its text, UTF-8.
 */
export async function describeSnippet(source: {
  readonly path: string;
  readonly code: string;
}): Promise<SnippetFileData> {
  colourer ??= createCodeColourer();
  const name = path.basename(source.path);
  const ending = path.extname(name).slice(1);
  const language = LANGUAGES[ending] ?? ending;
  const { html } = await colourer.colour({ code: source.code, language, meta: "" });
  return { name, language, html, lines: source.code.trimEnd().split("\n").length };
}

/** Turns a file into a module whose default export is a {@link SnippetFileData}. */
// biome-ignore lint/style/noDefaultExport: the bundler calls a loader's default export
export default async function snippetLoader(this: LoaderContext, code: string): Promise<string> {
  return `export default ${JSON.stringify(await describeSnippet({ path: this.resourcePath, code }))};`;
}
