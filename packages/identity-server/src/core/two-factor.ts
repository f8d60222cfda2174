/** Methods by which a session was opened. */
interface SessionProof {
  readonly method: string;
  /** Method that completed it, or `null`. */
  readonly secondMethod: string | null;
}

/** Tells whether a session was opened with two factors; a passkey is two, as it asks for the finger or the PIN. */
export function isTwoFactor({ method, secondMethod }: SessionProof): boolean {
  return method === "passkey" || secondMethod !== null;
}
