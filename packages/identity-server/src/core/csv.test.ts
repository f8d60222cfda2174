import { expect, test } from "vitest";
import { readCsv, writeCsv } from "./csv.ts";

test.each([
  { name: "commas", text: "email,name\na@b.c,Ana\n", rows: [{ email: "a@b.c", name: "Ana" }] },
  {
    name: "semicolons, CRLF and a mark",
    text: "\uFEFFEmail;Name\r\na@b.c;Ruiz, Ana",
    rows: [{ email: "a@b.c", name: "Ruiz, Ana" }],
  },
  {
    name: "quotes and lines inside",
    text: 'email,name\na@b.c,"Ana ""la\njefa"""',
    rows: [{ email: "a@b.c", name: 'Ana "la\njefa"' }],
  },
  { name: "short and empty lines", text: "email,name\n\na@b.c\n,\n", rows: [{ email: "a@b.c", name: "" }] },
  { name: "nothing", text: "", rows: [] },
])("readCsv: $name", ({ text, rows }) => {
  expect(readCsv(text)).toEqual(rows);
});

test("writeCsv quotes what must be, and leaves no formula", () => {
  const text = writeCsv(
    ["email", "name"],
    [
      ["a@b.c", '=HYPERLINK("x")'],
      ["d@e.f", "+34 600"],
    ],
  );
  expect(text).toBe('email,name\r\na@b.c,"\'=HYPERLINK(""x"")"\r\nd@e.f,\'+34 600\r\n');
});
