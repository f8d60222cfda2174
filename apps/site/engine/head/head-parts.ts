import { Children, Fragment, isValidElement, type ReactNode } from "react";

/** Attributes of an element, by their names in HTML. */
export type Attributes = Readonly<Record<string, string>>;

/** An element of the head that is there once for each key: `meta` by what it names, `link` by what it is for. */
export interface HeadTag {
  readonly name: "meta" | "link";
  readonly attributes: Attributes;
}

/** Contents of the head of a page, as the parts of the page give them. */
export interface HeadParts {
  /** `undefined` when no part gives one. */
  readonly title: string | undefined;
  /** Of `<html>`. */
  readonly root: Attributes;
  /** By their key, each once. */
  readonly tags: ReadonlyMap<string, HeadTag>;
}

/** Names that React spells in its own way and lower case does not mend. */
const HTML_NAMES: Readonly<Record<string, string>> = { className: "class", httpEquiv: "http-equiv" };

/** Attributes that tell two tags of the same kind apart. */
const KEY_ATTRIBUTES = ["name", "property", "http-equiv", "charset", "rel", "hreflang", "sizes"] as const;

/** Elements, out of the lists and fragments around them. */
function elementsOf(
  nodes: ReactNode,
): readonly { readonly type: unknown; readonly props: Readonly<Record<string, unknown>> }[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement<Readonly<Record<string, unknown>>>(node)) return [];
    return node.type === Fragment ? elementsOf(node.props.children as ReactNode) : [node];
  });
}

function attributesOf(props: Readonly<Record<string, unknown>>): Attributes {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name, value]) => name !== "children" && value !== undefined && value !== null)
      .map(([name, value]) => [HTML_NAMES[name] ?? name.toLowerCase(), String(value)]),
  );
}

/** Returns the key of a tag: another tag with the same key replaces it. */
export function keyOf({ name, attributes }: HeadTag): string {
  return [name, ...KEY_ATTRIBUTES.map((attribute) => attributes[attribute] ?? "")].join(" ");
}

/**
 * Puts together what the parts of a page say of its head; of two that say the same thing, the later one is right.
 *
 * @param parts - From the outermost.
 */
export function headParts(parts: readonly ReactNode[]): HeadParts {
  let title: string | undefined;
  let root: Attributes = {};
  const tags = new Map<string, HeadTag>();
  for (const { type, props } of parts.flatMap(elementsOf)) {
    if (type === "title") title = Children.toArray(props.children as ReactNode).join("");
    else if (type === "html") root = { ...root, ...attributesOf(props) };
    else if (type === "meta" || type === "link") {
      const tag: HeadTag = { name: type, attributes: attributesOf(props) };
      tags.set(keyOf(tag), tag);
    }
  }
  return { title, root, tags };
}
