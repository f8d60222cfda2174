import { readHtml } from "../../../../platform/outside/core/read-html.ts";

/**
 * Tells what keeps a story still in an article, out of what became of the article in a browser: the story's own script notes it there.
 *
 * @param slug - Of the story.
 * @returns Name of the element, as its style sheet would have it; empty when the story moves, or is not there.
 * @see docs/adr/0069-where-a-story-cannot-move.md
 */
export function stillInArticle(html: string, slug: string): string {
  let trap = "";
  readHtml(html, {
    tag: ({ name, attributes }) => {
      if (name === "nv-grafico" && attributes.get("id") === slug) trap ||= attributes.get("data-nv-still") ?? "";
    },
  });
  return trap;
}
