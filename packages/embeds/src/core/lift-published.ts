/**
 * Takes the includes inside a published one out of the paragraph that they were written in before it was known better: the paragraphs
 * that they hold end it for a parser, and the element with it, and the same text would stand beside it. What is published today has none.
 *
 * @param html - As it was published: the very text that was written then is looked for.
 */
export const liftPublished = (html: string): string =>
  html.replaceAll("<p><nv-include ", "<nv-include ").replaceAll("</nv-include></p>", "</nv-include>");
