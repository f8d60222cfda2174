import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { PageFrames } from "./use-page-frames";
import type { Sending } from "./use-sending";

/**
 * Sends a story into its frame, and tells once its page is read: its pictures may come later.
 *
 * @param sending - Story on its way; `null` for none.
 * @returns Form that is sent.
 */
export function usePageRequest(
  sending: Sending | null,
  frameOf: PageFrames["frameOf"],
  onRead: (sent: Sending) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const tellRead = useEffectEvent(onRead);
  useEffect(() => {
    if (sending === null) return;
    form.current?.submit();
    let asked = 0;
    const look = () => {
      const page = frameOf(sending)?.contentDocument;
      if (page && page.URL !== "about:blank" && page.readyState !== "loading") tellRead(sending);
      else asked = window.requestAnimationFrame(look);
    };
    asked = window.requestAnimationFrame(look);
    return () => window.cancelAnimationFrame(asked);
  }, [sending, frameOf]);
  return form;
}
