import type { ElementContent } from "hast";

const isInclude = (node: ElementContent) => node.type === "element" && node.tagName === "nv-include";

const isBlank = (node: ElementContent) => node.type === "text" && node.value.trim() === "";

const holdsInclude = (node: ElementContent): boolean =>
  node.type === "element" && (isInclude(node) || node.children.some(holdsInclude));

/**
 * Takes the includes inside out of their paragraphs: what they hold are paragraphs and headings, each of which ends the paragraph around
 * it, and the element with it, wherever a parser of HTML reads it. One that stands alone takes the place of its paragraph; one among
 * words makes a plain block of it.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
 */
export function liftIncludes(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== "element") return [child];
    const lifted = { ...child, children: liftIncludes(child.children) };
    if (child.tagName !== "p" || !holdsInclude(child)) return [lifted];
    const isAlone = child.children.every((inner) => isInclude(inner) || isBlank(inner));
    return isAlone ? lifted.children.filter(isInclude) : [{ ...lifted, tagName: "div" }];
  });
}
