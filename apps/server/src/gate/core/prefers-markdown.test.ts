import { expect, test } from "vitest";
import { prefersMarkdown } from "./prefers-markdown.ts";

test.each([
  { accept: undefined, wants: false },
  { accept: "*/*", wants: false },
  { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", wants: false },
  { accept: "text/markdown", wants: true },
  { accept: "TEXT/Markdown; charset=utf-8", wants: true },
  { accept: "text/markdown, text/html", wants: true },
  { accept: "text/html, text/markdown", wants: false },
  { accept: "text/html;q=0.5, text/markdown;q=0.9", wants: true },
  { accept: "text/markdown;q=0.2, text/html", wants: false },
  { accept: "text/markdown;q=0", wants: false },
  { accept: "text/markdown;q=x", wants: false },
  { accept: "application/x-text/markdown", wants: false },
])("«$accept» wants Markdown: $wants", ({ accept, wants }) => {
  expect(prefersMarkdown(accept)).toBe(wants);
});
