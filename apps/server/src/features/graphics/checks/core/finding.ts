/** A finding of a check; the broken ones say that readers do not see the graphic. */
export interface Finding {
  readonly isBroken: boolean;
  readonly text: string;
}
