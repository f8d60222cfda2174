/** Number of answers that the gate gave, of each kind. Plain numbers, because they are counted at every request. */
export interface GateCounts {
  /** A file of the entrance. */
  publicFile: number;
  /** A page or file of the site. */
  insideFile: number;
  /** An address inside that does not exist. */
  notFound: number;
  /** An address inside with a slash too many. */
  moved: number;
  /** A method that pages do not have. */
  refusedMethod: number;
  /** A page of the administrators, asked for by somebody who is none. */
  forbidden: number;
  /** Nobody without a session gets in. */
  turnedAway: number;
  /** The session could not be read. */
  failed: number;
}

/** Starts counting. */
export function createGateCounts(): GateCounts {
  return {
    publicFile: 0,
    insideFile: 0,
    notFound: 0,
    moved: 0,
    refusedMethod: 0,
    forbidden: 0,
    turnedAway: 0,
    failed: 0,
  };
}
