import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { differencesOf, watchOurs } from "../test/conformance/compare.ts";
import { PAGE_FILE, renderPage } from "../test/conformance/differences-page.ts";
import PUBLISHED from "../test/conformance/published-seen.json" with { type: "json" };

// What the published widgets do was seen once and kept: their files never change, and what they need of the service is held with
// them in `published.browser.test.ts`. `npm run conform -w packages/identity-widget` sees them again.

/** Twenty-eight flows: two hundred seconds were seen with a load of 22. */
const PATIENCE_MS = 480_000;

test(
  "ours does what 1.9.2 and 2.0.3 do in every flow, but for what the page of differences lists",
  async () => {
    const page = renderPage(differencesOf(await watchOurs(new Map(Object.entries(PUBLISHED)))));
    expect(page).toBe(await readFile(PAGE_FILE, "utf8"));
  },
  PATIENCE_MS,
);
