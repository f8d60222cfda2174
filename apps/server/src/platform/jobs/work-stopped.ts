/** Reason why a job is stopped. */
export type StopReason = "cancelled" | "too-long" | "closing" | "lost";

/** Error with which the `signal` of a job is aborted. */
export class WorkStopped extends Error {
  override readonly name = "WorkStopped";
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(`job stopped: ${reason}`);
    this.reason = reason;
  }

  /** Whether nobody goes on with it: what it has made so far is nobody's, and its own to remove. */
  get isForGood(): boolean {
    return this.reason === "cancelled" || this.reason === "too-long";
  }
}
