import { describe, expect, test } from "vitest";
import { readHtml, type StartTag, titleIn } from "./read-html.ts";

describe("the title of a page", () => {
  test.each([
    ["<!doctype html><title>Una página</title>", "Una página"],
    [
      "<html><head><TITLE lang=es>Con &quot;comillas&quot; &amp; eñes &#8212; fin</TITLE>",
      'Con "comillas" & eñes — fin',
    ],
    ["<title>\n  en\n  dos líneas </title>", "en dos líneas"],
    ["<title>uno</title><svg><title>dos</title></svg>", "uno"],
    ["<!-- <title>no</title> --><title>sí</title>", "sí"],
    ["<script>'<title>no</title>'</script><title>sí</title>", "sí"],
    ["<title>con < y <b> dentro</title>", "con < y <b> dentro"],
    [`<title>${"x".repeat(300)}</title>`, "x".repeat(200)],
    ["<title>sin final", ""],
    ["<title></title>", ""],
    ["<p>sin título</p>", ""],
    ["", ""],
  ])("of %s is %s", (html, title) => {
    expect(titleIn(html)).toBe(title);
  });
});

describe("the tags of a page", () => {
  const tagsOf = (html: string) => {
    const tags: StartTag[] = [];
    readHtml(html, { tag: (tag) => void tags.push(tag) });
    return tags.map(({ name, attributes }) => [name, Object.fromEntries(attributes)]);
  };

  test("come with their attributes, however these are written", () => {
    expect(
      tagsOf(`<IFRAME src='/a?b=1&amp;c=2' Data-NV=x hidden src=otra><br/><nv-grafico id = "y"></nv-grafico>`),
    ).toEqual([
      ["iframe", { src: "/a?b=1&c=2", "data-nv": "x", hidden: "" }],
      ["br", {}],
      ["nv-grafico", { id: "y" }],
    ]);
  });

  test("are none inside a comment, a script or a title", () => {
    expect(tagsOf("<!--<a>--><script><a></script><title><a></title>").map(([name]) => name)).toEqual([
      "script",
      "title",
    ]);
  });
});

/** Characters of a page that was written to be slow: the old pattern took 38 s for the first of them. */
const LENGTH = 400_000;

/** Far more than reading takes anywhere, and far less than reading it again from each of its places. Milliseconds of processor. */
const BOUND_MS = 3000;

test.each([
  ["<title", "titles that never end"],
  ["<title>", "titles inside titles"],
  ["<a>", "elements that are never closed"],
  ["<b></p>", "elements that others close"],
  ['<a b="', "attributes that never end"],
  ["<a b ", "attributes without value"],
  ["<!--", "comments that never end"],
  ["<![CDATA[", "parts that never end"],
  ["&amp", "references without end"],
  ["<script></scrip", "scripts that nearly end"],
  ["<", "openings alone"],
])("%s, over and over (%s), costs no more than its length", (unit) => {
  const html = unit.repeat(LENGTH / unit.length);
  const start = process.cpuUsage();
  expect(titleIn(html)).toBe("");
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(BOUND_MS);
});
