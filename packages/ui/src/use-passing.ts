import { useEffect, useState } from "react";

/**
 * A state that passes: what a button says came of a click, until it says again what it does.
 *
 * @param rest - What it goes back to; the same value at every drawing.
 * @param lastsMs - How long another value stays, milliseconds.
 */
export function usePassing<State>(rest: State, lastsMs: number): readonly [State, (next: State) => void] {
  const [state, setState] = useState(rest);
  useEffect(() => {
    if (state === rest) return;
    const timer = window.setTimeout(() => setState(rest), lastsMs);
    return () => window.clearTimeout(timer);
  }, [state, rest, lastsMs]);
  return [state, setState];
}
