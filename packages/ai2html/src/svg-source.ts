import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";

/** A drawing that was written in the HTML, as a file of its own. */
export function svgSource({ properties, ...svg }: Element): string {
  const whole: Element = { ...svg, properties: { ...properties, xmlns: "http://www.w3.org/2000/svg" } };
  return toHtml(whole, {
    space: "svg",
    closeEmptyElements: true,
    characterReferences: { useNamedReferences: false },
  });
}
