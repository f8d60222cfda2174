import { isIP } from "node:net";
import { Problem } from "../../http/problem.ts";
import { isPublicAddress } from "./core/private-address.ts";
import { createReachOutside, type OutsideSettings } from "./reach-outside.ts";

/** Message that is sent to an address. */
export interface OutsideMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Response to a message that was sent. */
export interface OutsideReceipt {
  readonly status: number;
  /** The beginning of what it said, as text without control characters. */
  readonly text: string;
}

/** Sends messages to addresses that a person gave us, without reaching what only the server can reach. */
export interface OutsideSend {
  /** @throws {Problem} `FETCH_REFUSED` for an address that is never asked, whatever its name leads to. */
  check(url: string): void;
  /**
   * Sends a message once. What leads elsewhere is an answer like any other: a message is not carried on.
   *
   * @throws {Problem} `FETCH_REFUSED` when the address leads into the house; `FETCH_FAILED`, with its cause, when nobody answers in time.
   */
  send(url: string, message: OutsideMessage, signal: AbortSignal): Promise<OutsideReceipt>;
}

const TIMEOUT_MS = 10_000;

/** As much as is read of an answer, bytes. */
const MOST_BYTES = 500;

/** Opens the way out for messages. */
export function createOutsideSend(settings: OutsideSettings): OutsideSend {
  const { checked, once } = createReachOutside(settings);
  return {
    check(text) {
      const url = checked(text, "https");
      const host = url.hostname.replace(/^\[|\]$/g, "");
      const isTrusted = settings.trustedOrigins.includes(url.origin);
      if (!isTrusted && isIP(host) !== 0 && !isPublicAddress(host)) throw new Problem("FETCH_REFUSED");
    },
    async send(text, { headers, body }, signal) {
      const url = checked(text, "https");
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
      try {
        const answer = await once({ url, method: "POST", headers, body, mostBytes: MOST_BYTES, signal: inTime });
        return {
          status: answer.status,
          text: answer.body
            .toString()
            .replaceAll(/\p{Cc}+/gu, " ")
            .trim(),
        };
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof Problem) throw error;
        throw new Problem("FETCH_FAILED", {}, { cause: error });
      }
    },
  };
}
