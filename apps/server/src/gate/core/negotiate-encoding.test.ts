import { expect, test } from "vitest";
import { negotiateEncoding } from "./negotiate-encoding.ts";

test.each([
  { header: "gzip, deflate, br, zstd", encoding: "br" },
  { header: "gzip, deflate", encoding: "gzip" },
  { header: "br;q=0, gzip", encoding: "gzip" },
  { header: "br;q=0.5, gzip;q=1", encoding: "br" },
  { header: "gzip;q=0.0", encoding: "identity" },
  { header: "identity", encoding: "identity" },
  { header: "", encoding: "identity" },
  { header: undefined, encoding: "identity" },
])("negotiateEncoding: $header -> $encoding", ({ header, encoding }) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});
