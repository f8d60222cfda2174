import { useCallback, useEffectEvent, useLayoutEffect, useState } from "react";

/**
 * Gives the keyboard to what a change draws, in the very turn that draws it: a frame later, which a busy machine makes long, somebody
 * may be writing elsewhere already, and their words would be lost.
 *
 * @param find - Looks for what was asked for.
 * @returns Asks for it, beside the change that draws it; the same at every drawing.
 */
export function useDrawnFocus<Wanted>(
  find: (wanted: Wanted) => HTMLElement | null | undefined,
): (wanted: Wanted) => void {
  const [asked, setAsked] = useState<{ readonly wanted: Wanted } | null>(null);
  const give = useEffectEvent((wanted: Wanted) => find(wanted)?.focus());
  useLayoutEffect(() => {
    if (asked !== null) give(asked.wanted);
  }, [asked]);
  return useCallback((wanted) => setAsked({ wanted }), []);
}
