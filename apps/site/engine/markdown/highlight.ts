import { type BundledLanguage, bundledLanguages, createCssVariablesTheme, createHighlighter } from "shiki";
import { readCodeFence } from "./code-fence.ts";
import { codeHtml } from "./code-html.ts";

/** Turns code into HTML, at build. */
export interface CodeColourer {
  /**
   * @param code - Source text, as written between the fences.
   * @param language - Word after the fence; unknown ones are left without colour.
   * @param meta - Rest of the fence line: `title="…"`, `{1,3-5}`, `untested`.
   */
  readonly colour: (source: {
    readonly code: string;
    readonly language: string;
    readonly meta: string;
  }) => Promise<ColouredCode>;
}

/** A block of code ready to be put in a page. */
export interface ColouredCode {
  /** HTML whose colours are classes, so that both themes are CSS and no inline style is needed. */
  readonly html: string;
  /** Empty when the fence names none. */
  readonly title: string;
  /** The word after the fence; empty when there is none. */
  readonly language: string;
  readonly isUntested: boolean;
}

const VARIABLE_PREFIX = "--code-";
const THEME = createCssVariablesTheme({ name: "nv", variablePrefix: VARIABLE_PREFIX });

/** Data, not code: its grammar gives each column a colour, and colours that mean nothing are noise. */
const DATA_LANGUAGES: ReadonlySet<string> = new Set(["csv", "tsv"]);

function hasColours(language: string): language is BundledLanguage {
  return Object.hasOwn(bundledLanguages, language) && !DATA_LANGUAGES.has(language);
}

/** `var(--code-token-string)` of the theme, as the class `tok-string`; empty for plain text. */
function classOf(colour: string | undefined): string {
  const token = /^var\(--code-token-([\w-]+)\)$/.exec(colour ?? "");
  return token?.[1] === undefined ? "" : `tok-${token[1]}`;
}

/**
 * Lets a line take as long as it takes: by its default the highlighter gives up on a line after 500 ms, and on a busy machine
 * the same page would come out in other colours.
 */
const NO_TIME_LIMIT = 0;

/** A colourer whose grammars are loaded when the first block in their language comes. */
export function createCodeColourer(): CodeColourer {
  const highlighter = createHighlighter({ themes: [THEME], langs: [] });

  return {
    async colour({ code, language, meta }) {
      const shiki = await highlighter;
      const fence = readCodeFence({ code, meta });
      const lang = hasColours(language) ? language : "text";
      if (lang !== "text") await shiki.loadLanguage(lang);
      const { tokens } = shiki.codeToTokens(fence.code, { lang, theme: "nv", tokenizeTimeLimit: NO_TIME_LIMIT });
      const lines = tokens.map((line) =>
        line.map(({ content, color }) => ({ text: content, className: classOf(color) })),
      );
      return { html: codeHtml(lines, fence.marked), title: fence.title, language, isUntested: fence.isUntested };
    },
  };
}
