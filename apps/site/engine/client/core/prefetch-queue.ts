/** Functions of the browser and of the framework that the queue needs. */
export interface PrefetchQueueDeps {
  /** Fetches what a page needs, at low priority. */
  readonly prefetch: (path: string) => unknown;
  /** Runs a task when the browser has nothing better to do. */
  readonly whenIdle: (task: () => void) => void;
  /** Whether prefetching is allowed right now; what is not allowed is forgotten. */
  readonly isAllowed: () => boolean;
}

/** Pages behind the links in view, fetched one at a time. */
export interface PrefetchQueue {
  /** Takes a page in; each page once. @returns Whether it was new. */
  readonly add: (path: string) => boolean;
  /** Lets the queue run, from the first sign of life of the person on. */
  readonly open: () => void;
}

/**
 * A queue that is closed until the person gives a sign of life.
 *
 * A page of documentation has dozens of links in view: fetched at once they compete with the page itself, so the queue waits for
 * the person to move and then takes one page per idle moment.
 */
export function createPrefetchQueue({ prefetch, whenIdle, isAllowed }: PrefetchQueueDeps): PrefetchQueue {
  const seen = new Set<string>();
  const waiting: string[] = [];
  let isOpen = false;
  let isScheduled = false;

  function schedule() {
    if (!isOpen || isScheduled || waiting.length === 0) return;
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      const path = waiting.shift();
      if (path !== undefined && isAllowed()) prefetch(path);
      schedule();
    });
  }

  return {
    add(path) {
      if (seen.has(path)) return false;
      seen.add(path);
      waiting.push(path);
      schedule();
      return true;
    },
    open() {
      isOpen = true;
      schedule();
    },
  };
}
