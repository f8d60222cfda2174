import { useEffect, useRef, useState } from "react";
import { missingPart, recoverFromChunkFailure } from "../../../engine/client/chunk-recovery";
import { CODE_FAILED, failureWords, waitBeforeTryMs } from "./core/failure-words";

/** Reason why a page did not load. */
export interface PageVerdict {
  /** In words; empty until it is known. */
  readonly reason: string;
  /** Whether the server says that there is no such page for who asks: it will never come, and nothing more is to be told of it. */
  readonly isMissing: boolean;
}

/** Asks for the page itself. A page of a group is a route of everybody's program, and a page of its people alone. */
async function isPageMissing(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: "HEAD", cache: "no-store" })).status === 404;
  } catch {
    // Nothing answered, so nobody said that it is not there.
    return false;
  }
}

/**
 * Tries again by itself to load a page that did not come: after a while, when the network returns, and when somebody looks.
 *
 * Asks for the missing file alone, and loads the page once that is there. A page whose own code failed waits for the person.
 *
 * @param error - Why the page did not load; `null` while nothing is wrong.
 * @param retry - Loads the page again.
 */
export function usePageTries(error: unknown, retry: () => void): PageVerdict {
  const [reason, setReason] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const tries = useRef(0);
  const load = useRef(retry);
  load.current = retry;

  useEffect(() => {
    if (!error) return;
    if (missingPart(error) === null) {
      setReason(CODE_FAILED);
      return;
    }
    let isWanted = true;
    let isAsking = false;
    let timer = 0;
    async function look() {
      if (isAsking) return;
      isAsking = true;
      window.clearTimeout(timer);
      const { cure, status } = await recoverFromChunkFailure(error);
      isAsking = false;
      if (!isWanted || cure === "reload") return;
      tries.current += 1;
      if (cure === "retry") return load.current();
      if (status === 404 && (await isPageMissing())) return setIsMissing(isWanted);
      setReason(failureWords({ status, isOnline: navigator.onLine }));
      timer = window.setTimeout(again, waitBeforeTryMs(tries.current - 1));
    }
    const again = () => void look();
    // A file that is there and still does not load is not asked for in a loop.
    if (tries.current === 0) again();
    else timer = window.setTimeout(again, waitBeforeTryMs(tries.current - 1));
    window.addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, [error]);

  return { reason, isMissing };
}
