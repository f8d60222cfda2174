import { expect, test } from "vitest";
import { sameSitePath } from "./wanted-page.ts";

test.each([
  { name: "a page", wanted: "/docs/intro", path: "/docs/intro" },
  { name: "query and fragment", wanted: "/blog?pagina=2#notas", path: "/blog?pagina=2#notas" },
  { name: "dots resolve", wanted: "/docs/../blog", path: "/blog" },
  { name: "another site", wanted: "https://evil.example/", path: "/" },
  { name: "another site without scheme", wanted: "//evil.example/x", path: "/" },
  { name: "another site with a backslash", wanted: "/\\evil.example/x", path: "/" },
  { name: "two slashes after dots", wanted: "/..//evil.example", path: "/" },
  { name: "a tab hides the second slash", wanted: "/\t/evil.example", path: "/" },
  { name: "a script", wanted: "javascript:alert(1)", path: "/" },
  { name: "nothing", wanted: null, path: "/" },
])("sameSitePath: $name -> $path", ({ wanted, path }) => {
  expect(sameSitePath(wanted)).toBe(path);
});
