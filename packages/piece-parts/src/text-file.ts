/** A text that goes out beside a page, as a file of its revision. */
export interface TextFile {
  /** Inside the revision; its end tells its kind. */
  readonly path: string;
  readonly body: string;
  /** `script` for one that our own code wrote: the page that it lies beside runs it; `worker` for one that it runs apart from itself. */
  readonly policy?: "script" | "worker";
}
