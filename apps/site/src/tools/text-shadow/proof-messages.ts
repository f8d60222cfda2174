import type { ProofWish, TextProof } from "./core/prove-text";

/** Request from the page to the worker. */
export interface ProofRequest {
  readonly run: number;
  readonly wish: ProofWish;
}

/** Answer from the worker. */
export type ProofNews =
  | { readonly kind: "proof"; readonly run: number; readonly proof: TextProof }
  | { readonly kind: "failed"; readonly run: number; readonly what: string };
