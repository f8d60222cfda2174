import { useHistory, useLocation } from "@docusaurus/router";
import { useEffect } from "react";

/** The element that the fragment of an address names; `null` when there is none. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A fragment that is not well written names nothing.
    return null;
  }
}

/**
 * Takes the keyboard to the part of a page that a link leads to, as the browser does on its own where no program follows the links:
 * the next Tab goes on from there, and a screen reader reads there.
 */
export function useArrival(): void {
  const { action } = useHistory();
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is not read; each visit has its own, also to the same place
  useEffect(() => {
    // Going back is the browser's, and so is the first page of a visit.
    if (action === "POP" || hash === "") return;
    const target = elementOf(hash);
    if (target === null || target.tabIndex >= 0) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }, [key]);
}
