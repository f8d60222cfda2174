import { parseUrl } from "@nv/contracts";
import type { Ai2HtmlRun, Ai2HtmlText } from "@nv/contracts/schemas";
import type { Element } from "hast";
import { type InlineStyle, styleOf, without } from "./style-of.ts";
import { attribute, type Placed } from "./tree.ts";

/** Elements whose words are no words of the graphic. */
const NO_WORDS = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "iframe",
  "object",
  "svg",
  "math",
  "select",
  "textarea",
]);

/** Styles that elements have by their name alone: bold, slanted, raised or lowered. */
const BY_NAME: Readonly<Record<string, Ai2HtmlRun["style"]>> = {
  b: { "font-weight": "bold" },
  strong: { "font-weight": "bold" },
  i: { "font-style": "italic" },
  em: { "font-style": "italic" },
  sup: { "vertical-align": "super" },
  sub: { "vertical-align": "sub" },
};

function httpsAddress(text: string): string | null {
  const url = parseUrl(text.trim());
  return url?.protocol === "https:" && url.username === "" && url.password === "" ? url.href : null;
}

interface Around {
  readonly style: Ai2HtmlRun["style"];
  readonly href: string | null;
}

function runsOf({ element, around }: Placed, look: InlineStyle, outer: Around): readonly Ai2HtmlRun[] {
  return element.children.flatMap((child): readonly Ai2HtmlRun[] => {
    if (child.type === "text") {
      const text = child.value.replaceAll(/[\t\r\n ]+/g, " ");
      return text === "" ? [] : [{ text, ...outer }];
    }
    if (child.type !== "element" || NO_WORDS.has(child.tagName)) return [];
    if (child.tagName === "br") return [{ text: "\n", ...outer }];
    const placed = { element: child, around: [element, ...around] };
    const style = { ...outer.style, ...BY_NAME[child.tagName], ...styleOf(placed, look) };
    const href = child.tagName === "a" ? httpsAddress(attribute(child, "href")) : outer.href;
    return runsOf(placed, look, { style, href });
  });
}

const hasWords = (runs: readonly Ai2HtmlRun[]) => runs.some(({ text }) => text.trim() !== "");

/** Runs of one look become one; what is empty at the ends goes. */
function joined(runs: readonly Ai2HtmlRun[]): Ai2HtmlRun[] {
  const found: Ai2HtmlRun[] = [];
  for (const run of runs) {
    const last = found.at(-1);
    if (last !== undefined && last.href === run.href && JSON.stringify(last.style) === JSON.stringify(run.style))
      found[found.length - 1] = { ...last, text: last.text + run.text };
    else found.push(run);
  }
  return found.map(({ text, ...more }, at) => {
    // Spaces that do not break are there on purpose: they indent.
    const begun = at === 0 ? text.replace(/^ +/, "") : text;
    return { ...more, text: at === found.length - 1 ? begun.replace(/ $/, "") : begun };
  });
}

/** A paragraph inside a text box, with those around it up to the drawing. */
function paragraphsIn({ element, around }: Placed): readonly Placed[] {
  const inside = [element, ...around];
  const found = element.children
    .filter((child): child is Element => child.type === "element")
    .flatMap((child) =>
      child.tagName === "p" ? [{ element: child, around: inside }] : paragraphsIn({ element: child, around: inside }),
    );
  return found;
}

/**
 * Reads a text box: words and how they look, nothing else of what is in it.
 *
 * @returns `null` for one without words.
 */
export function readText(box: Placed, look: InlineStyle): Ai2HtmlText | null {
  const paragraphs = paragraphsIn(box)
    .map((placed) => ({
      // Drawn heights are those of Illustrator's letters: a text of another length must be able to grow.
      style: without(styleOf(placed, look), ["height", "top", "bottom", "left", "right", "transform"]),
      runs: joined(runsOf(placed, look, { style: {}, href: null })),
    }))
    // One with a space that does not break is a line that was left empty: what is under it stays where it was drawn.
    .filter(({ runs }) => runs.some(({ text }) => text !== ""));
  return paragraphs.some(({ runs }) => hasWords(runs)) ? { style: styleOf(box, look), paragraphs } : null;
}
