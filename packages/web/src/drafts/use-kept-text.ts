import { useCallback } from "react";
import { useKept } from "./use-kept.ts";

/**
 * A text that somebody is writing, kept in this tab until it is emptied.
 *
 * @param key - Names the text in the browser's storage.
 */
export function useKeptText(key: string): readonly [text: string, setText: (text: string) => void] {
  const { value, keep } = useKept(key, (stored) => stored);
  const setText = useCallback((text: string) => keep(text === "" ? null : text), [keep]);
  return [value ?? "", setText];
}
