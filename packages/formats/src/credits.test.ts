import type { FileOf } from "@nv/piece-parts";
import { resolvedFile } from "@nv/piece-parts/test";
import { expect, test } from "vitest";
import { writeBlock } from "./blocks-html.ts";
import { FORMATS } from "./formats.ts";

const PEPA = "FOTO DE PEPA GARCÍA & HIJAS / AGENCIA";
const creditedAs =
  (credit: string): FileOf =>
  (source, recipe) =>
    resolvedFile({ source, recipe }, { credit, altText: "Un valle", name: source });

const WITH_FILES = FORMATS.filter(({ example }) => Object.keys(example.files).length > 0);

test.each(WITH_FILES.map((format) => ({ name: format.about.name, format })))(
  "$name tells readers whose its files are, with a script and without",
  ({ format: { example } }) => {
    const input = { isFirst: true, srcOf: () => "", built: () => "" };
    const { html } = writeBlock(example.block, { ...input, file: creditedAs(PEPA) });
    const outside = html.slice(html.lastIndexOf("</section>"));
    const told = "FOTO DE PEPA GARCÍA &amp; HIJAS / AGENCIA";
    const captions = [`<figcaption>${told}`, `<span class="nv-whose">${told}`];
    expect(outside.includes(told) || captions.some((caption) => html.includes(caption))).toBe(true);
    expect(writeBlock(example.block, { ...input, file: creditedAs("") }).html).not.toContain("nv-credit");
  },
);

test.each(WITH_FILES.map((format) => ({ name: format.about.name, format })))(
  "$name asks for the credit of each photograph and video before readers get it, once",
  ({ format }) => {
    const { block } = format.example;
    const isAsked = ({ message }: { readonly message: string }) => message.startsWith("Falta el crédito de «");
    const asked = format.fileRules(block, creditedAs("")).filter(isAsked);
    const photographs = new Set(
      format
        .renditions(block)
        .filter(
          ({ recipe, field }) =>
            recipe.recipe !== "model" && recipe.recipe !== "ai2html" && !isView(format.about.name, field),
        )
        .map(({ source }) => source),
    );
    expect(asked.map(({ message }) => message).toSorted()).toEqual(
      [...photographs].map((source) => `Falta el crédito de «${source}» en Archivos: sin él no se publica`).toSorted(),
    );
    expect(format.fileRules(block, creditedAs(PEPA)).filter(isAsked)).toEqual([]);
  },
);

/** The view of a model, which its form takes. */
const isView = (name: string, field: string) => name === "WebglScrolling" && field.startsWith("steps.");
