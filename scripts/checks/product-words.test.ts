import { expect, test } from "vitest";
import { readProductWords, wrongWordsIn } from "./product-words.ts";

const WORDS = readProductWords(`# Glossary

| Product | Code | Meaning |
|---|---|---|
| puerta | \`gate\` | the gate |

## One word for one thing

| Word | For | Not |
|---|---|---|
| segundo paso | what is asked after the password | segundo factor, doble factor |
| copiar | the button of a block of code | "Copy", "Copied" |
`);

test("the table under its heading is read, a text in quotes as one that stands alone", () => {
  expect(WORDS).toEqual([
    { word: "segundo paso", parts: ["segundo factor", "doble factor"], wholes: [] },
    { word: "copiar", parts: [], wholes: ["Copy", "Copied"] },
  ]);
});

test.each([
  { text: "Quitar el Segundo\n  factor y las llaves", found: ["«segundo factor»: here it is «segundo paso»"] },
  { text: "Copy", found: ["«Copy»: here it is «copiar»"] },
  { text: "Copy that", found: [] },
  { text: "copy", found: [] },
  { text: "Un segundo factorial", found: [] },
  { text: "Quitar el segundo paso", found: [] },
])("$text", ({ text, found }) => {
  expect(wrongWordsIn(text, WORDS)).toEqual(found);
});
