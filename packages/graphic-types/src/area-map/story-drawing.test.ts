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
    const own = /<path [^>]*>(?=<\/g>)/.exec(svg)?.[0] ?? "";
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
