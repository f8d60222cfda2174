import { useReconnect } from "@nv/web";
import { useEffect, useEffectEvent, useRef } from "react";
import { msUntilRetried, msUntilSaved } from "../core/autosave";
import { isRetried } from "../core/saving-words";
import type { Failed } from "./use-saving-trouble";

/** State on which it depends when something is saved. */
interface Setup {
  /** Draft as it is written, a moment later. */
  readonly deferred: object;
  /** Whether all that can be saved is. */
  readonly isSaved: boolean;
  /** Whether somebody else has it open: then they see soon what is written. */
  readonly isShared: boolean;
  /** Time of the last saving, Unix epoch, milliseconds; 0 for never. */
  readonly savedAtMs: number;
  /** Savings that failed and are not made up for; `null` for none. */
  readonly failed: Failed | null;
  /** Whether a page sent something that is gone: it is asked first what came of that. */
  readonly isLeft: boolean;
}

/**
 * Saves without anybody's order: after a rest, when the page is left, and again after a failure that passes.
 *
 * @see docs/adr/0096-everything-saves-by-itself.md
 */
export function useSavingMoments(
  { deferred, isSaved, isShared, savedAtMs, failed, isLeft }: Setup,
  save: () => void,
): void {
  const saveQuietly = useEffectEvent(() => {
    if (!isSaved || failed !== null) save();
  });
  const askForLeft = useEffectEvent(save);
  useEffect(() => {
    if (isLeft) askForLeft();
  }, [isLeft]);
  /** Time of the first change that is not saved; 0 for none. */
  const unsavedSinceMs = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saving begins the time of what was written meanwhile
  useEffect(() => {
    unsavedSinceMs.current = isSaved ? 0 : Date.now();
  }, [isSaved, savedAtMs]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft is another rest
  useEffect(() => {
    if (isSaved) return;
    const nowMs = Date.now();
    const times = { unsavedSinceMs: unsavedSinceMs.current, changedAtMs: nowMs, savedAtMs, nowMs };
    const timer = window.setTimeout(saveQuietly, msUntilSaved(times, isShared));
    return () => window.clearTimeout(timer);
  }, [deferred, isSaved, isShared, savedAtMs]);
  useEffect(() => {
    if (failed === null || !isRetried(failed)) return;
    const timer = window.setTimeout(saveQuietly, msUntilRetried(failed.times));
    return () => window.clearTimeout(timer);
  }, [failed]);
  const saveAtLast = useEffectEvent(() => {
    if (failed !== null) saveQuietly();
  });
  useReconnect(saveAtLast);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") saveQuietly();
    };
    document.addEventListener("visibilitychange", leave);
    window.addEventListener("online", saveAtLast);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      window.removeEventListener("online", saveAtLast);
      saveQuietly();
    };
  }, []);
}
