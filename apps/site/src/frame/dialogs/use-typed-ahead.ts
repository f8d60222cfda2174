import { type RefObject, useLayoutEffect, useRef } from "react";
import { textAfterKey } from "./core/typed-text";

/**
 * Keeps what is typed while a dialog is on its way, so that quick fingers lose no letter.
 *
 * @param isWaiting - Whether a dialog was opened and is not there yet.
 * @param beginning - Text that the dialog was opened with.
 * @returns The text so far; every wait starts with that of its dialog.
 */
export function useTypedAhead(isWaiting: boolean, beginning = ""): RefObject<string> {
  const typed = useRef("");
  // Before the next key, not after the next frame.
  useLayoutEffect(() => {
    if (!isWaiting) return;
    typed.current = beginning;
    function onKeyDown(event: KeyboardEvent) {
      const isOrder = event.ctrlKey || event.metaKey || event.altKey;
      const text = textAfterKey(typed.current, { key: event.key, isOrder });
      if (text === null) return;
      event.preventDefault();
      typed.current = text;
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isWaiting, beginning]);
  return typed;
}
