import type { Element, ElementContent, Root } from "hast";
import { createCodeColourer } from "./highlight.ts";

function isElement(node: Root["children"][number] | ElementContent): node is Element {
  return node.type === "element";
}

/** Every `<pre>` with a `<code>` in it, however deep, custom components included. */
function codeBlocks(node: {
  readonly children?: readonly unknown[];
}): { readonly pre: Element; readonly code: Element }[] {
  return (node.children ?? []).flatMap((child) => {
    if (!isParent(child)) return [];
    if (isPre(child)) {
      const code = child.children.find((inner) => isElement(inner) && inner.tagName === "code");
      return code !== undefined && isElement(code) ? [{ pre: child, code }] : [];
    }
    return codeBlocks(child);
  });
}
function isParent(node: unknown): node is { readonly children: readonly unknown[] } {
  return typeof node === "object" && node !== null && "children" in node && Array.isArray(node.children);
}
function isPre(node: object): node is Element {
  return "tagName" in node && node.tagName === "pre";
}

function textOf(node: Element): string {
  return node.children
    .map((child) => (child.type === "text" ? child.value : isElement(child) ? textOf(child) : ""))
    .join("");
}

function languageOf(code: Element): string {
  const names = code.properties.className;
  const classNames = Array.isArray(names) ? names.map(String) : [String(names ?? "")];
  return classNames.find((name) => name.startsWith("language-"))?.slice("language-".length) ?? "";
}

/**
 * Colours the code blocks of a page at build.
 *
 * The block leaves here as one string of HTML in a property of `<pre>`, not as hundreds of elements: the page's script holds a
 * string, and React has one node to keep. `theme/MDXComponents/Pre` draws it.
 */
export function rehypeCode() {
  const { colour } = createCodeColourer();
  return async (tree: Root): Promise<void> => {
    await Promise.all(
      codeBlocks(tree).map(async ({ pre, code }) => {
        const meta = code.properties.metastring ?? code.data?.meta ?? "";
        const coloured = await colour({ code: textOf(code), language: languageOf(code), meta: String(meta) });
        pre.properties = { ...coloured };
        pre.children = [];
      }),
    );
  };
}
