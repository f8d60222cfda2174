import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parsePeriod, reviewDueDay } from "./core/review-due";

const DOCS = join(import.meta.dirname, "../../../content/docs");

/** Pages whose review falls in one month that somebody still reads with care. */
const MOST_A_MONTH = 12;

/** Month, `2027-05`, to the pages that have to be reviewed in it. */
async function reviewsByMonth(): Promise<ReadonlyMap<string, readonly string[]>> {
  const due: { readonly page: string; readonly month: string }[] = [];
  for await (const page of glob("**/*.mdx", { cwd: DOCS })) {
    const text = await readFile(join(DOCS, page), "utf8");
    const [, reviewedOn = ""] = /^revisado: (\S+)$/m.exec(text) ?? [];
    const [, every = ""] = /^revisar_cada: (.+)$/m.exec(text) ?? [];
    const period = parsePeriod(every);
    if (reviewedOn === "" || period === null) throw new Error(`${page} does not say when it is reviewed.`);
    due.push({ page, month: reviewDueDay(reviewedOn, period).slice(0, "YYYY-MM".length) });
  }
  return new Map(
    [...Map.groupBy(due, ({ month }) => month)].map(([month, all]) => [month, all.map(({ page }) => page)]),
  );
}

test("reviews are staggered: no month asks for more than somebody can read, and they reach beyond two years", async () => {
  const months = await reviewsByMonth();
  expect([...months].filter(([, pages]) => pages.length > MOST_A_MONTH)).toEqual([]);
  expect(months.size).toBeGreaterThan(18);
});
