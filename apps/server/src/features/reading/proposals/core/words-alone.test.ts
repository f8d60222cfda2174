import { expect, test } from "vitest";
import { applyDifference } from "./apply-difference.ts";
import { differenceOf, withPlainLines } from "./difference.ts";
import { changesWordsAlone } from "./words-alone.ts";

const PAGE = withPlainLines(`---
title: Mapas
estado: estable
---

import { DoDont } from "@site/src/guide/DoDont";
import {
  Uno,
  Dos,
} from "@site/src/guide/Uno";

export const cortes = [
  "uno",

  "dos",
];

Un halo rodea el rótulo. Ve a [colores](./Colors.mdx) y \`2 px\`.

## Cuándo

<DoDont
  yes={[
    "El dónde es la noticia.",
    "Una frontera.",
  ]}
  file="a.json"
/>

Otro párrafo, con {cortes.length} cortes.
Sigue aquí.

\`\`\`tsx title="Un ejemplo"
const [a] = { b: 1 };
otra línea
\`\`\`

- uno
- dos

<Nota>

Un aviso.

</Nota>

Final.
`);

function isOfWords(change: (page: string) => string): boolean {
  const text = withPlainLines(change(PAGE));
  const applied = applyDifference(PAGE, differenceOf("a.mdx", PAGE, text));
  if (applied === null) throw new Error("nothing changes");
  expect(applied.text).toBe(text);
  return changesWordsAlone(PAGE, applied);
}

test.each([
  ["a word", "Un halo rodea", "Un halo claro rodea"],
  ["a paragraph that comes", "## Cuándo\n", "Uno más, con «comillas» y 5 %.\n\n## Cuándo\n"],
  ["a paragraph that goes", "Final.\n", ""],
  ["marks", "Final.", "**Final**, con `código` y *énfasis*."],
  ["a link outside", "Final.", "Mira [esto](https://www.ine.es/mapa?x=1)."],
  ["a link that the page has already", "Final.", "Mira [los colores](./Colors.mdx)."],
  ["items", "- uno\n", "- uno\n- uno y medio\n"],
  ["a sentence that a component is given", "El dónde es la noticia.", "El dónde: esa es la noticia."],
  [
    "two of them",
    '"El dónde es la noticia.",\n    "Una frontera."',
    '"La noticia es el dónde.",\n    "Dos fronteras."',
  ],
  ["what a component holds", "Un aviso.", "Un aviso serio."],
  ["a line of code that is shown", "otra línea", "otra línea más"],
])("%s is a change of words alone", (_name, before, after) => {
  expect(isOfWords((page) => page.replace(before, after))).toBe(true);
});

test.each([
  ["the title", "title: Mapas", "title: Mapas: planos"],
  ["what the page brings", "Uno,", "Uno, Tres,"],
  ["a line into what it brings", "  Dos,\n", "  Dos,\n  Tres,\n"],
  ["an entry of what it exports, behind a blank line", '"dos"', '"tres de ellos"'],
  ["a blank line after what it brings", "];\n\nUn halo", "];\nUn halo"],
  ["something new that it brings", "Final.", 'import fs from "fs";'],
  ["an expression", "Final.", "Final {process.exit()}."],
  ["words around an expression", "Otro párrafo, con", "Un párrafo con"],
  ["a component", "Final.", "<Otro />"],
  ["HTML", "Final.", "<b>Final</b>"],
  ["a property", 'file="a.json"', 'file="../../.env"'],
  ["a sentence with a way out of its quotes", "El dónde es la noticia.", 'El dónde", process.exit(), "x'],
  ["a sentence with an escape", "El dónde es la noticia.", "El \\u0022 dónde es la noticia."],
  ["a sentence that becomes an expression", '"El dónde es la noticia."', "process.exit()"],
  ["a sentence more", '    "Una frontera.",\n', '    "Una frontera.",\n    "Otra frontera.",\n'],
  ["a comma less", '"Una frontera.",', '"Una frontera más."'],
  ["a title, at which others may point", "## Cuándo", "## Cuándo usarlo"],
  ["a new line under words, which makes a title", "Final.", "Final.\n==="],
  ["a link to a file of the machine", "Final.", "Mira [esto](../../../../../.env)."],
  ["a link whose address comes on the next line", "Final.", "Mira [esto](\n../../.env)."],
  ["a link without an address", "Final.", "Mira [esto]()."],
  ["a link by name", "Final.", "Mira [esto][x].\n\n[x]: ../../.env"],
  ["a picture", "Final.", "![mapa](https://mal.example/pixel.png)"],
  ["a block of code that begins", "Final.", "```"],
  ["a block of code that ends before its end", "otra línea", "```"],
  ["a block of code without its end", "otra línea\n```\n", "otra línea\n"],
  ["a code that goes on in the next line", "Sigue aquí.", "Sigue `aquí."],
  ["two backticks", "Final.", "Final ``."],
  ["an escape", "Final.", "Final\\."],
  ["what nobody sees", "Final.", "Fi\u202enal."],
  ["a box", "Final.", ":::danger\n\nFinal.\n\n:::"],
  ["words that touch what the program draws", "</Nota>\n\n", "</Nota>\n"],
  ["words in front of it", "\n<Nota>", "Hola.\n<Nota>"],
])("%s is not", (_name, before, after) => {
  expect(isOfWords((page) => page.replace(before, after))).toBe(false);
});

test.each(["{", "`", "<a ", "```\n", "(", '"', "import a\n", "](", "~~~\n", "``` `\n", "<a b='"])(
  "two hundred thousand signs of «%s» are looked at once",
  (sign) => {
    const base = withPlainLines(sign.repeat(Math.ceil(200_000 / sign.length)));
    const text = `${base}Final.\n`;
    const lines = base.split("\n").length - 1;
    const run = { from: lines, to: lines, removed: [], added: ["Final."] };
    expect(typeof changesWordsAlone(base, { text, runs: [run] })).toBe("boolean");
  },
);
