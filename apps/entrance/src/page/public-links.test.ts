import { expect, test } from "vitest";
import { publicLinks } from "./public-links.ts";

test.each([
  { name: "another site", href: "https://video.example/", isPublic: true },
  { name: "a path of this site", href: "/inside/page", isPublic: false },
  { name: "a link that is off", href: "", isPublic: false },
  { name: "a script", href: "javascript:alert(1)", isPublic: false },
  { name: "another site by way of two slashes", href: "//video.example/", isPublic: false },
])("publicLinks: $name -> $isPublic", ({ href, isPublic }) => {
  expect(publicLinks([{ label: "Enlace", href }])).toHaveLength(isPublic ? 1 : 0);
});
