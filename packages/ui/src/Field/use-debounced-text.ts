import { useEffect, useRef, useState } from "react";
import { createEchoes } from "../core/echoes.ts";

/** Stillness after the last key before a search is asked for, milliseconds: what is typed or pasted at once is one search, and a hand that types sees each key answered. */
const CALM_MS = 12;

/**
 * Text of a search field whose value lives elsewhere, such as in the address, and gets there a moment after each key.
 *
 * What comes back from there never takes away what was typed meanwhile; another value, by «back» or a link, brings another text.
 *
 * @param value - The text as it is elsewhere.
 * @param onDebounced - Takes the text there.
 * @returns What the field shows, and what takes what is typed.
 */
export function useDebouncedText(
  value: string,
  onDebounced: (text: string) => void,
): readonly [text: string, type: (text: string) => void] {
  const [text, setText] = useState(value);
  const [echoes] = useState(createEchoes);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The newest: what else the address says may change in the pause.
  const settle = useRef(onDebounced);
  const arrived = useRef(value);

  useEffect(() => {
    settle.current = onDebounced;
  });
  useEffect(() => {
    if (value === arrived.current) return;
    arrived.current = value;
    if (echoes.take(value)) return;
    clearTimeout(timer.current);
    setText(value);
  }, [value, echoes]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(typed: string): void {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (typed !== arrived.current) echoes.send(typed);
      settle.current(typed);
    }, CALM_MS);
  }
  return [text, type];
}
