import { expect, test } from "vitest";
import { isStale, REFRESH_MARGIN_MS } from "./token-expiry.ts";

const NOW_MS = 1_700_000_000_000;

test.each([
  { name: "well before expiry", leftMs: REFRESH_MARGIN_MS + 1, stale: false },
  { name: "exactly at the margin", leftMs: REFRESH_MARGIN_MS, stale: false },
  { name: "one millisecond inside the margin", leftMs: REFRESH_MARGIN_MS - 1, stale: true },
  { name: "long expired", leftMs: -1, stale: true },
])("isStale: $name -> $stale", ({ leftMs, stale }) => {
  expect(isStale(NOW_MS + leftMs, NOW_MS)).toBe(stale);
});
