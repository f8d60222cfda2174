import { type Block, writeBlock } from "@nv/formats";
import { expect, test } from "vitest";
import { loadTestAtlas } from "../../test/atlas.ts";
import { NO_KEYS, type PageInput } from "../page-parts.ts";
import { areaMapExample } from "./example.ts";
import { areaMapStoryDrawing } from "./story-drawing.ts";

const input: PageInput = {
  ...{ title: "Un mapa", language: "es", altText: "Texto", sourceLine: "", credit: "", heightsPx: [] },
  ...{ frame: () => expect.unreachable(), file: () => expect.unreachable(), charts: () => expect.unreachable() },
  ...{ beside: () => "", built: () => "", srcOf: () => "", pictureSrc: () => "", keys: NO_KEYS },
  atlas: await loadTestAtlas(["spain-light"]),
};

/** Farthest that a corner of a path is from the box of its area, pixels: what is drawn is coarser than the map. */
const COARSE_PX = 3;

test.each(["Soria", "Teruel", "Melilla"])(
  "the path that lights %s is that of it, and lies over the others",
  (wanted) => {
    const drawing = areaMapStoryDrawing(areaMapExample.config, input, (name) => name === wanted);
    const part = drawing?.parts.find(({ name }) => name === wanted);
    const svg = drawing?.sheets[0]?.layers[0]?.svg ?? "";
    expect(drawing?.parts.filter(({ lit }) => lit !== "")).toEqual([part]);
    const [, variable = ""] = /^(--k\d+):1/.exec(part?.lit ?? "") ?? [];
    const [, scale = ""] = /<g class="ea"[^>]* transform="scale\(([\d.]+)\)"/.exec(svg) ?? [];
    const own = svg.match(/<path [^>]*>(?=<\/g>)/g)?.at(-1) ?? "";
    expect(own).toContain(`fill-opacity="var(${variable},`);
    const [, x = "", y = ""] = / d="[Mm](-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(own) ?? [];
    const [left, top] = [Number(x) * Number(scale), Number(y) * Number(scale)];
    const box = part?.box ?? expect.unreachable();
    expect(left).toBeGreaterThan(box.x - COARSE_PX);
    expect(left).toBeLessThan(box.x + box.width + COARSE_PX);
    expect(top).toBeGreaterThan(box.y - COARSE_PX);
    expect(top).toBeLessThan(box.y + box.height + COARSE_PX);
  },
);

/** Size of a map of Spain in a scene on a phone of 360 × 640, in that of its drawing: measured in a browser, under a title of two lines and a legend. */
const SMALLEST_SCALE = 0.49;

test.each(["names", "values", "both"] as const)(
  "%s on a whole map are read on a small phone, and are there",
  (labels) => {
    const drawing = areaMapStoryDrawing({ ...areaMapExample.config, labels }, input, () => false);
    const layer = drawing?.sheets[0]?.layers.find(({ shownIn }) => shownIn === "narrow");
    const [, size = "0"] = /font-size="calc\(([\d.]+)px/.exec(layer?.svg ?? "") ?? [];
    expect(Number(size) * SMALLEST_SCALE).toBeGreaterThanOrEqual(11);
    expect(layer?.svg.match(/<text/g)?.length ?? 0).toBeGreaterThanOrEqual(8);
  },
);

/** Weight of a sticky scene with five states, bytes: what a phone on a slow line has in half a second. */
const MOST_BYTES = 30_000;

test.each(["none", "names", "values", "both"] as const)(
  "a scene of all provinces with five states is a light one, labelled by %s, with one legend that its copies point to",
  (labels) => {
    const spoken = ["Soria", "Teruel", "Madrid", "Sevilla", "Lugo"];
    const drawing = areaMapStoryDrawing({ ...areaMapExample.config, labels }, input, (name) => spoken.includes(name));
    const source = "graphic:mapa";
    const block: Block = {
      ...{ id: "mapa", format: "Pieza", settings: { piece: source, way: "steps" } },
      steps: spoken.map((name, at) => ({
        ...{ id: `p${at}`, text: `En ${name}.`, alt: "", align: "center" as const },
        data: { lit: [name], mark: "", near: at % 2 === 0 ? [] : [name] },
      })),
    };
    const piece = {
      ...{ label: "Mapa", src: "https://example.org/g/mapa/1/", title: "Un mapa", altText: "Un mapa.", drawing },
      ...{ heading: "", subheading: "", sourceLine: "", credit: "", heightsPx: [], picture: null },
    };
    const { html, css } = writeBlock(block, {
      ...{ file: () => expect.unreachable(), srcOf: () => "", built: () => "", isFirst: true },
      around: { chapters: [], head: "", piece: () => piece },
    });
    expect(Buffer.byteLength(html + css)).toBeLessThan(MOST_BYTES);
    // Its copies are come near to as well, and no rule of style reaches into them.
    expect(html.includes('font-size="calc(')).toBe(labels !== "none");
    // The first still tells it, for two widths; it is drawn once.
    expect(html.match(/aria-label="Leyenda de /g)).toHaveLength(2);
    expect(html.match(/<rect [^>]*fill="var\(--c0\)"/g)).toHaveLength(2);
    expect(html.match(/<use href="#b-mapa-k[01]"\/>/g)).toHaveLength(2 * spoken.length);
  },
);
