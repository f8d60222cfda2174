/** Contents and options of a fence, besides its language. */
export interface CodeFence {
  /** The code without the comments that only mark lines. */
  readonly code: string;
  /** Empty when there is none. */
  readonly title: string;
  /** Numbers of the marked lines, from 1. */
  readonly marked: ReadonlySet<number>;
  /** The page says that no test runs it: the word `untested` after the fence. */
  readonly isUntested: boolean;
}

/** A comment that marks lines and is not part of the code, in the comment signs of the usual languages. */
const MARK_COMMENT = /^\s*(?:\/\/|\/\*|#|<!--|--|\{\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/|-->|\*\/\})?\s*$/;

function linesInBraces(meta: string): number[] {
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(",") ?? [];
  return ranges.flatMap((range) => {
    const [from = Number.NaN, to = from] = range.split("-").map(Number);
    return Number.isInteger(from) && Number.isInteger(to) && to >= from
      ? Array.from({ length: to - from + 1 }, (_, offset) => from + offset)
      : [];
  });
}

/**
 * Reads the line after a fence, and takes the marking comments out of the code.
 *
 * @param fence.meta - For example `title="team.config.ts" {2,4-6} untested`.
 * @param fence.code - May hold `highlight-next-line`, `highlight-start` and `highlight-end` in comments of their own.
 */
export function readCodeFence({ code, meta }: { readonly code: string; readonly meta: string }): CodeFence {
  const marked = new Set(linesInBraces(meta));
  const kept: string[] = [];
  let isInside = false;
  let isNext = false;
  for (const line of code.replace(/\n$/, "").split("\n")) {
    const mark = MARK_COMMENT.exec(line)?.[1];
    if (mark === undefined) {
      kept.push(line);
      if (isInside || isNext) marked.add(kept.length);
      isNext = false;
    } else if (mark === "next-line") isNext = true;
    else isInside = mark === "start";
  }
  const title = /title=(["'])(.*?)\1/.exec(meta);
  const isUntested = meta
    .replace(title?.[0] ?? "", "")
    .split(" ")
    .includes("untested");
  return { code: kept.join("\n"), title: title?.[2] ?? "", marked, isUntested };
}
