import { type FailureKind, type FailureView, SENTENCES } from "./core/failure.ts";

/** A call that failed. Its message is the sentence that the person reads. */
export class CallError extends Error {
  readonly kind: FailureKind;
  /** Code of the failure in its catalogue, when it has one. */
  readonly code: string | null;
  /** Parsed body of the answer; `undefined` when there was none. */
  readonly body: unknown;

  constructor({ kind, sentence, code }: FailureView, body: unknown, options: ErrorOptions = {}) {
    super(sentence, options);
    this.name = "CallError";
    this.kind = kind;
    this.code = code;
    this.body = body;
  }
}

/** Any thrown value as a failure that can be shown; what nobody expected counts as `broken`. */
export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  return new CallError({ kind: "broken", sentence: SENTENCES.broken, code: null }, undefined, { cause: error });
}
