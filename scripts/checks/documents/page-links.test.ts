import { expect, test } from "vitest";
import { linkedPages, orphanPages } from "./page-links.ts";

test("links are read with spaces, in brackets and with a place in the page", () => {
  const text =
    "[a](./Uno.mdx) [b](<../Otra cosa/Dos.mdx>) [c](../Otra%20cosa/Tres.mdx#sitio) [d](/team) [e](https://example.org)";
  expect(linkedPages({ path: "Mapas/Mío.mdx", text }).toSorted()).toEqual([
    "Mapas/Uno.mdx",
    "Otra cosa/Dos.mdx",
    "Otra cosa/Tres.mdx",
  ]);
});

test("a page that only links to itself is an orphan", () => {
  const pages = [
    { path: "a.mdx", text: "[b](./b.mdx)" },
    { path: "b.mdx", text: "" },
    { path: "c.mdx", text: "[c](./c.mdx)" },
  ];
  expect(orphanPages(pages)).toEqual(["a.mdx", "c.mdx"]);
});
