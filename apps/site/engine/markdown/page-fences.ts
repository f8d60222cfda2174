import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readCodeFence } from "./code-fence.ts";

/** Where the pages and the blog are written. */
export const CONTENT = join(import.meta.dirname, "../../content");

/** A block of code that is written in a page. */
export interface PageFence {
  /** `docs/Old/Eurocopa · clasificacion.mjs`: the page, and the title of the block or its language. */
  readonly key: string;
  readonly language: string;
  readonly code: string;
  readonly isUntested: boolean;
}

const FENCE = /^```(?<language>\w+)(?<meta>[^\n]*)\n(?<code>[\s\S]*?)^```$/gm;

/** Every block of code that the pages offer to copy, but for the files that they show, which have their tests beside them. */
export async function readPageFences(): Promise<readonly PageFence[]> {
  const files = (await readdir(CONTENT, { recursive: true })).filter((name) => name.endsWith(".mdx")).toSorted();
  const fences = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(CONTENT, file), "utf8");
      return [...text.matchAll(FENCE)].map(({ groups }) => {
        const { language = "", meta = "", code = "" } = groups ?? {};
        const fence = readCodeFence({ code, meta });
        const key = `${file.replace(/\.mdx$/, "")} · ${fence.title || language}`;
        return { key, language, code: fence.code, isUntested: fence.isUntested };
      });
    }),
  );
  return fences.flat();
}
