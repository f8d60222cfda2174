import { expect, test } from "vitest";
import { ALL_MAILS, mailsAddress, mailsCall, readMailsPlace } from "./mails-address.ts";

test.each([
  ["", ALL_MAILS],
  ["?estado=failed&buscar=ana%40&pagina=3", { state: "failed", search: "ana@", page: 3 }],
  ["?state=failed&search=ana%40&page=3", { state: "failed", search: "ana@", page: 3 }],
  ["?estado=perdido&pagina=-1", ALL_MAILS],
  ["?pagina=1.5", ALL_MAILS],
] as const)("%s", (query, place) => {
  expect(readMailsPlace(query)).toEqual(place);
});

test("a place and its address are the same thing, and the server is asked in its own words", () => {
  const place = { state: "waiting", search: "a&b", page: 2 } as const;
  expect(readMailsPlace(mailsAddress(place).split("?")[1] ?? "")).toEqual(place);
  expect(mailsAddress(ALL_MAILS)).toBe("/admin/mails");
  expect(mailsCall(place)).toBe("/api/admin/mails?state=waiting&search=a%26b&page=2");
});
