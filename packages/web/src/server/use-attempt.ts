import { useState } from "react";
import { type CallFailure, toCallFailure } from "./call-failure.ts";

/** Something that the server may refuse, while it is under way and afterwards. */
export interface Attempt {
  readonly isBusy: boolean;
  /** Reason why the last one was not done; `null` when it was, and once it is forgotten. */
  readonly failure: CallFailure | null;
  /** @returns Whether it was done. */
  readonly attempt: (work: () => Promise<unknown>) => Promise<boolean>;
  /** Takes the failure off the screen. */
  readonly forget: () => void;
}

/**
 * Carries out what the server may refuse, and says why it did.
 *
 * @param onRefused - Called with the reason: it may bring what somebody quicker did.
 */
export function useAttempt(onRefused?: (failure: CallFailure) => void): Attempt {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setIsBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      const refused = toCallFailure(error);
      setFailure(refused);
      onRefused?.(refused);
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, failure, attempt, forget: () => setFailure(null) };
}
