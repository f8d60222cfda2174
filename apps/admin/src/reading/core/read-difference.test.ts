import { expect, test } from "vitest";
import { countLines, readDifference } from "./read-difference.ts";

const DIFFERENCE = `--- a/apps/site/content/docs/maps.mdx
+++ b/apps/site/content/docs/maps.mdx
@@ -1,4 +1,4 @@
 ---
-title: Mapas
+title: Mapas y planos
 ---
@@ -20,3 +20,4 @@
 
--- una lista
+@@ -1 @@
+<script>alert(1)</script>
\\ No newline at end of file
`;

/** Stretches as text, one line each, what changes between brackets. */
function drawn(difference: string): readonly string[] {
  return readDifference(difference).flatMap(({ line, lines }) => [
    `línea ${line}`,
    ...lines.map(
      ({ kind, parts }) => `${kind} ${parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join("")}`,
    ),
  ]);
}

test("a difference is read line by line, whatever its lines look like", () => {
  expect(drawn(DIFFERENCE)).toEqual([
    "línea 1",
    "same ---",
    "removed title: Mapas",
    "added title: Mapas[ y planos]",
    "same ---",
    "línea 20",
    "same ",
    "removed -- una lista",
    "added @@ -1 @@",
    "added <script>alert(1)</script>",
  ]);
  expect(countLines(readDifference(DIFFERENCE))).toEqual({ added: 3, removed: 2 });
});

test("what cannot be seen is written out", () => {
  expect(drawn("@@ -1 +1 @@\n+a\u202eb\n")).toEqual(["línea 1", "added a‹U+202E›b"]);
});

test.each(["", "no es una diferencia", "--- a/x\n+++ b/x\n"])("%j holds no line", (text) => {
  expect(readDifference(text)).toEqual([]);
});

test("a text of line breaks is drawn too, however long it is", () => {
  const [before, after] = ["-a\n".repeat(200_000), "+b\n".repeat(199_999)];
  expect(countLines(readDifference(`@@ -1 +1 @@\n${before}${after}`))).toEqual({ added: 199_999, removed: 200_000 });
  // Four hundred thousand lines: seconds on a busy machine.
});
