import type { Ai2HtmlText } from "@nv/contracts/schemas";

/** The words of a text of a drawing, its paragraphs one after the other. */
export const wordsOf = ({ paragraphs }: Pick<Ai2HtmlText, "paragraphs">): string =>
  paragraphs
    .map(({ runs }) => runs.map(({ text }) => text).join(""))
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();
