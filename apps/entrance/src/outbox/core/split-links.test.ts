import { expect, test } from "vitest";
import { splitLinks } from "./split-links.ts";

const ORIGIN = "http://localhost:3000";
const hrefsOf = (text: string) => splitLinks(text, ORIGIN).flatMap(({ href }) => (href === null ? [] : [href]));

test("a link of this site stands between the words around it", () => {
  expect(splitLinks("Abre http://localhost:3000/#invite_token=aB_-9 hoy.", ORIGIN)).toEqual([
    { text: "Abre ", href: null },
    { text: "http://localhost:3000/#invite_token=aB_-9", href: "/#invite_token=aB_-9" },
    { text: " hoy.", href: null },
  ]);
});

test.each([
  { name: "a full stop", text: "Ve a http://localhost:3000/a.", href: "/a" },
  { name: "a bracket", text: "(http://localhost:3000/a)", href: "/a" },
  { name: "Spanish quotes", text: "«http://localhost:3000/a»", href: "/a" },
  { name: "a new line", text: "http://localhost:3000/a\nAdiós", href: "/a" },
])("$name after an address is not part of it", ({ text, href }) => {
  expect(hrefsOf(text)).toEqual([href]);
});

test.each([
  { name: "another site", text: "https://evil.example/x" },
  { name: "another port", text: "http://localhost:3001/x" },
  { name: "this host as a user name", text: "http://localhost:3000@evil.example/x" },
  { name: "a script", text: "javascript:alert(1)" },
  { name: "an address that cannot be read", text: "http://localhost:99999999/x" },
])("$name stays text", ({ text }) => {
  expect(splitLinks(text, ORIGIN)).toEqual([{ text, href: null }]);
});

test("markup in a mail stays text", () => {
  const text = '<a href="http://localhost:3000/a">clic</a>';
  expect(
    splitLinks(text, ORIGIN)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

test("an empty mail has no pieces", () => {
  expect(splitLinks("", ORIGIN)).toEqual([]);
});
