import type { Ai2HtmlText } from "@nv/contracts/schemas";

/** The words of a text of a drawing, its paragraphs one after the other. */
export const wordsOf = ({ paragraphs }: Pick<Ai2HtmlText, "paragraphs">): string =>
  paragraphs
    .map(({ runs }) => runs.map(({ text }) => text).join(""))
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** A text that leads nowhere: what is hidden from who listens must not take the focus. The figures have its links. */
export const withoutLinks = (text: Ai2HtmlText): Ai2HtmlText => ({
  ...text,
  paragraphs: text.paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => ({ ...run, href: null })),
  })),
});

const ended = (text: string) => (/[.:!?…]$/.test(text) ? text : `${text}.`);

/** Sentences and labels as they are said one after the other. */
export const saidOf = (texts: readonly string[]) => texts.filter(Boolean).map(ended).join(" ");
