import type { Element, Nodes, Properties } from "hast";
import { raw } from "hast-util-raw";
import { toHtml } from "hast-util-to-html";

/** Begins the properties of an element that are its data attributes: `data-fecha` is `dataFecha`. */
const DATA = "data";

/** Name of a place where a page puts its own text; a data attribute of the same name fills it. */
const PARAMETER_NAME = /^[a-z][a-z0-9]{0,30}$/;

/** The attribute that marks such a place is none of theirs. */
const RESERVED = "nv";

/** Whether a place may have this name. */
export const isParameterName = (name: string): boolean => PARAMETER_NAME.test(name) && name !== RESERVED;

/** The name of what a property of an element gives; `null` when it gives nothing. */
function givenName(property: string): string | null {
  const name = property.slice(DATA.length);
  return property.startsWith(DATA) ? name.charAt(0).toLowerCase() + name.slice(1) : null;
}

/** Whether a property gives a text to a place that may be there. */
export function givesText(property: string): boolean {
  const name = givenName(property);
  return name !== null && isParameterName(name);
}

/** Reads the texts that data attributes give to an include inside another, by name; an empty text gives nothing. */
export function givenTexts(properties: Properties): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(properties).flatMap(([property, value]) => {
      const name = givenName(property);
      return name !== null && isParameterName(name) && value ? [[name, String(value)] as const] : [];
    }),
  );
}

/** The places of an include, and not those of others inside it. */
function placesIn(node: Nodes): readonly Element[] {
  if (!("children" in node)) return [];
  return node.children.flatMap((child): readonly Element[] => {
    if (child.type !== "element" || child.tagName === "nv-include") return [];
    return child.properties.dataNv === undefined ? placesIn(child) : [child];
  });
}

/**
 * Puts what an include is given into its places, as text.
 *
 * @param html - As it was published; nothing that is not in it already becomes an element.
 */
export function fillPlaces(html: string, texts: ReadonlyMap<string, string>): string {
  if (texts.size === 0) return html;
  const tree = raw({ type: "root", children: [{ type: "raw", value: html }] });
  for (const place of placesIn(tree)) {
    const value = texts.get(String(place.properties.dataNv));
    if (value !== undefined) place.children = [{ type: "text", value }];
  }
  return toHtml(tree);
}
