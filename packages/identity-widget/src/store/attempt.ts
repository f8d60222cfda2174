import type { State } from "./state.ts";

/** Gets ready for a request: saving, and nothing left of the last one. */
export function startAction(state: State): void {
  state.saving = true;
  state.error = null;
  state.message = null;
}

/**
 * Runs one request of a form: the saving flag is on meanwhile, and a failure becomes the store's error.
 *
 * @returns Resolves when it is over, well or not: whoever waits looks at the store.
 */
export async function attempt(state: State, request: () => Promise<void>): Promise<void> {
  startAction(state);
  try {
    await request();
  } catch (error) {
    state.error = error;
  } finally {
    state.saving = false;
  }
}
