import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { differencesOf, watchAll } from "../test/conformance/compare.ts";
import { PAGE_FILE, renderPage } from "../test/conformance/differences-page.ts";

/** Twenty-eight flows, three widgets each: two hundred seconds were seen with a load of 22. */
const PATIENCE_MS = 480_000;

test(
  "ours does what 1.9.2 and 2.0.3 do in every flow, but for what the page of differences lists",
  async () => {
    const page = renderPage(differencesOf(await watchAll()));
    expect(page).toBe(await readFile(PAGE_FILE, "utf8"));
  },
  PATIENCE_MS,
);
