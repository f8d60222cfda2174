import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readCodeFence } from "./code-fence.ts";

/** Folder in which the pages and the blog are written. */
export const CONTENT = join(import.meta.dirname, "../../content");

/** A block of code that is written in a page. */
export interface PageFence {
  /** `docs/Old/Eurocopa · clasificacion.mjs`: the page, and the title of the block or its language. */
  readonly key: string;
  readonly language: string;
  readonly code: string;
  readonly isUntested: boolean;
}

/** The first line of a fence; what closes it is the same three signs alone. */
const OPENING = /^```(\w+)\b(.*)/;

/** The fences of a page, line by line. */
function fencesIn(text: string) {
  const fences: { readonly language: string; readonly meta: string; readonly lines: string[] }[] = [];
  let open: (typeof fences)[number] | null = null;
  for (const line of text.split("\n")) {
    const [, language = "", meta = ""] = OPENING.exec(line) ?? [];
    if (open !== null && line === "```") {
      fences.push(open);
      open = null;
    } else if (open !== null) open.lines.push(line);
    else if (language !== "") open = { language, meta, lines: [] };
  }
  return fences;
}

/** Every block of code that the pages offer to copy, but for the files that they show, which have their tests beside them. */
export async function readPageFences(): Promise<readonly PageFence[]> {
  const files = (await readdir(CONTENT, { recursive: true })).filter((name) => name.endsWith(".mdx")).toSorted();
  const fences = await Promise.all(
    files.map(async (file) =>
      fencesIn(await readFile(join(CONTENT, file), "utf8")).map(({ language, meta, lines }) => {
        const fence = readCodeFence({ code: lines.join("\n"), meta });
        const key = `${file.replace(/\.mdx$/, "")} · ${fence.title || language}`;
        return { key, language, code: fence.code, isUntested: fence.isUntested };
      }),
    ),
  );
  return fences.flat();
}
