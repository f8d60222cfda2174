import type { StoryConfig } from "./config.ts";

/** Parts of a page by which a story has a theme of its own. */
interface ThemedStory {
  readonly html: string;
  readonly css: string;
  /** Statements that run before anything is drawn. */
  readonly script: string;
}

const DARK_CSS = "body{background:#131211}";

/** The house's colour, as dark as white letters ask for. */
const HOUSE_GROUND = "color-mix(in srgb,var(--nv-house-accent,#a32413) 62%,#000)";

const HOUSE_CSS =
  `body,.nv-story.nv-story--house{background:#3f0d07;background:${HOUSE_GROUND}}` +
  `.nv-story.nv-story--house{--nv-paper:#4d130b;--nv-paper:${HOUSE_GROUND};--nv-ink:#fff;--nv-soft:#f0dcd8;--nv-accent:#fff;--nv-line:rgb(255 255 255/.35);--nv-wash:rgb(255 255 255/.1);color:#fff}`;

const article = (name: string, theme: string, inside: string) =>
  `<article class="nv-story${name}"${theme === "" ? "" : ` data-nv-special="${theme}"`}>${inside}</article>`;

/**
 * Gives a story its theme: whatever the page or the article around it is, or that of its reader.
 *
 * @param inside - The story as HTML.
 */
export function themedStory(theme: StoryConfig["theme"], inside: string): ThemedStory {
  switch (theme) {
    case "dark":
    case "house": {
      // What is drawn in it is dark without a script too.
      const name = ` nv-story--${theme}`;
      const css = theme === "dark" ? DARK_CSS : HOUSE_CSS;
      return { html: `<div data-nv-theme="dark">${article(name, "dark", inside)}</div>`, css, script: "" };
    }
    case "light":
      return { html: article("", "light", inside), css: "", script: "" };
    case "reader":
      return {
        html: article("", "auto", inside),
        css: '[data-nv-theme="dark"] body{background:#131211}',
        script: ';document.documentElement.dataset.nvAsks="auto"',
      };
    default:
      return { html: article("", "", inside), css: "", script: "" };
  }
}
