import type { ProofWish, TextProof } from "./core/prove-text";

/** What the thread is asked for. */
export interface ProofRequest {
  readonly run: number;
  readonly wish: ProofWish;
}

/** What it says. */
export type ProofNews =
  | { readonly kind: "proof"; readonly run: number; readonly proof: TextProof }
  | { readonly kind: "failed"; readonly run: number; readonly what: string };
