import type { FileOf } from "@nv/piece-parts";
import { PICTURE_FACTS, resolvedFile } from "@nv/piece-parts/test";
import { describe, expect, test } from "vitest";
import { applied } from "../camera/similarity.ts";
import { ontoBefore } from "./data.ts";
import { imgTransitionExample } from "./example.ts";
import { imgTransitionHtml } from "./html.ts";
import { comparedSteps, layersOf } from "./layers.ts";
import { imgTransitionFileRules, imgTransitionPhoneBytes, imgTransitionRules } from "./rules.ts";
import type { ImgTransitionBlock, ImgTransitionStep } from "./settings.ts";

const ONE = "file:0f6c1a2e-3b4d-4c5e-8f60-718293000001";
const TWO = "file:0f6c1a2e-3b4d-4c5e-8f60-718293000002";
const DATED = {
  image: ONE,
  focus: { x: 0.5, y: 0.5 },
  turn: "block",
  rect: null,
  date: "1 de marzo",
  pair: null,
} as const;

/** Two pictures that the reader compares. */
function compared(
  first: Partial<ImgTransitionStep["data"]> = {},
  second: Partial<ImgTransitionStep["data"]> = {},
): ImgTransitionBlock {
  const words = { text: "Un texto.", alt: "Lo que se ve.", align: "left" } as const;
  return {
    id: "uno",
    format: "ImgTransition",
    settings: { effect: "fade" },
    steps: [
      { ...words, id: "a", data: { ...DATED, ...first } },
      { ...words, id: "b", data: { ...DATED, image: TWO, turn: "slider", date: "3 de marzo", ...second } },
    ],
  };
}

const picture = (widthPx: number, heightPx: number) => ({ ...PICTURE_FACTS, widthPx, heightPx });
const filesOf =
  (more: Readonly<Record<string, Partial<ReturnType<typeof resolvedFile>>>> = {}): FileOf =>
  (source, recipe) => ({ ...resolvedFile({ source, recipe }), ...more[source] });

describe("what keeps it from being published", () => {
  test.each([
    { name: "nothing", block: compared(), problems: [] },
    {
      name: "no date on a comparison",
      block: compared({ date: "" }),
      problems: [["steps.0.data.date", "Indica fecha y fuente de cada imagen: falta la fecha de esta"]],
    },
    {
      name: "nothing to compare with",
      block: compared({ image: TWO }),
      problems: [
        [
          "steps.1.data.turn",
          "El deslizador compara con la imagen del paso anterior: pon antes un paso con otra imagen",
        ],
      ],
    },
    {
      name: "a part beyond the edge",
      block: compared({ rect: { x: 0.8, y: 0, width: 0.3, height: 0.3 } }),
      problems: [["steps.0.data.rect", "El rectángulo se sale de la imagen"]],
    },
    {
      name: "two points in one place",
      block: compared(
        {},
        {
          pair: {
            before: { first: { x: 0.1, y: 0.1 }, second: { x: 0.1, y: 0.1 } },
            after: { first: { x: 0.1, y: 0.1 }, second: { x: 0.9, y: 0.1 } },
          },
        },
      ),
      problems: [["steps.1.data.pair", "Los dos puntos están en el mismo sitio: sepáralos"]],
    },
  ])("$name", ({ block, problems }) => {
    expect(imgTransitionRules(block).map(({ field, message }) => [field, message])).toEqual(problems);
  });

  test.each([
    { name: "nothing", more: {}, problems: [] },
    {
      name: "a narrow picture",
      more: { [ONE]: { facts: picture(1200, 800) } },
      problems: [["steps.0.data.image", "«foto.jpg» mide 1200 px de ancho: a toda pantalla hacen falta 1600"]],
    },
    {
      name: "other proportions, and nothing that matches them",
      more: { [TWO]: { facts: picture(2400, 1350) } },
      problems: [
        [
          "steps.1.data.pair",
          "Las dos imágenes no tienen la misma proporción (2400 × 1600 px y 2400 × 1350 px): cásalas con dos puntos",
        ],
      ],
    },
    {
      name: "no source",
      more: { [ONE]: { source: "" } },
      problems: [
        ["steps.0.data.image", "Indica fecha y fuente de cada imagen: falta la fuente de «foto.jpg» en Archivos"],
      ],
    },
  ])("of its files: $name", ({ more, problems }) => {
    const found = imgTransitionFileRules(compared(), filesOf(more));
    expect(found.map(({ field, message }) => [field, message])).toEqual(problems);
  });

  test("a part that would be blurred", () => {
    const block = compared({ rect: { x: 0.1, y: 0.1, width: 0.1, height: 0.1 } });
    expect(imgTransitionFileRules(block, filesOf()).map(({ message }) => message)).toEqual([
      "La parte elegida mide 240 px de ancho y se vería borrosa: hacen falta 720",
    ]);
  });
});

test("steps that show the same picture share its layer", () => {
  const { steps } = imgTransitionExample.block;
  expect(layersOf(steps).map(({ first, last }) => [first, last])).toEqual([
    [0, 0],
    [1, 2],
    [3, 3],
  ]);
  expect(comparedSteps(steps)).toEqual([1]);
});

test("the points of a picture lie on those of the one before, whatever their sizes", () => {
  const pair = {
    before: { first: { x: 0.25, y: 0.5 }, second: { x: 0.75, y: 0.5 } },
    after: { first: { x: 0.2, y: 0.4 }, second: { x: 0.7, y: 0.45 } },
  };
  const onto = ontoBefore(pair, { width: 1800, height: 1200 }, { width: 2400, height: 1600 });
  const found = applied(onto, { x: 0.7 * 1800, y: 0.45 * 1200 });
  expect(found.x).toBeCloseTo(1800);
  expect(found.y).toBeCloseTo(800);
});

test("without movement each step is a figure with its date, and a part is shown as that part", () => {
  const block = compared({ rect: { x: 0.25, y: 0.5, width: 0.5, height: 0.25 } });
  const input = { file: filesOf(), selector: "#b-uno", isFirst: true, srcOf: () => "", built: () => "" };
  const { stills, said, css, controls } = imgTransitionHtml(block, input);
  expect(stills[0]).toMatch(/alt="Lo que se ve\.".*<figcaption>1 de marzo<\/figcaption>/);
  expect(said).toEqual(["1 de marzo: Lo que se ve.", "3 de marzo: Lo que se ve."]);
  expect(css).toContain(
    "#b-uno .nv-step:nth-child(1) .nv-still picture{position:relative;display:block;overflow:hidden;aspect-ratio:3.0000}",
  );
  expect(css).toContain("left:-50%;top:-200%;width:200%");
  expect(controls).toContain('role="slider"');
});

test("a phone loads each picture once, larger where a part of it is looked at", () => {
  const whole = imgTransitionPhoneBytes(compared(), filesOf());
  const part = imgTransitionPhoneBytes(compared({ rect: { x: 0, y: 0, width: 0.5, height: 0.5 } }), filesOf());
  expect([whole, part]).toEqual([2 * 1280 * 50, (1280 + 1920) * 50]);
});
