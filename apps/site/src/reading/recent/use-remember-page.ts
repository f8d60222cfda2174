import { useLocation } from "@docusaurus/router";
import { useEffect } from "react";
import { useSession } from "../../frame/session/session-context";
import { SESSION_MARK } from "../../frame/session/session-mark";
import { forgetRecent, rememberPage } from "./recent-store";

/** Lists of other pages are not pages that one goes back to. */
const LISTS = /^\/(blog(\/tags.*)?|embed_data)?$/;

/** Remembers the page on screen, for the home and for the search; forgets everything when the session ends. */
export function useRememberPage(): void {
  const { pathname } = useLocation();
  const { person, verdict } = useSession();
  const email = person?.email ?? "";

  useEffect(() => {
    // Whoever logs out leaves the page at once: the mark on the document is all that tells it.
    const forgetAtTheDoor = () => {
      if (document.documentElement.dataset[SESSION_MARK] === "over") forgetRecent();
    };
    window.addEventListener("pagehide", forgetAtTheDoor);
    return () => window.removeEventListener("pagehide", forgetAtTheDoor);
  }, []);

  useEffect(() => {
    if (verdict === "over") forgetRecent();
    if (verdict !== "open" || email === "" || LISTS.test(pathname)) return;
    const title = document.querySelector("article h1, main h1")?.textContent ?? "";
    const isFound = document.querySelector(".nv-not-found, .nv-failure") === null;
    if (title !== "" && isFound) rememberPage(email, { to: pathname, title });
  }, [pathname, email, verdict]);
}
