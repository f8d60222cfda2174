import type { AiUse } from "@nv/contracts";
import type { FileOf } from "@nv/piece-parts";
import { resolvedFile } from "@nv/piece-parts/test";
import { expect, test } from "vitest";
import { writeBlock } from "./blocks-html.ts";
import { FORMATS } from "./formats.ts";

const madeBy =
  (aiUse: AiUse): FileOf =>
  (source, recipe) => ({
    ...resolvedFile({ source, recipe }, { credit: "Ana", altText: "Un valle", name: source }),
    aiUse,
  });

const WITH_FILES = FORMATS.filter(({ example }) => Object.keys(example.files).length > 0);

test.each(WITH_FILES.map((format) => ({ name: format.about.name, format })))(
  "$name tells readers under it what AI made of it, whatever moves, and nothing where it made nothing",
  ({ format: { example } }) => {
    const input = { isFirst: true, srcOf: () => "", built: () => "" };
    const told = (aiUse: AiUse) => {
      const { html } = writeBlock(example.block, { ...input, file: madeBy(aiUse) });
      return html.slice(html.lastIndexOf("</section>"));
    };
    expect(told("made")).toMatch(/<p class="nv-credit nv-by-ai">[^<]*enerad[oa] con inteligencia artificial<\/p>/);
    expect(told("composed")).toMatch(/con partes generadas con inteligencia artificial<\/p>/i);
    expect(told("none")).not.toContain("nv-by-ai");
  },
);
