import { type RefObject, useEffect, useState } from "react";

const isWider = (box: Element) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;

/**
 * Makes a box a stop of the keyboard while it scrolls, since whoever has no mouse could not move it, and none while all of it is in
 * sight: a stop at which nothing can be done is one more key for everybody.
 *
 * @returns Its `tabIndex`.
 */
export function useScrollStop(box: RefObject<HTMLElement | null>): 0 | undefined {
  const [isScrolling, setIsScrolling] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setIsScrolling(isWider(element)));
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [box]);
  // What is inside may be other things without any box having another size.
  useEffect(() => {
    if (box.current !== null) setIsScrolling(isWider(box.current));
  });

  return isScrolling ? 0 : undefined;
}
