import { expect, test } from "vitest";
import { readCodeFence } from "./code-fence.ts";

test.each([
  { name: "nothing said", meta: "", title: "", marked: [] },
  { name: "a title in double quotes", meta: 'title="team.config.ts"', title: "team.config.ts", marked: [] },
  { name: "a title in single quotes", meta: "title='Un título'", title: "Un título", marked: [] },
  { name: "lines and ranges", meta: "{1,3-4}", title: "", marked: [1, 3, 4] },
  { name: "both", meta: 'title="a.ts" {2}', title: "a.ts", marked: [2] },
  { name: "a range that runs backwards marks nothing", meta: "{4-2}", title: "", marked: [] },
])("readCodeFence: $name", ({ meta, title, marked }) => {
  const fence = readCodeFence({ code: "uno\ndos\n", meta });
  expect({ title: fence.title, marked: [...fence.marked], code: fence.code }).toEqual({
    title,
    marked,
    code: "uno\ndos",
  });
});

test.each([
  ["untested", true],
  ['title="Una orden" untested', true],
  ['title="untested"', false],
  ["", false],
])("whether a test runs it is said after the fence: %s", (meta, isUntested) => {
  expect(readCodeFence({ code: "uno", meta }).isUntested).toBe(isUntested);
});

test("marking comments leave the code, and mark by the numbers of what is left", () => {
  const code = [
    "uno",
    "// highlight-next-line",
    "dos",
    "# highlight-start",
    "tres",
    "cuatro",
    "/* highlight-end */",
    "cinco",
  ];
  const fence = readCodeFence({ code: code.join("\n"), meta: "" });
  expect(fence.code).toBe("uno\ndos\ntres\ncuatro\ncinco");
  expect([...fence.marked]).toEqual([2, 3, 4]);
});
