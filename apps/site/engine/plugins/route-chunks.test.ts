import { expect, test } from "vitest";
import { createChunkFinder } from "./route-chunks.ts";

const chunkFilesOf = createChunkFinder({
  chunkNames: {
    "/docs-60b": { __comp: "root", __context: { plugin: "context" } },
    "/docs-86d": { __comp: "version" },
    "/docs/intro-6d2": { __comp: "item", content: "intro" },
    "/docs/intro-largo-111": { __comp: "item", content: "otra" },
    "/blog-1dc": { __comp: "list", items: [{ content: "post" }] },
  },
  manifest: {
    origins: {
      root: ["1"],
      context: ["2"],
      version: ["3"],
      item: ["4", "5"],
      intro: ["5", "6"],
      list: ["7"],
      post: ["8", "tools"],
    },
    assets: {
      ...Object.fromEntries(
        ["1", "2", "3", "4", "5", "6", "7", "8"].map((bundle) => [
          bundle,
          { js: [{ file: `assets/js/${bundle}.js` }] },
        ]),
      ),
      tools: { css: [{ file: "assets/css/tools.css" }] },
    },
  },
});

test("a page needs its own parts and those of every route around it, each file once", () => {
  expect(chunkFilesOf([{ path: "/docs" }, { path: "/docs" }, { path: "/docs/intro" }])).toEqual({
    scripts: ["1", "2", "3", "4", "5", "6"].map((bundle) => `assets/js/${bundle}.js`),
    sheets: [],
  });
});

test("parts nested in lists count, and so do the style sheets of parts", () => {
  const scripts = ["assets/js/7.js", "assets/js/8.js"];
  expect(chunkFilesOf([{ path: "/blog" }])).toEqual({ scripts, sheets: ["assets/css/tools.css"] });
});

test("a route without parts of its own asks for nothing", () => {
  expect(chunkFilesOf([{ path: "*" }])).toEqual({ scripts: [], sheets: [] });
});
