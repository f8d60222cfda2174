import { expect, test } from "vitest";
import { isForReaders } from "./is-for-readers.ts";

test.each([
  "https://localhost/x",
  "https://localhost:3000/x",
  "https://LOCALHOST./x",
  "https://app.localhost/",
  "https://127.0.0.1:8443/",
  "https://10.1.2.3/",
  "https://[::1]/",
  "https://2130706433/",
  "https://intranet/graficos",
  "https://servidor.local/",
  "https://datos.internal/",
])("%s is for nobody outside", (url) => {
  expect(isForReaders(url)).toBe(false);
});

test.each([
  "https://example.org/",
  "https://example.org:8443/x",
  "https://93.184.216.34/",
  "https://localhost.example.org/",
  "https://[2606:2800:220:1::1]/",
])("%s may be reached", (url) => {
  expect(isForReaders(url)).toBe(true);
});
