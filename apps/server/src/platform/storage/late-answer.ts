/** The store said nothing for as long as it is waited for. */
export class LateAnswer extends Error {
  override readonly name = "LateAnswer";

  constructor(limitMs: number) {
    super(`no answer in ${limitMs} ms`);
  }
}

/**
 * Runs work for so long and no longer. The limit is a timer of ours, which nothing but time takes away: the signals that `fetch` makes
 * of the one it is given know each other weakly, and the collector parts them.
 *
 * @param work - Given a signal that ends what is still under way.
 * @throws {LateAnswer}
 */
export async function within<Answer>(limitMs: number, work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const ending = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new LateAnswer(limitMs);
    late.reject(error);
    ending.abort(error);
  }, limitMs);
  try {
    return await Promise.race([work(ending.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
