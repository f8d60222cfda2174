/** Whether measures only show that they still run, at sizes that take moments: `npm run bench -- --small`, and each run of the tests. */
const IS_SMALL = process.env.BENCH_SIZE === "small";

/** Returns the size of a measurement, or the one that shows in a moment that it still runs. */
export function sized(whole: number, small: number): number {
  return IS_SMALL ? small : whole;
}
