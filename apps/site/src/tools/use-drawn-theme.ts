import { type RefObject, useEffect, useState } from "react";

/** Theme in which an element is drawn: the page's, or that of the demonstration it is in. For what CSS does not colour. */
export function useDrawnTheme(element: RefObject<HTMLElement | null>): "light" | "dark" {
  const [theme, setTheme] = useState<"light" | "dark">("light");
  useEffect(() => {
    const look = () => {
      const scheme = element.current === null ? "" : getComputedStyle(element.current).colorScheme;
      setTheme(scheme === "dark" ? "dark" : "light");
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { subtree: true, attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  }, [element]);
  return theme;
}
