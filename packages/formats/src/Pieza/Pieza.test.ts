import type { DrawnBox, PieceDrawing } from "@nv/piece-parts";
import { describe, expect, test } from "vitest";
import { NOTHING_AROUND } from "../around.ts";
import { writeBlock } from "../blocks-html.ts";
import { withOwnNames } from "./drawn-html.ts";
import { pieza } from "./format.ts";
import { lightDeclarations, nearBox, sameName } from "./states.ts";

const WHOLE: DrawnBox = { x: 0, y: 0, width: 600, height: 400 };
const part = (name: string, box: DrawnBox | null = null) => ({
  ...{ name, box, dim: `--${name}:grey`, lit: `--${name}:1` },
});
const drawing: PieceDrawing = {
  ...{ className: "nv-map", legend: "", sheets: [], css: "", marks: [], dimAll: "--far:.2" },
  parts: [
    part("soria", { x: 100, y: 100, width: 60, height: 40 }),
    part("teruel", { x: 560, y: 360, width: 40, height: 40 }),
    part("nada"),
  ],
};
const state = (more: object) => ({ lit: [], mark: "", near: [], ...more });

test("what is lit keeps its colour and the rest is dimmed; with nothing lit nothing is said", () => {
  expect(lightDeclarations(drawing, state({ lit: ["Soria"] }))).toBe("--far:.2;--soria:1;--teruel:grey;--nada:grey");
  expect(lightDeclarations(drawing, state({}))).toBe("");
});

test("names are the same whatever their accents, their capitals and their spaces", () => {
  expect(sameName("jun\u00a02025", "JUN 2025")).toBe(true);
  expect(sameName("Córdoba", "cordoba")).toBe(true);
  expect(sameName("León", "Lugo")).toBe(false);
});

describe("what a reader is brought near to", () => {
  test.each([
    { name: "nothing", near: [], box: null },
    { name: "what is nowhere on the map", near: ["nada"], box: null },
    { name: "both ends of it", near: ["soria", "teruel"], box: { width: 600, height: 400 } },
  ])("is all of it for $name", ({ near, box }) => {
    const found = nearBox(drawing, state({ near }), WHOLE);
    if (box === null || found === null) expect(found).toBeNull();
    else expect(found).toMatchObject(box);
  });

  test("has the proportions of the whole, has the part in its middle, and does not leave the drawing", () => {
    const soria = nearBox(drawing, state({ near: ["soria"] }), WHOLE);
    expect(soria).toEqual({ x: 92.5, y: 95, width: 75, height: 50 });
    const corner = nearBox(drawing, state({ near: ["teruel"] }), WHOLE);
    expect(corner && [corner.x + corner.width, corner.y + corner.height]).toEqual([600, 400]);
  });
});

test("names in a drawing have a beginning of their own, and so has what points to them", () => {
  expect(withOwnNames('<clipPath id="a"/><g clip-path="url(#a)"><use href="#a"/></g>', "b-x-")).toBe(
    '<clipPath id="b-x-a"/><g clip-path="url(#b-x-a)"><use href="#b-x-a"/></g>',
  );
});

test("without movement each step is a copy of the one drawing, lit as it says, with the piece in words", () => {
  const { block, pieces = {} } = pieza.example;
  const around = { ...NOTHING_AROUND, piece: (source: string) => pieces[source] ?? expect.unreachable() };
  const input = { file: () => expect.unreachable(), srcOf: () => "", built: () => "", isFirst: true, around };
  const { html, css } = writeBlock(block, input);
  expect(html.match(/<path fill="none"/g)).toHaveLength(2);
  expect(html.match(/<figure class="nv-still nv-piece">/g)).toHaveLength(block.steps.length);
  expect(html.match(/role="img" aria-label="Dos líneas/g)).toHaveLength(block.steps.length);
  expect(css).toContain('#b-pieza .nv-fig[data-state="1"]{--nv-s2:var(--nv-dim)}');
  expect(css).not.toMatch(/(^|\})\.nv-fig/);
});

test("a step that says nothing and changes nothing, and a piece that nobody named", () => {
  const { block } = pieza.example;
  const [first, second] = block.steps;
  if (first === undefined || second === undefined) throw new Error("The example has steps.");
  const empty = { ...block, steps: [first, second, { ...second, id: "z", text: "" }] };
  expect(pieza.rules(empty)).toEqual([
    { field: "steps.2.text", message: "El paso 3 no tiene texto ni cambia lo que se ve" },
  ]);
  expect(pieza.pieces({ ...block, settings: { piece: "", way: "fixed" } })).toEqual([]);
});
