import { describe, expect, test } from "vitest";
import { judgePattern } from "./judge-pattern.ts";
import { patternsIn } from "./patterns-in.ts";

describe("the patterns of a file", () => {
  test.each([
    ["const a = /x+$/gi;", [{ source: "x+$", flags: "gi" }]],
    ['new RegExp("a|b", "u")', [{ source: "a|b", flags: "u" }]],
    [`RegExp(\`<\${tag}>(\\\\d+)\`)`, [{ source: "<x>(\\d+)", flags: "" }]],
    ["new RegExp(given, flags)", [{ source: null, flags: "" }]],
    ["const view = <p>{/a/.test(b)}</p>;", [{ source: "a", flags: "" }]],
    ["'/not one/'; 4 / 2 / 1;", []],
  ])("%s", (text, patterns) => {
    expect(patternsIn(text, true)).toEqual(patterns);
  });
});

/** Judging starts a program, which takes its time on a busy machine. */
describe("the check of patterns", { timeout: 120_000 }, () => {
  test.each([
    ["of a page's title", "<title[^>]*>([^<]*)<\\/title>", "i"],
    ["of final slashes", "\\/+$", ""],
    ["that begins anew inside itself", "^(?:a+)+$", ""],
    ["that only trying finds", "(?<!x)a+$", ""],
  ])("finds the pattern %s", async (_name, source, flags) => {
    expect(await judgePattern({ source, flags })).not.toBe("linear");
  });

  test.each([
    ["without repetition", "^(a|b)?c$", ""],
    ["with one way to match", "^[a-z]+(?:-[a-z]+)*$", ""],
    ["that ends where it could begin again", "<([^<>]*)>", "g"],
  ])("lets one %s be", async (_name, source, flags) => {
    expect(await judgePattern({ source, flags })).toBe("linear");
  });

  test("does not trust what is put together while it runs", async () => {
    expect(await judgePattern({ source: null, flags: "" })).toBe("put together while it runs");
  });
});
