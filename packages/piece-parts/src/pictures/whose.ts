import type { GraphicFields } from "@nv/contracts/schemas";
import type { ResolvedFile } from "../references/resolved.ts";

const each = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ""))].join(" / ");

/** Source and credit under what is made of files: those that were written for the graphic, else those of each file. */
export function whose(
  { sourceLine, credit }: Pick<GraphicFields, "sourceLine" | "credit">,
  files: readonly Pick<ResolvedFile, "source" | "credit">[],
): Pick<GraphicFields, "sourceLine" | "credit"> {
  return {
    sourceLine: sourceLine || each(files.map(({ source }) => source)),
    credit: credit || each(files.map((file) => file.credit)),
  };
}
