import { useCallback, useState } from "react";

const keyOf = (name: string) => `nv.graphic-text:${name}`;

function readText(name: string): string {
  try {
    return window.sessionStorage.getItem(keyOf(name)) ?? "";
  } catch {
    // Without storage nothing was kept.
    return "";
  }
}

/**
 * A text that somebody is writing, kept in this tab through a reload and the end of the session until it is emptied.
 *
 * @param name - Names the text in the browser's storage.
 */
export function useKeptText(name: string): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => readText(name));
  const keep = useCallback(
    (next: string) => {
      setText(next);
      try {
        if (next === "") window.sessionStorage.removeItem(keyOf(name));
        else window.sessionStorage.setItem(keyOf(name), next);
      } catch {
        // Full or forbidden: the text is still in the field.
      }
    },
    [name],
  );
  return [text, keep];
}
