import { expect, test } from "vitest";
import { formatBytes } from "./bytes-format.ts";

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1 kB"],
  [1_234_567, "1,2 MB"],
  [48_000_000_000, "48 GB"],
  [7e16, "70.000 TB"],
])("%d -> %s", (bytes, written) => {
  expect(formatBytes(bytes)).toBe(written.replace(" ", "\u00a0"));
});
