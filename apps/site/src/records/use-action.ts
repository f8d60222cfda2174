import { type CallFailure, useAttempt } from "@nv/web";
import { useState } from "react";

/** An order about something with versions, while it is carried out and afterwards. */
export interface Ordering<Body> {
  readonly isBusy: boolean;
  /** Reason why the last one was not carried out; `null` when it was. */
  readonly failure: CallFailure | null;
  /** Sentence about the last one once it is done; empty before. */
  readonly said: string;
  /** @param done - What is said once it is done. */
  readonly run: (work: Promise<Body>, done: string) => void;
}

/**
 * Carries out orders, one at a time.
 *
 * @param onChanged - Takes what the order left, or what somebody quicker did: it is shown before anything is tried again.
 * @param currentIn - The thing as it is now, when a refusal brings it.
 */
export function useAction<Body>(
  onChanged: (body: Body) => void,
  currentIn: (failure: CallFailure) => Body | undefined,
): Ordering<Body> {
  const [said, setSaid] = useState("");
  const { isBusy, failure, attempt } = useAttempt((refused) => {
    const current = currentIn(refused);
    if (current !== undefined) onChanged(current);
  });
  function run(work: Promise<Body>, done: string) {
    setSaid("");
    void attempt(async () => {
      onChanged(await work);
      setSaid(done);
    });
  }
  return { isBusy, failure, said, run };
}
