/** Shares of a constituency among those of all. */
export interface SharesOfOne {
  readonly shares: Float64Array;
  /** First cell, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

/**
 * Makes what gives seats by D'Hondt for shares, which are no votes: for draws alone. What is counted is given by `apportion`, exactly.
 *
 * @param mostCells - Of a constituency.
 * @returns Takes the share that each cell needs at least; answers the seats of each, the first of the constituency at 0, until it is called again.
 */
export function createQuickDhondt(mostCells: number) {
  const quotients = new Float64Array(mostCells);
  const given = new Uint16Array(mostCells);
  return ({ shares, from, to }: SharesOfOne, seats: number, least: (cell: number) => number): Uint16Array => {
    const cells = to - from;
    for (let cell = 0; cell < cells; cell += 1) {
      const share = shares[from + cell] ?? 0;
      given[cell] = 0;
      quotients[cell] = share >= least(from + cell) ? share : 0;
    }
    for (let seat = 0; seat < seats; seat += 1) {
      let best = -1;
      let most = 0;
      for (let cell = 0; cell < cells; cell += 1) {
        const quotient = quotients[cell] ?? 0;
        if (quotient > most) {
          best = cell;
          most = quotient;
        }
      }
      if (best < 0) break;
      const has = (given[best] ?? 0) + 1;
      given[best] = has;
      quotients[best] = (shares[from + best] ?? 0) / (has + 1);
    }
    return given;
  };
}
