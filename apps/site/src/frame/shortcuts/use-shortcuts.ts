import { useHistory } from "@docusaurus/router";
import { useEffect, useRef } from "react";
import type { DialogName } from "../dialogs/dialogs-context";
import { type Action, shortcutOf } from "./core/shortcut-of";
import { hasSingleKeys } from "./single-keys";

/** Time that `g` waits for the place to go to, milliseconds. */
const GO_WAIT_MS = 1500;

const DIALOG_OF: Partial<Record<Action, DialogName>> = { search: "search", help: "shortcuts" };
const PAGE_OF: Partial<Record<Action, string>> = { home: "/", docs: "/docs/intro", blog: "/blog" };

const WRITING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITING) !== null;
}

/** Listens to the keyboard on every page. */
export function useShortcuts(options: {
  /** Not without a session. */
  readonly isActive: boolean;
  /** Whether a dialog is on its way, which takes what is typed. */
  readonly isWaiting: boolean;
  readonly open: (name: DialogName) => void;
}): void {
  const { isActive, isWaiting, open } = options;
  const history = useHistory();
  const goingUntilMs = useRef(0);

  useEffect(() => {
    if (!isActive) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const { action, isGoing } = shortcutOf(
        {
          key: event.key,
          hasCommand: event.ctrlKey || event.metaKey,
          hasAlt: event.altKey,
          isTyping: isTyping(event.target),
        },
        { hasSingleKeys: hasSingleKeys(), isGoing: Date.now() < goingUntilMs.current },
      );
      goingUntilMs.current = isGoing ? Date.now() + GO_WAIT_MS : 0;
      if (action === null) return;
      event.preventDefault();
      // An open dialog has keys of its own: ours do nothing then, and neither do the browser's under the same keys. The page is
      // asked, because a dialog closes on it before its closing is told.
      if (isWaiting || document.querySelector("dialog[open]") !== null) return;
      const dialog = DIALOG_OF[action];
      const page = PAGE_OF[action];
      if (dialog !== undefined) open(dialog);
      if (page !== undefined) history.push(page);
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isActive, isWaiting, open, history]);
}
