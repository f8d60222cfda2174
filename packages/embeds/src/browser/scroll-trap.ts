/** Values of `overflow` that make an element scroll by itself: even `hidden` can be scrolled by a script. */
const SCROLLS: ReadonlySet<string> = new Set(["auto", "hidden", "scroll"]);

const doesScroll = ({ overflowX, overflowY }: CSSStyleDeclaration) => SCROLLS.has(overflowX) || SCROLLS.has(overflowY);

/** Returns the element around another, through the shadow trees that it is in. */
function aroundOf(element: Element): Element | null {
  if (element.assignedSlot !== null) return element.assignedSlot;
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/**
 * Finds what keeps a picture from staying in the window while the article passes: an element between both that scrolls by itself, or
 * would. What the root says is the window's, and what `body` says too unless the root says something of its own.
 *
 * @returns `null` when there is nothing in the way.
 * @see https://www.w3.org/TR/css-overflow-3/#overflow-propagation
 */
export function scrollTrapOf(element: Element): Element | null {
  const { documentElement, body } = document;
  const isBodyTheWindow = !doesScroll(getComputedStyle(documentElement));
  for (let around = aroundOf(element); around !== null && around !== documentElement; around = aroundOf(around)) {
    const isWindow = around === body && isBodyTheWindow;
    if (!isWindow && doesScroll(getComputedStyle(around))) return around;
  }
  return null;
}

/** Names an element as its style sheet would, for who looks for the rule. @example "div.wrap#nota" */
export function nameOf({ localName, id, classList }: Element): string {
  return localName + (id === "" ? "" : `#${id}`) + [...classList].map((name) => `.${name}`).join("");
}
