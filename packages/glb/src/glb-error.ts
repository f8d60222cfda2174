/** Reason why a model cannot be read. */
export type GlbFault =
  | "broken"
  /** Not of version 2. */
  | "version"
  /** Names a file beside it, or carries one as text. */
  | "external"
  /** Its triangles are packed in a way that needs a program to unpack them. */
  | "packed"
  /** Its pictures are in a format for graphics cards alone. */
  | "packed-picture"
  /** Asks for something else that is not done here; the message names it. */
  | "unknown-extension"
  /** Has no triangle. */
  | "empty"
  | "too-large";

/** A model that cannot be read. */
export class GlbError extends Error {
  override readonly name = "GlbError";
  readonly fault: GlbFault;

  constructor(fault: GlbFault, detail: string) {
    super(detail);
    this.fault = fault;
  }
}
