/**
 * Requests that are begun between two newcomers. One takes longer than letting somebody in, so that a thousand are in within a second or two, and
 * somebody who keeps knocking holds nobody up.
 */
const BETWEEN_TWO = 2;

/** Lets in who is at the door before those who are in already ask again. */
export interface AcceptQueue {
  /** Notes that a connection was taken; another may wait behind it. */
  arrived(): void;
  /** Begins a piece of work at once when nobody was at the door lately, else when it is its turn. */
  begin(work: () => void): void;
}

/**
 * Keeps the turns of the loop short while connections come.
 *
 * libuv takes one connection in each turn of the loop, and in a turn every request that has come: the more are in and ask without
 * a pause, the longer each newcomer waits. With a thousand at once the last one had its first answer after 14 seconds, when the first
 * had hundreds. So while they come, a turn is short.
 *
 * @see https://github.com/libuv/libuv/pull/3696
 */
export function createAcceptQueue(): AcceptQueue {
  let waiting: (() => void)[] = [];
  let hasArrived = false;
  /** Whether somebody arrived in this turn of the loop or the one before. */
  let isComing = false;

  function runTick(): void {
    isComing = hasArrived;
    hasArrived = false;
    const now = isComing ? waiting.slice(0, BETWEEN_TWO) : waiting;
    waiting = waiting.slice(now.length);
    if (isComing) setImmediate(runTick);
    for (const work of now) work();
  }

  return {
    arrived() {
      if (!isComing) setImmediate(runTick);
      hasArrived = true;
      isComing = true;
    },
    begin(work) {
      if (isComing) waiting.push(work);
      else work();
    },
  };
}
