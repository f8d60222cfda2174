import { type Block, writeBlock } from "@nv/formats";
import { describe, expect, test } from "vitest";
import { loadTestAtlas } from "../../test/atlas.ts";
import { NO_KEYS, type PageInput } from "../page-parts.ts";
import { locatorAtlas } from "./basemap.ts";
import { AROUND_ALL, LocatorConfig } from "./config.ts";
import { locatorExample } from "./example.ts";
import { locatorStoryDrawing } from "./story-drawing.ts";

const inputOf = async (config: LocatorConfig): Promise<PageInput> => ({
  ...{ title: "Un mapa", language: "es", altText: "Texto", sourceLine: "", credit: "", heightsPx: [] },
  ...{ frame: () => expect.unreachable(), file: () => expect.unreachable(), charts: () => expect.unreachable() },
  ...{ beside: () => "", built: () => "", srcOf: () => "", pictureSrc: () => "", keys: NO_KEYS },
  atlas: await loadTestAtlas(locatorAtlas(config)),
});

const MARKS = [
  ["Soria", -2.46, 41.76],
  ["Teruel", -1.1, 40.34],
  ["Madrid", -3.7, 40.42],
  ["Sevilla", -5.98, 37.39],
  ["Lugo", -7.55, 43.01],
] as const;

const marked = LocatorConfig.parse({
  ...{ type: "locator", around: AROUND_ALL },
  marks: MARKS.map(([label, lon, lat], at) => ({ id: `m${at}`, label, point: { lon, lat } })),
});

const MAPS = [
  { name: "a province", config: { ...locatorExample.config, marks: locatorExample.config.marks } },
  { name: "Spain with all its names", config: marked },
  {
    name: "the world",
    config: { ...marked, area: LocatorConfig.parse({ type: "locator", area: { kind: "world" } }).area },
  },
  {
    name: "Europe",
    config: { ...marked, area: { ...marked.area, kind: "box", west: -12, south: 34, east: 40, north: 60 } as const },
  },
];

/** Weight of a sticky scene with five states, bytes: what a phone on a slow line has in half a second. */
const MOST_BYTES = 30_000;

function sceneOf(config: LocatorConfig, input: PageInput, spoken: readonly string[]) {
  const drawing = locatorStoryDrawing(config, input, (name) => spoken.includes(name));
  const block: Block = {
    ...{ id: "mapa", format: "Pieza", settings: { piece: "graphic:mapa", way: "steps" } },
    steps: spoken.map((name, at) => ({
      ...{ id: `p${at}`, text: `En ${name}.`, alt: "", align: "center" as const },
      data: { lit: [name], mark: "", near: at % 2 === 0 ? [] : [name] },
    })),
  };
  const piece = {
    ...{ label: "Mapa", src: "https://example.org/g/mapa/1/", title: "Un mapa", altText: "Un mapa.", drawing },
    ...{ heading: "", subheading: "", sourceLine: "", credit: "", heightsPx: [], picture: null },
  };
  const written = writeBlock(block, {
    ...{ file: () => expect.unreachable(), srcOf: () => "", built: () => "", isFirst: true },
    around: { chapters: [], head: "", piece: () => piece },
  });
  return { drawing, ...written };
}

describe("a map in a story", () => {
  test.each(MAPS)("of $name with five states is a light scene, drawn once", async ({ config }) => {
    const spoken = [...config.marks.map(({ label }) => label), "Oviedo", "Gijón", "León", "Mar"].slice(0, 5);
    const { html, css } = sceneOf(config, await inputOf(config), spoken);
    expect(Buffer.byteLength(html + css)).toBeLessThan(MOST_BYTES);
    expect(html.match(/<use href="#b-mapa-s0l0"\/>/g)).toHaveLength(5);
  });

  test("is lit by the names that are written on it, each with its sign and its text, and no other", async () => {
    const input = await inputOf(marked);
    const { drawing, css } = sceneOf(marked, input, ["Soria", "Lugo"]);
    const lit = drawing?.parts.filter((part) => part.lit !== "").map(({ name }) => name);
    expect(lit).toEqual(["Soria", "Lugo"]);
    expect(drawing?.parts.map(({ name }) => name)).toEqual(MARKS.map(([name]) => name));
    for (const part of drawing?.parts ?? [])
      for (const layer of drawing?.sheets[0]?.layers.slice(1) ?? []) {
        const [variable = "--none"] = part.lit.split(":");
        expect([part.name, layer.svg.split(`var(${variable},`).length - 1]).toEqual([
          part.name,
          part.lit === "" ? 0 : 2,
        ]);
      }
    expect(css).toContain("--nv-far:");
  });

  test("comes near to the place of a mark, and what stands there is as large as before", async () => {
    const { drawing, css } = sceneOf(marked, await inputOf(marked), ["Lugo", "Soria"]);
    const box = drawing?.parts.find(({ name }) => name === "Soria")?.box ?? expect.unreachable();
    const middle = [box.x + box.width / 2, box.y + box.height / 2].map(Math.floor);
    const [wide = ""] = drawing?.sheets[0]?.layers.slice(2).map(({ svg }) => svg) ?? [];
    expect(wide).toMatch(
      new RegExp(`<text x="${middle[0]}(?:\\.\\d)?" y="${middle[1]}(?:\\.\\d)?" dx="[^"]*em"[^>]*calc\\(`),
    );
    // The policy of a story's page lets no style stand in its elements.
    expect(drawing?.sheets[0]?.layers.filter(({ svg }) => svg.includes(" style="))).toEqual([]);
    expect(css).toMatch(/\[data-state="1"\]\{[^}]*--nv-z:[2-3](?:\.\d+)?\}/);
  });

  test("of streets is framed", async () => {
    const input = await inputOf(marked);
    const streets = { layers: [] };
    expect(locatorStoryDrawing(marked, { ...input, streets: Object(streets) }, () => true)).toBeNull();
  });
});
