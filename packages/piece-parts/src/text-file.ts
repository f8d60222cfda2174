/** A text that goes out beside a page, as a file of its revision. */
export interface TextFile {
  /** Inside the revision; its end tells its kind. */
  readonly path: string;
  readonly body: string;
}
