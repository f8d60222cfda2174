/**
 * Whether a run goes through everything, as `npm run test:long` does with `TEST_DEPTH=long`. What each run (`npm test`) leaves to it is
 * said here, in `dialects.ts`, by the tag `long` of Vitest and by `@long` of Playwright, and nowhere else.
 */
export const IS_LONG = process.env.TEST_DEPTH === "long";

/**
 * Rows of a table of tests: those that stand for the others in each run, all of them in a long one.
 *
 * @example test.each(inEachRun(LOCALES, ["es", "en"]))("…", …)
 */
export function inEachRun<Row>(all: readonly Row[], few: readonly Row[]): readonly Row[] {
  return IS_LONG ? all : few;
}
