import type { Root } from "hast";
import { type Declaration, parse, type Rule } from "postcss";
import { Ai2HtmlError } from "./ai2html-error.ts";
import { readSelector, type Selector } from "./selector.ts";
import { elementsOf, rawText } from "./tree.ts";

/** Something that a style sheet says, or an element of itself. */
export interface Declared {
  readonly name: string;
  readonly value: string;
  readonly isImportant: boolean;
}

/** A rule for one selector. */
export interface SheetRule {
  readonly selector: Selector;
  readonly declared: readonly Declared[];
}

const OWN_SHEETS = new Set(["svg", "math"]);

/** Most selectors that are read; the program writes some hundred. */
const MOST_SELECTORS = 2000;

function declaredIn(nodes: readonly { readonly type: string }[]): readonly Declared[] {
  return nodes
    .filter((node): node is Declaration => node.type === "decl" && "prop" in node)
    .map(({ prop, value, important }) => ({
      name: prop.toLowerCase(),
      value: value.replaceAll(/\s+/g, " ").trim(),
      isImportant: important === true,
    }));
}

function parsed(css: string): ReturnType<typeof parse> {
  try {
    return parse(css);
  } catch (cause) {
    throw new Ai2HtmlError("Los estilos del HTML están cortados o mal escritos: vuelve a exportarlo con ai2html.", {
      cause,
    });
  }
}

/** Lists the declarations of an element's `style` attribute. Nothing when it cannot be read. */
export function ownDeclared(style: string): readonly Declared[] {
  try {
    return declaredIn(parse(style).nodes);
  } catch {
    // Written by hand: a browser would drop it too.
    return [];
  }
}

/** Mark that the program writes before the styles that somebody added in Illustrator. They are the last. */
const OWN_STYLES = "/* Custom CSS */";

/** Lists the properties that somebody's own styles set, and the names of their at-rules (`@media`): each name once. */
export function ownProperties(root: Root): readonly string[] {
  const names = new Set<string>();
  for (const { element } of elementsOf(root).filter((placed) => placed.element.tagName === "style")) {
    const css = rawText(element);
    const at = css.indexOf(OWN_STYLES);
    if (at === -1) continue;
    const own = parsed(css.slice(at));
    own.walkDecls(({ prop }) => void names.add(prop.toLowerCase()));
    own.walkAtRules(({ name }) => void names.add(`@${name}`));
  }
  return [...names];
}

/**
 * The rules of a page, in their order. What is inside `@media` and the like is left: it is the program's own way of showing one drawing at a
 * time, or for other places than a page.
 *
 * @throws {Ai2HtmlError} For sheets that are broken or enormous.
 */
export function rulesOf(root: Root): readonly SheetRule[] {
  // Of a drawing of its own is what is inside it.
  const sheets = elementsOf(root).filter(
    ({ element, around }) => element.tagName === "style" && !around.some(({ tagName }) => OWN_SHEETS.has(tagName)),
  );
  const rules = sheets
    .flatMap(({ element }) => parsed(rawText(element)).nodes)
    .filter((node): node is Rule => node.type === "rule");
  const selectors = rules.flatMap((rule) => rule.selectors.map((selector) => ({ selector, rule })));
  if (selectors.length > MOST_SELECTORS)
    throw new Ai2HtmlError("Los estilos del HTML son enormes, y ai2html no escribe tanto: vuelve a exportarlo.");
  const declared = new Map(rules.map((rule) => [rule, declaredIn(rule.nodes)]));
  return selectors.flatMap(({ selector, rule }) => {
    const read = readSelector(selector);
    return read === null ? [] : [{ selector: read, declared: declared.get(rule) ?? [] }];
  });
}
