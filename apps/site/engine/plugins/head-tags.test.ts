import { expect, test } from "vitest";
import { withHeadTags } from "./head-tags.ts";

const PAGE =
  "<head><title>Uno</title><link rel=stylesheet href=/a.css /><script src=/assets/js/runtime~main.1.js defer></script>" +
  "<script src=/assets/js/main.2.js defer></script></head><body></body>";
const TAGS = { fontTags: "<meta name=fonts>", sheetTags: "<link id=tools>", scriptTags: "<link rel=preload>" };

test("fonts are told before the style sheet, those of the page's parts behind it, scripts at the end, and the program goes first", () => {
  expect(withHeadTags(PAGE, TAGS)).toBe(
    "<head><title>Uno</title><meta name=fonts><link rel=stylesheet href=/a.css /><link id=tools><script src=/assets/js/runtime~main.1.js defer></script>" +
      "<script src=/assets/js/main.2.js defer fetchpriority=high></script><link rel=preload></head><body></body>",
  );
});

test("tags with a dollar sign are put in as they are", () => {
  expect(withHeadTags(PAGE, { ...TAGS, scriptTags: "$&" })).toContain("$&</head>");
});

test.each(["<link rel=stylesheet", "main.2", "</head>"])("a page without «%s» stops the build", (part) => {
  expect(() => withHeadTags(PAGE.replace(part, ""), TAGS)).toThrow(/another way/);
});
