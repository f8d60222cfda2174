import { type CallFailure, useAttempt } from "@nv/web";
import { useRef, useState } from "react";

/** Sentence beside a refusal: nothing of what was pasted is lost. */
export const PASTED_STAYS = "Lo que has pegado sigue aquí.";

/** Something pasted on its way into a record. */
interface Pasted {
  readonly isBusy: boolean;
  /** Reason why it was not taken in; `null` when it was. */
  readonly failure: CallFailure | null;
  /** Sentence about what came of it; empty before. */
  readonly said: string;
  /** Forgets what was said of it: something else is pasted. */
  readonly forget: () => void;
  /** Sends it, once all that is written is saved. */
  readonly send: () => void;
}

/**
 * Sends what somebody pasted into a record.
 *
 * @param whenSaved - Does something to what is saved, once all that is written is.
 * @param take - Takes it in; its sentence is said.
 * @param onRefused - Called with the reason: it may bring what somebody quicker did.
 */
export function usePasted(
  whenSaved: (work: () => void) => void,
  take: () => Promise<string>,
  onRefused?: (failure: CallFailure) => void,
): Pasted {
  const { isBusy, failure, attempt, forget } = useAttempt(onRefused);
  const [said, setSaid] = useState("");
  // It is of the version that is saved then.
  const taking = useRef(take);
  taking.current = take;

  function begin() {
    setSaid("");
    void attempt(async () => setSaid(await taking.current()));
  }
  return {
    ...{ isBusy, failure, said },
    forget() {
      setSaid("");
      forget();
    },
    send: () => whenSaved(begin),
  };
}
