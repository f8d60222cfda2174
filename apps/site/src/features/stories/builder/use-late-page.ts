import { useEffect, useEffectEvent } from "react";

/** Time after which a page counts as late and somebody is told, milliseconds; it is shown all the same when it comes. */
const LATE_MS = 8000;

/** Tells of a page that does not come. @param isAwaited - Whether one is on its way that would bring an answer for sure. */
export function useLatePage(isAwaited: boolean, onLate: () => void): void {
  const tellLate = useEffectEvent(onLate);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = window.setTimeout(tellLate, LATE_MS);
    return () => window.clearTimeout(timer);
  }, [isAwaited]);
}
