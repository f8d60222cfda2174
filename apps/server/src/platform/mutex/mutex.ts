/** Lets work with one name run one piece after another, in this process. */
export type RunExclusive = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** A mutex for each name. Work that fails does not stop what waits behind it. */
export function createMutex(): RunExclusive {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name);
    const turn = (before ?? Promise.resolve()).then(work, work);
    last.set(name, turn);
    try {
      return await turn;
    } finally {
      if (last.get(name) === turn) last.delete(name);
    }
  };
}
