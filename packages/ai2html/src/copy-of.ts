import type { Ai2HtmlText } from "@nv/contracts/schemas";

const wordsOf = ({ paragraphs }: Ai2HtmlText) =>
  paragraphs.map(({ runs }) =>
    runs
      .map(({ text }) => text)
      .join("")
      .replaceAll("\u00a0", " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );

/** The words of the graphic, for the copy desk: a line for each paragraph in the order in which they are read, each once. */
export function copyOf(drawings: readonly { readonly texts: readonly Ai2HtmlText[] }[]): string {
  const lines = drawings.flatMap(({ texts }) => texts.flatMap(wordsOf)).filter((line) => line !== "");
  return [...new Set(lines)].join("\n");
}
