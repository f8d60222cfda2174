import { expect, test } from "vitest";
import { reachableLinks } from "./team-links.ts";

test.each([
  { name: "another site", href: "https://squoosh.app/", isKept: true },
  { name: "a page of this site", href: "/blog", isKept: true },
  { name: "a page that is not written yet", href: "/team", isKept: false },
  { name: "an address that the team left empty", href: "", isKept: false },
])("reachableLinks: $name -> $isKept", ({ href, isKept }) => {
  expect(reachableLinks([{ label: "Enlace", href }], new Set(["/blog"]))).toHaveLength(isKept ? 1 : 0);
});
