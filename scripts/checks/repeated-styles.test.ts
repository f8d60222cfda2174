import { expect, test } from "vitest";
import { plainRules, repeatedBodies } from "./repeated-styles.ts";

const BODY = "  margin: 0;\n  padding: 0;\n  list-style: none;\n";
const rule = (selector: string, body = BODY) => `${selector} {\n${body}}\n`;

test("a body of three declarations in three places is told with its places, in whatever order it is written", () => {
  const css = rule(".a") + rule(".b,\n.c", "  list-style: none;\n  margin: 0;\n  padding: 0;\n") + rule(".d > ul");
  expect(repeatedBodies(plainRules(css, "sheet.css"))).toEqual([
    "list-style: none; margin: 0; padding: 0;\n  sheet.css .a\n  sheet.css .b, .c\n  sheet.css .d > ul",
  ]);
});

test("two places, or two declarations, are nobody's fault", () => {
  const short = "  margin: 0;\n  padding: 0;\n";
  const css = rule(".a") + rule(".b") + rule(".c", short) + rule(".d", short) + rule(".e", short);
  expect(repeatedBodies(plainRules(css, "sheet.css"))).toEqual([]);
});

test("a rule inside a layer counts, one for a width of the window and a comment do not", () => {
  const css = `@layer nv.layout {\n${rule(".a")}}\n@media (max-width: 640px) {\n${rule(".b")}}\n/* ${rule(".c")} */\n${rule(".d")}`;
  expect(plainRules(css, "sheet.css").map(({ place }) => place)).toEqual(["sheet.css .a", "sheet.css .d"]);
});
