import { inEachRun } from "@nv/test-kit/depth";
import { expect, test } from "vitest";
import { type ChangedInline, compareReading } from "./compare-reading.ts";
import type { Block, Line } from "./read-markdown.ts";

const SIGNS = { same: ["", ""], removed: ["[-", "-]"], added: ["[+", "+]"] } as const;
const line = (parts: Line<ChangedInline>) =>
  parts.map(({ text, change }) => SIGNS[change][0] + text + SIGNS[change][1]).join("");

function drawn(block: Block<ChangedInline> | null): string {
  if (block === null) return "—";
  switch (block.kind) {
    case "list":
    case "record":
      return block.items.map(line).join(" | ");
    case "table":
      return block.rows.map((row) => row.map(line).join(" , ")).join(" | ");
    case "component":
      return `<${block.name}> ${block.sentences.map(line).join(" | ")}`;
    case "program":
      return "program";
    default:
      return line(block.text);
  }
}

/** Passages as text: what goes in `[-…-]`, what comes in `[+…+]`. */
function compared(before: string, after: string): readonly (readonly [string, string, string, boolean])[] {
  return compareReading(before, after, 20).passages.map((passage) => [
    passage.under,
    drawn(passage.before),
    drawn(passage.after),
    passage.hasUnreadChange,
  ]);
}

test.each([
  {
    name: "words of a paragraph",
    before: "Un halo rodea.",
    after: "Un halo muy claro rodea.",
    reads: ["", "Un halo rodea.", "Un halo [+muy claro +]rodea.", false],
  },
  {
    name: "two words with a blank between them",
    before: "Un mapa físico mudo.",
    after: "Un plano político mudo.",
    reads: ["", "Un [-mapa físico-] mudo.", "Un [+plano político+] mudo.", false],
  },
  {
    name: "under its heading, and a paragraph that comes",
    before: "## Uso\n\nUno.",
    after: "## Uso\n\nUno.\n\nDos.",
    reads: ["Uso", "—", "[+Dos.+]", false],
  },
  { name: "a paragraph that goes", before: "Uno.\n\nDos.", after: "Uno.", reads: ["", "[-Dos.-]", "—", false] },
  {
    name: "an item of a list",
    before: "- uno\n- dos",
    after: "- uno\n- tres\n- dos",
    reads: ["", "uno | dos", "uno | [+tres+] | dos", false],
  },
  {
    name: "a cell",
    before: "| A | B |\n|---|---|\n| 1 | 2 |",
    after: "| A | B |\n|---|---|\n| 1 | 3 |",
    reads: ["", "A , B | 1 , [-2-]", "A , B | 1 , [+3+]", false],
  },
  {
    name: "where a link leads, which nobody reads",
    before: "Ve al [mapa](/docs/maps).",
    after: "Ve al [mapa](https://mal.example).",
    reads: ["", "Ve al mapa[-/docs/maps-].", "Ve al mapa[+https://mal.example+].", false],
  },
  {
    name: "the title",
    before: "---\ntitle: Mapas\n---\n\nUno.",
    after: "---\ntitle: Mapas y planos\n---\n\nUno.",
    reads: ["", "Título: Mapas", "Título: Mapas[+ y planos+]", false],
  },
  {
    name: "what a component is given to say",
    before: '<DoDont\n  yes={["Basta una tabla."]}\n/>',
    after: '<DoDont\n  yes={["Sobra una tabla."]}\n/>',
    reads: ["", "<DoDont> [-Basta-] una tabla.", "<DoDont> [+Sobra+] una tabla.", false],
  },
  {
    name: "how a component is drawn",
    before: '<Mapa alto={2} yes="Basta una tabla." />',
    after: '<Mapa alto={process.exit()} yes="Basta una tabla." />',
    reads: ["", "<Mapa> Basta una tabla.", "<Mapa> Basta una tabla.", true],
  },
  {
    name: "the program",
    before: 'import a from "a";\n\nUno.',
    after: 'import a from "b";\n\nUno.',
    reads: ["", "program", "program", true],
  },
  {
    name: "markup, as the text that it is",
    before: "Uno.",
    after: "<b>Uno</b>.",
    reads: ["", "Uno.", "[+<b>+]Uno[+</b>+].", false],
  },
] as const)("$name", ({ before, after, reads }) => {
  expect(compared(before, after)).toEqual([reads]);
});

test("two texts that read the same have no passage, however they are written", () => {
  expect(compared("Un\nhalo   claro.\n\n\n- a", "Un halo claro.\n\n* a")).toEqual([]);
});

test("of a text that is replaced whole some passages come, and how many more there are", () => {
  const text = (word: string) => Array.from({ length: 5000 }, (_, at) => `${word} ${at}.`).join("\n\n");
  const { passages, moreBlocks } = compareReading(text("uno"), text("dos"), 20);
  expect(passages).toHaveLength(20);
  expect(moreBlocks).toBe(4980);
});

test("of a long list the lines that change are drawn", () => {
  const items = Array.from({ length: 5000 }, (_, at) => `- línea ${at}`);
  const [passage] = compared(items.join("\n"), items.with(2500, "- otra").join("\n"));
  expect(passage).toEqual(["", "[-línea 2500-]", "[+otra+]", false]);
});

const LONG = 200_000;
const PIECES = [
  ["signs", "*[`_<{"],
  ["words", "a b c d "],
  ["paragraphs", "a\n\n"],
  ["items", "- a\n"],
  ["rows", "| a |\n"],
  ["cells", "| a "],
  ["quotes", "> a\n"],
  ["headings", "# a\n"],
  ["fences", "```\n"],
  ["components", "<A>\n"],
  ["program", "import a\n"],
  ["anchors", "# {#{#"],
  ["data", "---\na: b\n"],
  ["line breaks", "\n"],
  ["code", "`a`"],
] as const;
/** The dearest, and one of each way in which a text is cut: by lines, by cells, by signs. */
const DEAREST: readonly string[] = ["headings", "words", "rows", "signs"];
test.each(
  inEachRun(
    PIECES,
    PIECES.filter(([name]) => DEAREST.includes(name)),
  ),
)(
  "two hundred thousand characters of %s on either side are compared within a bound",
  (_name, piece) => {
    const hostile = piece.repeat(Math.ceil(LONG / piece.length));
    const other = hostile.replaceAll("a", "ñ").split("").reverse().join("");
    for (const [before, after] of [
      ["Un halo.\n", hostile],
      [hostile, other],
      [`---\n${hostile}`, `${hostile}x`],
    ] as const) {
      const { passages } = compareReading(before, after, 20);
      expect(passages.length).toBeLessThanOrEqual(40);
      const parts = passages.flatMap(({ after: block }) => (block !== null && "text" in block ? block.text : []));
      expect(parts.length).toBeLessThanOrEqual(40 * 400);
    }
    // Sixteen times what the slowest of them takes alone: the machine may have other things to do.
  },
  30_000,
);
