import { describe, expect, test } from "vitest";
import { readAuditQuery } from "./audit-query.ts";
import { cookieValue } from "./cookie-value.ts";
import { emailKey, isEmail } from "./email.ts";
import { displayName, mergeMetadata, shapeOf } from "./metadata.ts";
import { limitedAddress, limitedNetworks } from "./network-address.ts";
import { linkHeader, readPage } from "./pages.ts";
import { retryDelayMs } from "./retry-delay.ts";

test.each([
  { address: "192.0.2.1", limited: "192.0.2.1" },
  { address: "::ffff:192.0.2.1", limited: "192.0.2.1" },
  { address: "2001:db8:1:2:3:4:5:6", limited: "2001:db8:1:2" },
  { address: "2001:DB8::1:2", limited: "2001:db8:0:0" },
  { address: "fe80::1%eth0", limited: "fe80:0:0:0" },
  { address: "::1", limited: "0:0:0:0" },
])("limitedAddress: $address counts as $limited", ({ address, limited }) => {
  expect(limitedAddress(address)).toBe(limited);
});

test.each(["ana@diario.es", "a.b+c@sub.diario.es", "ñandú@diario.es", "root@localhost", "o'hara@diario.es"])(
  "isEmail accepts %j",
  (email) => expect(isEmail(email)).toBe(true),
);
test.each([
  { address: "192.0.2.1", networks: ["192.0.2.1"] },
  { address: "::ffff:192.0.2.1", networks: ["192.0.2.1"] },
  { address: "2001:DB8:1:12ab:3:4:5:6", networks: ["2001:db8:1:12ab", "2001:db8:1:1200/56", "2001:db8:1/48"] },
  { address: "2001:db8::1", networks: ["2001:db8:0:0", "2001:db8:0:0/56", "2001:db8:0/48"] },
  { address: "2001:db8:1:12ab", networks: ["2001:db8:1:12ab"] },
  { address: "ana@diario.es", networks: ["ana@diario.es"] },
])("limitedNetworks: $address counts for $networks", ({ address, networks }) => {
  expect(limitedNetworks(address)).toEqual(networks);
});

/** Addresses that look like another one, or are another one for a mail server: written by number, since nobody would see them. */
const ALIKE = [
  ...[
    "a\u200bna",
    "a\u200dna",
    "ana\u2060",
    "\u202eana",
    "\u2066ana\u2069",
    "ana\u00ad",
    "\ufeffana",
    "ana\ufe0f",
    "an\u3164a",
  ],
  ...["\uff41na", "\uff21\uff2e\uff21", "ana\ufb01", "\ud83d\ude00\ue000"],
].map((name) => `${name}@diario.es`);
test.each([...ALIKE, "ana@diario\u200b.es", "ana@\uff44iario.es", "ana@diario.e\u017f", "ana\uff20diario.es"])(
  "isEmail refuses what looks like another address: %j",
  (email) => expect(isEmail(email)).toBe(false),
);
test.each(["", "ana", "ana@", "@b.c", "a b@c.d", "a@b@c.d", "a@-b.c", "a@b..c", "<a@b.c>", `${"a".repeat(65)}@b.c`])(
  "isEmail refuses %j",
  (email) => expect(isEmail(email)).toBe(false),
);
// A pattern that tried each way of reading it would not be done before the test's limit; that none does is held by the check of patterns.
test("isEmail refuses a hostile address of the greatest length", () => {
  expect(isEmail(`a@${"a-".repeat(120)}`)).toBe(false);
});
test("emailKey joins what people take for the same address", () => {
  expect(emailKey(" JOSE\u0301@Diario.ES ")).toBe("josé@diario.es");
});

test.each([
  { header: "a=1; b=2", name: "b", value: "2" },
  { header: "a=1;b=2", name: "b", value: "2" },
  { header: "xb=1; b=2", name: "b", value: "2" },
  { header: "a=b=3; b=2", name: "b", value: "2" },
  { header: "b=", name: "b", value: "" },
  { header: "a=1", name: "b", value: null },
  { header: "b=1; b=2", name: "b", value: "1" },
])("cookieValue($header, $name) is $value", ({ header, name, value }) => {
  expect(cookieValue(header, name)).toBe(value);
});

describe("pages", () => {
  test.each([
    { query: {}, page: { page: 1, perPage: 50 } },
    { query: { page: "2", per_page: "10" }, page: { page: 2, perPage: 10 } },
    { query: { page: "0", per_page: "0" }, page: { page: 1, perPage: 1 } },
    { query: { per_page: "501" }, page: { page: 1, perPage: 500 } },
    { query: { page: "1e3" }, page: 'parsing "1e3": invalid syntax' },
    { query: { page: "-1" }, page: 'parsing "-1": invalid syntax' },
  ])("readPage($query)", ({ query, page }) => {
    expect(readPage(query)).toEqual(page);
  });
  test("an empty list has a last page 0, as the original says", () => {
    expect(linkHeader("/admin/users", { page: 1, perPage: 50 }, 0)).toBe(
      '</admin/users?page=0&per_page=50>; rel="last"',
    );
  });
  test("page stands before per_page, after the rest of the query", () => {
    expect(linkHeader("/admin/users?sort=x", { page: 2, perPage: 1 }, 3)).toBe(
      '</admin/users?sort=x&page=1&per_page=1>; rel="prev", ' +
        '</admin/users?sort=x&page=3&per_page=1>; rel="next", </admin/users?sort=x&page=3&per_page=1>; rel="last"',
    );
  });
});

test.each([
  { query: "", filter: null },
  { query: "author:ana:x", filter: { scope: "actor_key", text: "ana:x" } },
  { query: "ana", filter: "invalid" },
  { query: "constructor:x", filter: "invalid" },
])("readAuditQuery($query)", ({ query, filter }) => {
  expect(readAuditQuery(query)).toEqual(filter);
});

test("metadata: null removes, __proto__ is dropped", () => {
  const hostile: Record<string, unknown> = JSON.parse('{"__proto__":{"admin":true},"b":null,"c":1}');
  const merged = mergeMetadata({ a: 0, b: 2 }, hostile);
  expect(merged).toEqual({ a: 0, c: 1 });
  expect("admin" in merged).toBe(false);
});

test.each([
  { data: { full_name: "Ana Ruiz", name: "Ana" }, name: "Ana Ruiz" },
  { data: { full_name: "", name: "Ana" }, name: "Ana" },
  { data: { full_name: 7 }, name: "" },
])("displayName($data) is «$name»", ({ data, name }) => {
  expect(displayName(data)).toBe(name);
});

test("retries come 5 s, 15 s, 1 min, 5 min and then every 15 min after a failure", () => {
  expect([1, 2, 3, 4, 5, 99].map((attempts) => retryDelayMs(attempts) / 1000)).toEqual([5, 15, 60, 300, 900, 900]);
});

test.each([
  { value: "text", keys: 0, levels: 0 },
  { value: { a: 1, b: [{ c: null }, { c: {} }] }, keys: 4, levels: 4 },
  { value: JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`), keys: 0, levels: 100_000 },
])("shapeOf counts $keys keys and $levels levels, however deep", ({ value, keys, levels }) => {
  expect(shapeOf(value)).toEqual({ keys, levels });
});
