/** A quotient of votes that is never divided: two are compared crosswise, exactly, up to a thousand seats and nine billion votes. */
export interface Quotient {
  readonly votes: number;
  /** From 1. */
  readonly divisor: number;
}

/** Compares two quotients. @returns Above 0 where the first is greater, 0 where they are equal. */
export function compareQuotients(a: Quotient, b: Quotient): number {
  return a.votes * b.divisor - b.votes * a.divisor;
}

/** The greatest whole number that is not above `votes × times / divisor`, exactly. */
export function wholeShare(votes: number, times: number, divisor: number): number {
  const product = votes * times;
  return (product - (product % divisor)) / divisor;
}
