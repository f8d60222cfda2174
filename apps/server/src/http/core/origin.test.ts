import { expect, test } from "vitest";
import { isLocalRequest, isSameOrigin } from "./origin.ts";

const OURS = "https://nv.example.org";

test.each([
  { name: "our own page", headers: { "sec-fetch-site": "same-origin" }, expected: true },
  { name: "another site", headers: { "sec-fetch-site": "cross-site", origin: OURS }, expected: false },
  { name: "a neighbour subdomain", headers: { "sec-fetch-site": "same-site" }, expected: false },
  { name: "an old browser on our page", headers: { origin: OURS }, expected: true },
  { name: "an old browser elsewhere", headers: { origin: "https://evil.example" }, expected: false },
  { name: "a sandboxed page", headers: { origin: "null" }, expected: false },
  { name: "a client that does not say", headers: {}, expected: false },
])("isSameOrigin: $name -> $expected", ({ headers, expected }) => {
  expect(isSameOrigin(headers, OURS)).toBe(expected);
});

test.each([
  { host: "localhost:3000", address: "127.0.0.1", expected: true },
  { host: "[::1]:3000", address: "::1", expected: true },
  { host: "localhost:3000", address: "::ffff:127.0.0.1", expected: true },
  { host: "evil.example:3000", address: "127.0.0.1", expected: false },
  { host: "localhost:3000", address: "203.0.113.7", expected: false },
  { host: "a b", address: "127.0.0.1", expected: false },
  { host: undefined, address: "127.0.0.1", expected: false },
])("isLocalRequest: $host from $address -> $expected", ({ host, address, expected }) => {
  expect(isLocalRequest(host, address)).toBe(expected);
});
