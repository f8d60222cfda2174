/**
 * Counts how often others had their turn while something was done: a request that comes meanwhile is answered in the next one.
 *
 * @returns 1 for work that goes on without a pause.
 */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  const state = { turns: 0, isDone: false };
  const done = work().finally(() => {
    state.isDone = true;
  });
  while (!state.isDone) {
    state.turns += 1;
    await new Promise(setImmediate);
  }
  await done;
  return state.turns;
}
