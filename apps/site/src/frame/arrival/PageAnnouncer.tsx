import { type ReactNode, useEffect, useState } from "react";

/** Says the name of each page as it comes: a screen reader hears nothing of a navigation that a program makes. */
export function PageAnnouncer(): ReactNode {
  const [name, setName] = useState("");
  useEffect(() => {
    const title = document.querySelector("title");
    if (title === null) return;
    // The page's own name comes first, and the site's after it.
    const observer = new MutationObserver(() => setName(document.title.split(" | ", 1)[0] ?? ""));
    observer.observe(title, { childList: true });
    return () => observer.disconnect();
  }, []);
  return (
    <p className="nv-visually-hidden" role="status">
      {name}
    </p>
  );
}
