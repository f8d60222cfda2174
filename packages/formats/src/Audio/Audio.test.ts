import { resolvedFile } from "@nv/piece-parts/test";
import { expect, test } from "vitest";
import { writeBlock } from "../blocks-html.ts";
import { audio } from "./format.ts";

const { block } = audio.example;
const [step] = block.steps;
if (step === undefined) throw new Error("The example has a step.");
const of = (data: object, more: object = {}) => ({
  ...block,
  steps: [{ ...step, ...more, data: { ...step.data, ...data } }],
});

test("a sound that nobody wrote down is kept and not published", () => {
  expect(audio.rules(of({ transcript: " " }))).toEqual([
    {
      field: "steps.0.data.transcript",
      message: "Falta la transcripción: quien no oye lee lo que se dice y lo que suena",
    },
  ]);
  expect(audio.rules(block)).toEqual([]);
});

test("it is played by the browser alone, with its caption, whose it is, and all that is said in it", () => {
  const written = writeBlock(of({ transcript: "**Ana:** Hola <b>.\n\n[Risas]" }, { text: "El pie" }), {
    ...{
      file: (source: string, recipe: Parameters<typeof resolvedFile>[0]["recipe"]) => resolvedFile({ source, recipe }),
    },
    ...{ srcOf: () => "", built: () => "", isFirst: false },
  });
  const { html, isAlive } = written;
  expect(html).toContain('<audio controls preload="none" aria-label="Una campana"><source src=');
  expect(html).toContain('type="audio/mp4"');
  expect(html).toContain("<strong>Ana:</strong> Hola &lt;b&gt;.");
  expect(html).toContain("[Risas]");
  expect(html).toMatch(/El pie.*Ana Muestra/s);
  expect(html.match(/Ana Muestra/g)).toHaveLength(1);
  expect(isAlive).toBeFalsy();
});
