import { browserStore } from "@nv/web";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Savable } from "../core/saved-draft";
import { useMe } from "../use-me";
import { copyText, readCopy } from "./kept-copy";
import type { SavingKind } from "./saving-kind";
import type { SelfSavingForm } from "./use-self-saving-form";
import type { Unanswered } from "./use-unanswered";

/** Names the copy of a form in the browser. @param name - Id of what it is of, or name of the form of one that is not begun. */
export const copyKey = (
  { copyPrefix }: Pick<SavingKind<never, never>, "copyPrefix">,
  personId: string,
  name: string,
): string => `${copyPrefix}${personId}:${name}`;

/** Rest before what is written is copied, and longest wait of who never rests, milliseconds: long texts are not written at every key. */
const COPY_MS = 300;
const MOST_COPY_MS = 1000;

/** Waits for its turn at something that one tab does at a time. Where the browser has no turns, it is always its turn. */
function inTurn(name: string, signal: AbortSignal, work: () => Promise<void>): void {
  if (!("locks" in navigator)) return void work();
  // The tab was left before its turn came: nothing to do.
  navigator.locks.request(name, { signal }, work).catch(() => undefined);
}

/** Copy of what is written, besides the tab's. */
export interface DraftCopy {
  /** Whether something was found that another tab had left. */
  readonly isFound: boolean;
  /** Forgets it: what it held is saved under another name. */
  readonly forget: () => void;
}

/**
 * Keeps what is written and not saved in the browser, besides the tab: a tab that is killed gives it back to the next one. Of several
 * tabs with the same form one keeps the copy, and another takes over when that one is closed. What was sent of it and not answered is in the copy, and asked for before anything is joined.
 *
 * @param id - Of what it is of; the name of the form of one that is not begun.
 */
export function useDraftCopy<Draft extends object, Saved extends Savable>(
  of: SavingKind<Draft, Saved>,
  form: SelfSavingForm<Draft>,
  id: string,
  unanswered: Unanswered<Draft>,
): DraftCopy {
  const { id: personId } = useMe();
  const key = copyKey(of, personId, id);
  const [isKeeper, setIsKeeper] = useState(false);
  const [isFound, setIsFound] = useState(false);

  const takeUp = useEffectEvent(() => {
    setIsKeeper(true);
    const copy = readCopy(of, browserStore.read(key));
    if (copy === null || of.isSame(copy.mine, form.draft)) return;
    if (copy.sent === null && of.isSame(copy.base, copy.mine)) return;
    setIsFound(true);
    if (form.isDirty)
      return form.rebase(
        form.base,
        form.version,
        of.join({ base: copy.base, theirs: copy.mine, mine: form.draft }, "mine"),
      );
    if (copy.sent !== null) unanswered.takeUp(copy.sent);
    form.rebase(copy.base, copy.version, copy.mine);
  });
  /** Time of the first change that is not copied; 0 for none. */
  const uncopiedSinceMs = useRef(0);
  const write = useEffectEvent(() => {
    uncopiedSinceMs.current = 0;
    const { base, draft: mine, version, isDirty } = form;
    const sent = unanswered.latest();
    if (isKeeper) browserStore.keep(key, isDirty || sent !== null ? copyText({ base, mine, version }, sent) : null);
  });

  const formerKey = useRef(key);
  useEffect(() => {
    // What is begun has another name from then on.
    if (formerKey.current !== key) browserStore.keep(formerKey.current, null);
    formerKey.current = key;
  }, [key]);
  useEffect(() => {
    if (personId === "") return;
    let leave = () => {};
    const isLeft = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const turn = new AbortController();
    inTurn(key, turn.signal, async () => {
      takeUp();
      await isLeft;
    });
    return () => {
      leave();
      turn.abort();
      setIsKeeper(false);
    };
  }, [key, personId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written is copied after a rest
  useEffect(() => {
    if (!isKeeper) return;
    uncopiedSinceMs.current ||= performance.now();
    const leftMs = uncopiedSinceMs.current + MOST_COPY_MS - performance.now();
    const timer = window.setTimeout(write, Math.max(0, Math.min(COPY_MS, leftMs)));
    return () => window.clearTimeout(timer);
  }, [isKeeper, form.draft, form.base, form.version, form.isDirty]);
  useEffect(() => {
    // Before its answer: whoever opens the next tab asks for it again.
    if (unanswered.sent !== null) write();
  }, [unanswered.sent]);
  useEffect(() => {
    document.addEventListener("visibilitychange", write);
    return () => {
      document.removeEventListener("visibilitychange", write);
      write();
    };
  }, []);
  return { isFound, forget: () => browserStore.keep(key, null) };
}
