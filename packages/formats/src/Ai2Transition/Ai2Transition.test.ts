import type { Ai2HtmlArtboard } from "@nv/contracts/schemas";
import type { FileOf } from "@nv/piece-parts";
import { ai2htmlFile } from "@nv/piece-parts/test";
import { describe, expect, test } from "vitest";
import { ai2TransitionExample } from "./example.ts";
import { ai2Transition } from "./format.ts";
import { STEPS } from "./rules.ts";
import type { Ai2TransitionBlock } from "./settings.ts";

const { block } = ai2TransitionExample;

const board = (name: string, words: readonly string[], more: Partial<Ai2HtmlArtboard> = {}): Ai2HtmlArtboard => ({
  name,
  minWidthPx: 0,
  maxWidthPx: null,
  widthPx: 300,
  heightPx: 200,
  isFixed: false,
  art: [{ kind: "picture", file: "penamuestra-movil.png", fallback: null, style: {} }],
  texts: words.map((text, at) => ({
    style: { top: `${10 * at}%`, left: "5%" },
    paragraphs: [{ style: {}, runs: [{ text, style: {}, href: at === 0 ? "https://example.org/" : null }] }],
  })),
  ...more,
});

const BOARDS = [
  board("paso1", ["Río", "Solar"]),
  board("paso2", ["Río", "Pilares"]),
  board("paso3", ["Río", "Cubierta"]),
  board("paso4", ["Viga"], { heightPx: 300 }),
];

const fileOf =
  (artboards: readonly Ai2HtmlArtboard[]): FileOf =>
  (source) => ({ ...ai2htmlFile(source), data: { artboards, notices: [] } });

/** The example with something else in one of its steps. */
function changed(place: number, data: Partial<Ai2TransitionBlock["steps"][number]["data"]>): Ai2TransitionBlock {
  const steps = block.steps.map((step, at) => (at === place ? { ...step, data: { ...step.data, ...data } } : step));
  return { ...block, steps };
}

const INPUT = { selector: "#b-mercado", isFirst: true, srcOf: () => "", built: () => "" };
const htmlOf = (artboards = BOARDS) => ai2Transition.html(block, { ...INPUT, file: fileOf(artboards) });

describe("its HTML", () => {
  test("has words that stay once, and each drawing with what it shows", () => {
    const { scene } = htmlOf();
    expect(scene.match(/>Río</g)).toHaveLength(1);
    expect(scene.match(/nv-art/g)).toHaveLength(4);
    expect(scene).toMatch(/class="nv-ai-abs nv-label nv-label--to-2 nv-ai-\w+"><p>Río</);
    expect(scene).not.toContain("<a ");
    expect(scene).not.toMatch(/style=/);
  });

  test("has a figure a step, with all of its words and links", () => {
    const { stills } = htmlOf();
    expect(stills).toHaveLength(4);
    expect(stills[1]).toContain('aria-label="Sobre el solar hay siete pilares a la vista."');
    expect(stills[1]).toContain('<a href="https://example.org/"');
    expect(stills[1]).toContain("Pilares");
  });

  test("says what is seen and what is written for the first time", () => {
    expect(htmlOf().said).toEqual([
      "Corte dibujado de un solar vacío junto a un río. Río. Solar.",
      "Sobre el solar hay siete pilares a la vista. Pilares.",
      "Una cubierta en dientes de sierra descansa sobre los pilares. Cubierta.",
      "Detalle de la unión: un herraje con cuatro tornillos entre el pilar y la viga. Viga.",
    ]);
  });

  test("keeps the place of the tallest drawing, and its rules to its block", () => {
    const { css = "" } = htmlOf();
    expect(css).toContain("#b-mercado .nv-ai-board-0{aspect-ratio:300/300}");
    expect(css).toContain("#b-mercado .nv-ai-board-0 .nv-frame-1,");
    expect(css).not.toContain("#b-mercado .nv-ai-board-0 .nv-frame-3,");
    const rules = css.replaceAll(/@(?:container|media|supports)[^{]*\{/g, "").split("}");
    for (const rule of rules.filter((text) => text.trim() !== "")) expect(rule).toContain("#b-mercado ");
  });
});

test("words that are hard to read over the drawing are told once, at the first step that shows it", () => {
  const faint = ["Río", "Río", "Solar"].map((text) => ({ artboard: "paso1", text, ratio: 2.1, least: 4.5 }));
  const file: FileOf = (source) => ({
    ...fileOf(BOARDS)(source, STEPS),
    data: { artboards: BOARDS, notices: [], faint },
  });
  expect(ai2Transition.fileRules(block, file)).toEqual([
    {
      field: "steps.0.data.artboard",
      message:
        "«Río» se lee mal sobre el dibujo: tiene 2,1 de contraste, y hacen falta 4,5. Cambia su color en Illustrator, o ponle un fondo. Y otro rótulo más.",
    },
  ]);
});

describe("what keeps it from being published", () => {
  const said = (one: Ai2TransitionBlock, artboards = BOARDS) =>
    [...ai2Transition.rules(one), ...ai2Transition.fileRules(one, fileOf(artboards))].map(
      ({ field, message }) => `${field}: ${message}`,
    );

  test("is nothing in the example", () => {
    expect(said(block)).toEqual([]);
    expect(ai2Transition.schema.safeParse(block).success).toBe(true);
  });

  test.each([
    {
      name: "a step without a drawing",
      one: changed(1, { artboard: "" }),
      text: "steps.1.data.artboard: Elige qué mesa se ve en este paso",
    },
    {
      name: "a drawing that the folder lost",
      one: changed(1, { artboard: "paso9" }),
      text: "steps.1.data.artboard: «paso9» ya no está en «penamuestra.zip»: elige otra mesa",
    },
    {
      name: "a region outside",
      one: changed(3, { zoomTo: { x: 80, y: 0, width: 30 } }),
      text: "steps.3.data.zoomTo.width: La región se sale de la mesa: redúcela o muévela",
    },
    {
      name: "a step of which nobody says what is seen",
      one: { ...block, steps: block.steps.map((step, at) => (at === 2 ? { ...step, alt: "" } : step)) },
      text: "steps.2.alt: Falta decir qué se ve: quien no lo ve no lo sabe",
    },
  ])("is $name", ({ one, text }) => {
    expect(said(one)).toEqual([text]);
  });

  test("is a folder that nobody chose", () => {
    const empty = { ...block, settings: { folder: "", artboards: [] } };
    expect(ai2Transition.renditions(empty)).toEqual([]);
    expect(ai2Transition.schema.safeParse(empty).error?.issues[0]?.message).toBe("Falta la carpeta de ai2html");
  });
});

test("a phone loads the drawings of its width, each picture once", () => {
  const file = ai2htmlFile("file:a");
  const picture = file.parts.find(({ name }) => name === "penamuestra-movil.png");
  expect(ai2Transition.phoneBytes(block, fileOf(BOARDS))).toBe(picture?.sizeBytes);
});
