import type { CallFailure } from "./call-failure.ts";
import { request } from "./call-server.ts";
import { useAttempt } from "./use-attempt.ts";

/** Changes on their way to the server, one at a time. */
export interface Sending {
  readonly isSending: boolean;
  /** Reason why the last one was not kept; `null` when it was, and once something else is written. */
  readonly failure: CallFailure | null;
  /** @returns Whether it was kept. */
  readonly send: (address: string, json: object) => Promise<boolean>;
  /** Takes the failure off the screen. */
  readonly forget: () => void;
}

/** Sends what somebody wrote, and says why it was not kept. */
export function useSending(): Sending {
  const { isBusy, failure, attempt, forget } = useAttempt();
  const send = async (address: string, json: object) =>
    !isBusy && (await attempt(() => request(address, { method: "POST", json })));
  return { isSending: isBusy, failure, send, forget };
}
