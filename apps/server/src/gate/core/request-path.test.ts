import { expect, test } from "vitest";
import { requestPath } from "./request-path.ts";

test.each([
  { target: "/docs/intro", path: "/docs/intro" },
  { target: "/docs/intro?x=%2f", path: "/docs/intro" },
  { target: "/docs/Guia%20de%20estilos/Colors", path: "/docs/Guia de estilos/Colors" },
  { target: "/%E0%A4%A", path: null },
  { target: "/%00", path: "/\0" },
])("requestPath: $target -> $path", ({ target, path }) => {
  expect(requestPath(target)).toBe(path);
});
