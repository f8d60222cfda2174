import { useState } from "react";
import { type CallFailure, toCallFailure } from "./call-failure.ts";
import { request } from "./call-server.ts";

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
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function send(address: string, json: object): Promise<boolean> {
    if (isSending) return false;
    setIsSending(true);
    setFailure(null);
    try {
      await request(address, { method: "POST", json });
      return true;
    } catch (error) {
      setFailure(toCallFailure(error));
      return false;
    } finally {
      setIsSending(false);
    }
  }
  return { isSending, failure, send, forget: () => setFailure(null) };
}
