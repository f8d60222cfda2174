import type { Root } from "hast";
import { expect, test } from "vitest";
import { rehypeTiedFigures } from "./rehype-tied-figures.ts";

function paragraphOf(text: string, tagName = "p"): Root {
  return {
    type: "root",
    children: [{ type: "element", tagName, properties: {}, children: [{ type: "text", value: text }] }],
  };
}

function textOf(tree: Root): string {
  const [element] = tree.children;
  const [text] = element?.type === "element" ? element.children : [];
  return text?.type === "text" ? text.value : "";
}

test.each([
  { name: "a percentage", text: "el 90 % de las veces", tied: "el 90\u00a0% de las veces" },
  { name: "a weight, at the end", text: "menos de 70 kB.", tied: "menos de 70\u00a0kB." },
  { name: "several in a line", text: "de 360 a 1280 px y 4 km²", tied: "de 360 a 1280\u00a0px y 4\u00a0km²" },
  { name: "a ratio", text: "desde 4,5 : 1", tied: "desde 4,5\u00a0:\u00a01" },
  { name: "a word that starts like a unit", text: "3 semanas, 2 metros y 5 pxs", tied: "3 semanas, 2 metros y 5 pxs" },
  { name: "a sign without a figure", text: "el signo % va aparte", tied: "el signo % va aparte" },
])("$name", ({ text, tied }) => {
  const tree = paragraphOf(text);
  rehypeTiedFigures()(tree);
  expect(textOf(tree)).toBe(tied);
});

test.each(["code", "pre", "kbd"])("what is typed, in <%s>, keeps its spaces", (tagName) => {
  const tree = paragraphOf("0.[0] % y 12 %", tagName);
  rehypeTiedFigures()(tree);
  expect(textOf(tree)).toBe("0.[0] % y 12 %");
});
