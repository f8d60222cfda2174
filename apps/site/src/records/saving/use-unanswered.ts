import { tabStore } from "@nv/web";
import { useCallback, useRef, useState } from "react";
import { readSent, type SentDraft } from "./kept-copy";
import type { SavingKind } from "./saving-kind";

/** Saving that was sent and not answered, kept with its form. */
export interface Unanswered<Draft> {
  /** `null` for none. */
  readonly sent: SentDraft<Draft> | null;
  /** Reads it as it is now. */
  readonly latest: () => SentDraft<Draft> | null;
  /** Whether another page sent it, which is gone: nothing is joined with the form before it is known whether it was made. */
  readonly isLeft: boolean;
  /** Notes what is sent; with `null`, that it is known what came of it. */
  readonly note: (sent: SentDraft<Draft> | null) => void;
  /** Takes up what a page sent that is gone. */
  readonly takeUp: (sent: SentDraft<Draft>) => void;
}

/** Names it in the tab's storage: not among the forms, which are listed. */
const keyOf = (name: string) => `nv.sent:${name}`;

/** Forgets what was sent of a form that somebody throws away. @param name - Of the form in the tab's storage. */
export const forgetSent = (name: string): void => tabStore.keep(keyOf(name), null);

/**
 * Keeps in the tab, through a reload, the saving of a form that nobody answered.
 *
 * @param name - Of the form in the tab's storage.
 * @see docs/adr/0173-a-saving-has-a-name.md
 */
export function useUnanswered<Draft extends object>(
  of: Pick<SavingKind<Draft, never>, "read">,
  name: string,
): Unanswered<Draft> {
  const key = keyOf(name);
  const [sent, setSent] = useState(() => readSent(of, tabStore.read(key)));
  const [isLeft, setIsLeft] = useState(sent !== null);
  const written = useRef(sent);
  const latest = useCallback(() => written.current, []);
  function keep(next: SentDraft<Draft> | null): void {
    written.current = next;
    setSent(next);
    // The form that it is of must not be older in the browser than what was sent of it.
    tabStore.writeLate();
    tabStore.keep(key, next === null ? null : JSON.stringify(next));
  }
  return {
    ...{ sent, latest, isLeft },
    note(next) {
      keep(next);
      if (next === null) setIsLeft(false);
    },
    takeUp(next) {
      keep(next);
      setIsLeft(true);
    },
  };
}
