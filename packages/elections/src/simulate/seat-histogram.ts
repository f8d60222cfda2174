/** Seats that a list ends with: nine of ten draws are between both ends, and half of them on each side of the middle. */
export interface SeatSpread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** Draws by the seats that they gave, of several lists. A draw that tells nothing of a list gave it none. */
export interface SeatHistogram {
  add(list: number, seats: number): void;
  spreadOf(list: number): SeatSpread;
  /** Part of the draws with so many seats or more, from 0 to 1. */
  ratioFrom(list: number, seats: number): number;
}

/** Part of the draws below each end. */
const TAIL = 0.05;

/** Makes a histogram of up to so many seats, from draws whose number is known. */
export function createSeatHistogram(lists: number, mostSeats: number, draws: number): SeatHistogram {
  const width = mostSeats + 1;
  const counts = new Uint32Array(lists * width);
  const told = new Uint32Array(lists);
  /** Seats of the draw that has so many before it, all of them in order. */
  function at(list: number, before: number): number {
    let passed = draws - (told[list] ?? 0);
    for (let seats = 0; seats < width; seats += 1) {
      passed += counts[list * width + seats] ?? 0;
      if (passed > before) return seats;
    }
    return mostSeats;
  }
  return {
    add(list, seats) {
      told[list] = (told[list] ?? 0) + 1;
      counts[list * width + seats] = (counts[list * width + seats] ?? 0) + 1;
    },
    spreadOf: (list) => ({
      low: at(list, Math.floor(TAIL * draws)),
      median: at(list, Math.floor(draws / 2)),
      high: at(list, Math.ceil((1 - TAIL) * draws) - 1),
    }),
    ratioFrom(list, seats) {
      let passed = seats <= 0 ? draws - (told[list] ?? 0) : 0;
      for (let number = Math.max(0, seats); number < width; number += 1) passed += counts[list * width + number] ?? 0;
      return passed / draws;
    },
  };
}
