import { type FormatExample, formatOf } from "@nv/formats";
import { FormatEditorsContext, loadFormatEditors, SettingsFields, StepFields } from "@nv/formats/fields";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

type Block = FormatExample["block"];

const texts = { textsOf: (path: string) => ({ label: path, error: "" }), onChange: () => undefined };

const { block: steps } = formatOf("Ai2Transition").example;
const { block: wide } = formatOf("Ai2Horizontal").example;

/** A block with other drawings in its folder. */
const withBoards = (artboards: readonly object[]): Block => ({ ...steps, settings: { ...steps.settings, artboards } });

const editors = await loadFormatEditors();

const markupOf = (fields: ReactNode) =>
  renderToStaticMarkup(<FormatEditorsContext value={editors}>{fields}</FormatEditorsContext>);

const settingsMarkup = (block: Block) =>
  markupOf(<SettingsFields {...texts} block={block} settings={block.settings} />);

/** Returns the markup that the editor of a step shows. */
function stepMarkup(place: number, block: Block = steps): string {
  const step = block.steps[place];
  return step === undefined ? "" : markupOf(<StepFields {...texts} block={block} data={step.data} place={place} />);
}

const optionsOf = (markup: string) => [...markup.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);

test("a step chooses among the drawings of the folder, each once", () => {
  expect(optionsOf(stepMarkup(0))).toEqual(["", "paso1", "paso2", "paso3", "paso4"]);
});

test("a drawing that the folder lost is still said, and none can be chosen before the folder", () => {
  const lost = withBoards([]);
  expect(optionsOf(stepMarkup(0, lost))).toEqual(["", "paso1"]);
  const empty = { ...lost, steps: lost.steps.map((step) => ({ ...step, data: { ...step.data, artboard: "" } })) };
  expect(stepMarkup(0, empty)).toContain("Elige antes la carpeta del bloque");
});

test.each([
  { place: 0, paths: ["data.artboard"] },
  { place: 1, paths: ["data.artboard", "data.transition", "data.pace"] },
  {
    place: 3,
    paths: ["data.artboard", "data.transition", "data.pace", "data.zoomTo.x", "data.zoomTo.y", "data.zoomTo.width"],
  },
])("step $place asks for what its way of coming in needs", ({ place, paths }) => {
  const labels = [...stepMarkup(place).matchAll(/<label[^>]*>([^<]+)</g)].map(([, label]) => label);
  expect(labels).toEqual(paths);
});

test("drawings of other proportions are told of beside the folder, and keep nothing from being published", () => {
  expect(settingsMarkup(steps)).not.toContain("proporción");
  const boards = ["paso1", "paso2", "paso3", "paso4"].map((name) => ({
    name,
    minWidthPx: 0,
    ratio: name === "paso3" ? 3 : 1.5,
  }));
  expect(settingsMarkup(withBoards(boards))).toContain(
    "Los pasos 2, 3 y 4 tienen proporción distinta; se ajustará a la mayor.",
  );
  expect(formatOf("Ai2Transition").rules(withBoards(boards))).toEqual([]);
});

test("a wide drawing has its speed, its holds, and a stop for each step", () => {
  for (const path of ["settings.folder", "settings.speed", "settings.holdStart", "settings.holdEnd"])
    expect(settingsMarkup(wide)).toContain(path);
  expect(stepMarkup(1, wide)).toContain('value="1925"');
  expect(stepMarkup(1, wide)).toContain("El texto de un rótulo, o un número de 0 (principio) a 1 (final)");
});
