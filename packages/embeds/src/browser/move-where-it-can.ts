import { nameOf, scrollTrapOf } from "./scroll-trap.ts";

/** For who looks after the newspaper's styles. */
const complaint = (trap: Element, slug: string) =>
  `Gráficos: la historia ${slug} se cuenta quieta, porque «${nameOf(trap)}» tiene overflow y no deja fijas sus imágenes. Con overflow: clip se mueve.`;

/** Whether the whole window is held, as while a question stands over the article: what is in the way then is there for a moment. */
const isWindowHeld = () => getComputedStyle(document.documentElement).overflowY === "hidden";

/** Notes in the page itself what keeps a story still, for who looks at the article from the house: nothing is sent from a reader's browser. */
function note(element: HTMLElement, trap: Element): void {
  if (!isWindowHeld()) element.dataset.nvStill = nameOf(trap);
}

/** Calls back once, when the reader begins to move what an element stands in. */
function whenRead(element: Element, read: () => void): void {
  function look({ target }: Event): void {
    if (!(target instanceof Node) || !target.contains(element)) return;
    removeEventListener("scroll", look, true);
    read();
  }
  addEventListener("scroll", look, { capture: true, passive: true });
}

/**
 * Lets a story move where its pictures can stay in the window. Where they would scroll away, because something around it scrolls by
 * itself, it stays as it is, told still; what is in the way may be there for a moment only, as while a question stands over the article,
 * so it is looked for again when the reader begins to read.
 *
 * @param move - Makes it move.
 * @see docs/adr/0069-where-a-story-cannot-move.md
 */
export function moveWhereItCan(element: HTMLElement, move: () => void): void {
  function moveOrTell(tell: (trap: Element) => void): void {
    const trap = scrollTrapOf(element);
    if (trap === null) {
      delete element.dataset.nvStill;
      move();
    } else {
      note(element, trap);
      tell(trap);
    }
  }
  moveOrTell(() => whenRead(element, () => moveOrTell((trap) => console.warn(complaint(trap, element.id)))));
}
