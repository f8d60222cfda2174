/** Does work that is made in pieces all at once. */
export function drained<Result>(work: Generator<undefined, Result, undefined>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
