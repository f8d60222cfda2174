import { useState } from "react";

/** Message of a section after an action. */
export interface Said {
  readonly text: string;
  readonly isBad: boolean;
}

/** One action at a time, and what is said of it. */
export interface Act {
  readonly isBusy: boolean;
  readonly said: Said | null;
  /**
   * Runs an action, unless one is running.
   *
   * @param action - Gives what is said when it is done; nothing for an action that shows its own end.
   * @returns Whether it was done.
   */
  act(action: () => Promise<string | null>): Promise<boolean>;
  /** Says that something failed that is no action. */
  readonly fail: (error: unknown) => void;
}

/** Keeps what a section is doing. @param explain - Reads the text of a failure, in the reader's language. */
export function useAct(explain: (error: unknown) => string): Act {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const fail = (error: unknown) => setSaid({ text: explain(error), isBad: true });

  async function act(action: () => Promise<string | null>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setSaid(null);
    try {
      const text = await action();
      setSaid(text === null ? null : { text, isBad: false });
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, said, act, fail };
}
