import { expect, test } from "vitest";
import { identityUrlOf, isLocalHost, siteUrlOf } from "./site-url.ts";

test.each([
  { typed: "https://sitio.es", url: "https://sitio.es" },
  { typed: " https://sitio.es/ ", url: "https://sitio.es" },
  { typed: "https://sitio.es/.netlify/identity", url: "https://sitio.es" },
  { typed: "https://sitio.es/.netlify/identity/", url: "https://sitio.es" },
  { typed: "https://sitio.es/.netlify/identity/otra", url: "https://sitio.es/.netlify/identity/otra" },
  { typed: "https://sitio.es/xnetlify/identity", url: "https://sitio.es/xnetlify/identity" },
])("siteUrlOf($typed) -> $url", ({ typed, url }) => {
  expect(siteUrlOf(typed)).toBe(url);
});

test("the service of a site is found with and without a slash at the end", () => {
  expect(identityUrlOf("https://sitio.es/")).toBe(identityUrlOf("https://sitio.es"));
});

test.each([
  { hostname: "localhost", isLocal: true },
  { hostname: "127.0.0.1", isLocal: true },
  { hostname: "0.0.0.0", isLocal: true },
  { hostname: "localhost.ejemplo.org", isLocal: false },
])("isLocalHost($hostname) -> $isLocal", ({ hostname, isLocal }) => {
  expect(isLocalHost(hostname)).toBe(isLocal);
});
