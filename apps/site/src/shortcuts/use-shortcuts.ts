import { useHistory } from "@docusaurus/router";
import { useEffect, useRef } from "react";
import type { DialogName } from "../dialogs/dialogs-context";
import { type Action, shortcutOf } from "./core/shortcut-of";
import { hasSingleKeys } from "./single-keys";

/** How long `g` waits for the place to go to, milliseconds. */
const GO_WAIT_MS = 1500;

const DIALOG_OF: Partial<Record<Action, DialogName>> = { search: "search", help: "shortcuts" };
const PAGE_OF: Partial<Record<Action, string>> = { home: "/", docs: "/docs/intro", blog: "/blog" };

const WRITING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITING) !== null;
}

/** Listens to the keyboard on every page. */
export function useShortcuts(options: {
  /** Not while a dialog is open: it has keys of its own. */
  readonly isActive: boolean;
  readonly open: (name: DialogName) => void;
}): void {
  const { isActive, open } = options;
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
      const dialog = DIALOG_OF[action];
      const page = PAGE_OF[action];
      if (dialog !== undefined) open(dialog);
      if (page !== undefined) history.push(page);
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isActive, open, history]);
}
