import { useEffect } from "react";
import { useWorkThread } from "../use-work-thread";
import type { ProofWish, TextProof } from "./core/prove-text";
import type { ProofNews, ProofRequest } from "./proof-messages";

/** State of the proof, which is made elsewhere. */
interface ProofState {
  /** The last one that was made; `null` before the first. */
  readonly proof: TextProof | null;
  /** A proof has no part that is done before the rest: never told. */
  readonly share: null;
  /** Reason why there is none; empty when there is. */
  readonly failure: string;
}

const THREAD = {
  start: { proof: null, share: null, failure: "" },
  open: () => new Worker(new URL("./text-shadow.worker.ts", import.meta.url), { type: "module" }),
  withNews: (state: ProofState, news: ProofNews): ProofState =>
    news.kind === "proof" ? { ...state, proof: news.proof, failure: "" } : { ...state, failure: news.what },
};

/** Proves a text in a thread of its own: while somebody writes or drags, the page does not wait. @param wish - The same object while nothing changes. */
export function useTextProof(wish: ProofWish): Pick<ProofState, "proof" | "failure"> {
  const { state, order, nextRun } = useWorkThread<ProofRequest, ProofNews, ProofState>(THREAD);
  useEffect(() => order({ run: nextRun(), wish }), [order, nextRun, wish]);
  return state;
}
