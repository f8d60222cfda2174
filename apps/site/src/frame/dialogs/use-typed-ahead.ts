import { type RefObject, useLayoutEffect, useRef } from "react";
import { textAfterKey } from "./core/typed-text";

/**
 * Keeps what is typed while a dialog is on its way, so that quick fingers lose no letter.
 *
 * @param isWaiting - Whether a dialog was opened and is not there yet.
 * @returns The text so far; it starts empty at every wait.
 */
export function useTypedAhead(isWaiting: boolean): RefObject<string> {
  const typed = useRef("");
  // Before the next key, not after the next frame.
  useLayoutEffect(() => {
    if (!isWaiting) return;
    typed.current = "";
    function onKeyDown(event: KeyboardEvent) {
      const isOrder = event.ctrlKey || event.metaKey || event.altKey;
      const text = textAfterKey(typed.current, { key: event.key, isOrder });
      if (text === null) return;
      event.preventDefault();
      typed.current = text;
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isWaiting]);
  return typed;
}
