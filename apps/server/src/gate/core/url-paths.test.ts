import { expect, test } from "vitest";
import { urlPathOf } from "./url-paths.ts";

test.each([
  { file: "index.html", path: "/" },
  { file: "docs/intro.html", path: "/docs/intro" },
  { file: "blog/index.html", path: "/blog" },
  { file: "assets/js/main.a1b2c3d4.js", path: "/assets/js/main.a1b2c3d4.js" },
  { file: "img/Guía de color.svg", path: "/img/Guía de color.svg" },
])("urlPathOf: $file -> $path", ({ file, path }) => {
  expect(urlPathOf(file)).toBe(path);
});
