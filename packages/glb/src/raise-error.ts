/** Reason why nothing can be raised from a map. */
export type RaiseFault =
  /** It has no polygon. */
  | "empty"
  /** A corner is no place. */
  | "broken"
  /** More corners, or more features, than a page can draw: `most` tells how many. */
  | "corners"
  | "features"
  /** No feature has a number there. */
  | "heights";

/** A map of which no model can be made. */
export class RaiseError extends Error {
  override readonly name = "RaiseError";
  readonly fault: RaiseFault;
  readonly most: number;

  constructor(fault: RaiseFault, most = 0) {
    super(`No model of this map: ${fault}.`);
    this.fault = fault;
    this.most = most;
  }
}
