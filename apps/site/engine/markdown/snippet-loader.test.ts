import { expect, test } from "vitest";
import { describeSnippet } from "./snippet-loader.ts";

test("a file keeps its name, and its ending says the language", async () => {
  const file = await describeSnippet({ path: "/cualquiera/ipc.R", code: "# Un año\nf <- function(x) x\n" });
  expect(file).toMatchObject({ name: "ipc.R", language: "r", lines: 2 });
  expect(file.html).toContain("Un año");
  expect(file.html).toContain("tok-");
});

test("a script of Illustrator is coloured as JavaScript", async () => {
  const file = await describeSnippet({ path: "cifras.jsx", code: "var a = 1;\n" });
  expect(file.language).toBe("js");
});

test("marks of HTML in the file are text in the page", async () => {
  const file = await describeSnippet({ path: "a.txt", code: "<b>\n" });
  expect(file.html).toContain("&lt;b&gt;");
});
