import { startTransition, useEffect, useState } from "react";

/** Events of whoever is going to change something on a page. */
const TOUCHES = ["pointerdown", "keydown", "input"] as const;

/** Whether somebody has touched the page since this was drawn: what changes something comes then, and not with what only shows it. */
export function useTouched(): boolean {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return;
    const untouched = new AbortController();
    // Not before the event has gone its way: drawn again within it, a field would take back the letter that is being written.
    const touched = () => startTransition(() => setIsTouched(true));
    for (const touch of TOUCHES)
      addEventListener(touch, touched, { signal: untouched.signal, capture: true, passive: true });
    return () => untouched.abort();
  }, [isTouched]);
  return isTouched;
}
