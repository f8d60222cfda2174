import { type CallFailure, toCallFailure } from "@nv/web";
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
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [said, setSaid] = useState("");

  async function execute(work: Promise<Body>, done: string): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    setSaid("");
    try {
      onChanged(await work);
      setSaid(done);
    } catch (error) {
      const refused = toCallFailure(error);
      setFailure(refused);
      const current = currentIn(refused);
      if (current !== undefined) onChanged(current);
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, failure, said, run: (work, done) => void execute(work, done) };
}
