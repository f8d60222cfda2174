import { expect, test } from "vitest";
import { readDelimited } from "./read-delimited.ts";
import { recordsOf } from "./records.ts";

test.each([
  { name: "commas", text: "email,name\na@b.c,Ana\n", records: [{ email: "a@b.c", name: "Ana" }] },
  {
    name: "semicolons, CRLF and a mark",
    text: "\uFEFFEmail;Name\r\na@b.c;Ruiz, Ana",
    records: [{ email: "a@b.c", name: "Ruiz, Ana" }],
  },
  {
    name: "quotes and lines inside",
    text: 'email,name\na@b.c,"Ana ""la\njefa"""',
    records: [{ email: "a@b.c", name: 'Ana "la\njefa"' }],
  },
  { name: "short and empty rows", text: "email,name\n\na@b.c\n,\n", records: [{ email: "a@b.c", name: "" }] },
  { name: "nothing", text: "", records: [] },
])("records of $name", ({ text, records }) => {
  expect(recordsOf(readDelimited(text).rows)).toEqual(records);
});
