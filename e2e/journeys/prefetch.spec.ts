import type { Page } from "@playwright/test";
import { enter } from "../src/alive.ts";
import { complaintsOf } from "../src/complaints.ts";
import { expect, lookingTest } from "../src/test.ts";

const COLOURS = "/docs/Guia%20de%20estilos/Colors";

/** A wait for a queue that gives way to everything else. Milliseconds. */
const IDLE_QUEUE_MS = 30_000;

/** Arrival of a script or a style sheet at a page: by what it came, and how many bytes of it the line carried. */
interface Arrival {
  readonly path: string;
  readonly by: string;
  readonly transferredBytes: number;
}

/** Lists the arrivals of each script and sheet of the site, in order, as often as it was asked for. */
const arrivals = (page: Page): Promise<readonly Arrival[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .map(({ name, initiatorType, transferSize }) => ({
        path: new URL(name).pathname,
        by: initiatorType,
        transferredBytes: transferSize,
      })),
  );

lookingTest(
  "the page behind a link in view is fetched ahead, once, and a visit uses what came",
  async ({ page, server }) => {
    const complaints = complaintsOf(page);
    await enter(page, server, "/docs/intro");
    const own = new Set((await arrivals(page)).map(({ path }) => path));
    const target = await (await page.request.get(`${server.url}${COLOURS}`)).text();
    const files = [
      ...new Set([...target.matchAll(/\/assets\/(?:js|css)\/[\w.~-]+\.(?:js|css)/g)].map(([path]) => path)),
    ];
    const lacking = files.filter((path) => !own.has(path));
    for (const kind of [".js", ".css"]) expect(lacking.some((path) => path.endsWith(kind))).toBe(true);

    const link = page.locator("#__docusaurus article").getByRole("link", { name: "Colores" }).first();
    await link.scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    const ahead = async () => (await arrivals(page)).filter(({ by }) => by === "fetch").map(({ path }) => path);
    await expect.poll(ahead, { timeout: IDLE_QUEUE_MS }).toEqual(expect.arrayContaining(lacking));
    const fetched = await ahead();
    expect(fetched).toEqual([...new Set(fetched)]);

    await link.click();
    await expect(page).toHaveTitle(/^Colores \| /);
    const used = (await arrivals(page)).filter(({ path, by }) => by !== "fetch" && lacking.includes(path));
    expect(used.map(({ path }) => path).toSorted()).toEqual(lacking.toSorted());
    expect(used.filter(({ transferredBytes }) => transferredBytes > 0)).toEqual([]);
    expect(complaints()).toEqual([]);
  },
);
