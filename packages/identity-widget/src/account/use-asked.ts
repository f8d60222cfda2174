import { useCallback, useEffect, useRef, useState } from "react";

/** Content of a section, and the way to ask for it again. */
export interface Asked<Content> {
  /** `null` until it has come. */
  readonly content: Content | null;
  readonly load: () => Promise<void>;
}

/**
 * Asks the service for what a section shows, when it opens and on each occasion. Nobody waits for it to act, and of answers that overtake each
 * other the one to the last question counts.
 *
 * @param ask - The same function while it would ask the same.
 * @param onFailure - Called when a question that nobody waits for has no answer.
 * @param occasion - Value that changes when it is to be asked again.
 */
export function useAsked<Content>(
  ask: () => Promise<Content>,
  onFailure: (error: unknown) => void,
  occasion = 0,
): Asked<Content> {
  const [content, setContent] = useState<Content | null>(null);
  const last = useRef(0);
  const load = useCallback(async () => {
    last.current += 1;
    const mine = last.current;
    const came = await ask();
    if (mine === last.current) setContent(came);
  }, [ask]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onFailure` is new at each drawing
  useEffect(() => void load().catch(onFailure), [load, occasion]);
  return { content, load };
}
