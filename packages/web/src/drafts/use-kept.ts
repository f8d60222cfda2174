import { useCallback, useEffect, useRef, useState } from "react";
import { tabStore } from "./text-store.ts";

/** Something half written, kept in this tab through «back», a reload, a lost connection and the end of the session. */
export interface Kept<Value> {
  /** `null` when nothing is. */
  readonly value: Value | null;
  /** Whether it was written before this page was opened. */
  readonly isRestored: boolean;
  /** Reads it as it is now: an answer that comes late was asked for when it was something else. */
  readonly latest: () => Value | null;
  /** Keeps it, or forgets it with `null`. Never give it a secret. */
  readonly keep: (value: Value | null) => void;
}

/**
 * Keeps what somebody is writing.
 *
 * @param key - Names it in the browser's storage: `nv.proposal:/docs/intro`. Under another name what is being written goes on.
 * @param read - Takes up what is stored; `null` for what is none of it, such as a draft of a former version.
 */
export function useKept<Value>(key: string, read: (stored: string | null) => Value | null): Kept<Value> {
  const [value, setValue] = useState(() => read(tabStore.read(key)));
  const [isRestored, setIsRestored] = useState(value !== null);
  const written = useRef(value);
  const latest = useCallback(() => written.current, []);
  const keep = useCallback(
    (next: Value | null) => {
      written.current = next;
      setValue(next);
      if (next === null) setIsRestored(false);
      if (next === null) tabStore.keep(key, null);
      else tabStore.keepLate(key, () => (typeof next === "string" ? next : JSON.stringify(next)));
    },
    [key],
  );
  useEffect(() => {
    // Who leaves takes along what waits to be written: by a reload, by another page, by another tab.
    const { writeLate } = tabStore;
    window.addEventListener("pagehide", writeLate);
    document.addEventListener("visibilitychange", writeLate);
    return () => {
      window.removeEventListener("pagehide", writeLate);
      document.removeEventListener("visibilitychange", writeLate);
      writeLate();
    };
  }, []);
  const formerKey = useRef(key);
  useEffect(() => {
    if (formerKey.current === key) return;
    tabStore.keep(formerKey.current, null);
    formerKey.current = key;
    keep(written.current);
  }, [key, keep]);
  return { value, isRestored, latest, keep };
}
