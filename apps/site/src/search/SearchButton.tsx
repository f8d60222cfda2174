import type { ReactNode } from "react";
import { useDialogs } from "../frame/dialogs/dialogs-context";
import { useSession } from "../frame/session/session-context";

/** Opens the search. Its room is kept while nothing is known of the session, and nothing of it is left for visitors. */
export function SearchButton(): ReactNode {
  const { open, prepare } = useDialogs();
  const { verdict, person } = useSession();
  const isSignedIn = person !== null;
  if (!isSignedIn && verdict !== "unknown") return null;
  return (
    <button
      className="nv-find"
      type="button"
      data-waiting={isSignedIn ? undefined : ""}
      aria-keyshortcuts="Control+K /"
      aria-haspopup="dialog"
      onClick={() => open("search")}
      onPointerEnter={() => prepare("search")}
      onFocus={() => prepare("search")}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <circle cx="8.75" cy="8.75" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M13 13l4.25 4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span className="nv-find__word">Buscar</span>
      <span className="nv-find__keys" aria-hidden="true" />
    </button>
  );
}
