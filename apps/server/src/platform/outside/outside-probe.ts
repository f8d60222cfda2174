import { Problem } from "../../http/problem.ts";
import { type ConnectionFault, connectionFault } from "./core/connection-fault.ts";
import { createReachOutside, type OutsideAnswer, type OutsideSettings } from "./reach-outside.ts";

/** Request that probes another site. */
export interface ProbeQuestion {
  readonly url: string;
  readonly method: "GET" | "HEAD";
  /** Most of the body that is read. */
  readonly mostBytes: number;
  /** Ends it early. */
  readonly signal: AbortSignal;
}

/** Outcome of a probe: an answer as it is, redirects not followed, or the reason why there was none. */
export type Probed =
  | { readonly kind: "answer"; readonly answer: OutsideAnswer }
  /** An address that is not asked: of our own network, of another kind, of another port. */
  | { readonly kind: "refused" }
  | { readonly kind: "fault"; readonly fault: ConnectionFault };

/** Looks whether an address that a person gave us still answers; http is asked too, because nothing that comes is believed. */
export type OutsideProbe = (question: ProbeQuestion) => Promise<Probed>;

/** Longest that one answer takes, milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Looks at what is public and at nothing of our own network.
 *
 * @throws What ended it early, when `signal` did.
 */
export function createOutsideProbe(settings: OutsideSettings & { readonly timeoutMs?: number }): OutsideProbe {
  const { checked, once } = createReachOutside(settings);
  const { timeoutMs = TIMEOUT_MS } = settings;
  return async ({ url, method, mostBytes, signal }) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const target = checked(url, "http-too");
      const answer = await once({ url: target, method, mostBytes, signal: AbortSignal.any([signal, timeout]) });
      return { kind: "answer", answer };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Problem && error.code === "FETCH_REFUSED") return { kind: "refused" };
      return { kind: "fault", fault: timeout.aborted ? "timeout" : connectionFault(error) };
    }
  };
}
