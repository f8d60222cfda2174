import { expect, test } from "vitest";
import { type PastedRun, paragraphOf } from "./pasted-runs";

const run = (text: string, more: Partial<PastedRun> = {}): PastedRun => ({
  text,
  isBold: false,
  isItalic: false,
  href: "",
  ...more,
});
const bold = (text: string) => run(text, { isBold: true });
const italic = (text: string) => run(text, { isItalic: true });

test.each([
  ["marks stand at the words", [run("Un "), bold(" dato "), run("claro")], "Un **dato** claro"],
  ["neighbours that look the same are one", [bold("Un "), bold("dato")], "**Un dato**"],
  ["bold goes before italic", [run("x", { isBold: true, isItalic: true })], "**x**"],
  [
    "a link is a link and no more",
    [run("INE", { isBold: true, href: "https://www.ine.es/" })],
    "[INE](https://www.ine.es/)",
  ],
  ["brackets in a link are no marks", [run("[1] a]", { href: "https://a.es/" })], "[(1) a)](https://a.es/)"],
  ["each line has its marks", [bold("Uno\ndos"), run("\ntres")], "**Uno**\n**dos**\ntres"],
  ["what is empty has none", [run("a"), bold(" "), run("b")], "a b"],
  ["one asterisk is one", [run("5 * 3")], "5 * 3"],
  ["two asterisks are no marks", [run("*no* es cursiva")], "∗no∗ es cursiva"],
  ["an asterisk beside marks is none", [run("nota* de "), italic("ayer")], "nota∗ de *ayer*"],
] satisfies readonly [string, readonly PastedRun[], string][])("%s", (_name, runs, expected) => {
  expect(paragraphOf(runs)).toBe(expected);
});
