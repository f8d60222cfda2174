import type { DrawnBox, DrawnPart, PieceDrawing } from "@nv/piece-parts";
import { MOST_PATHS } from "../data-map/draw/draw-areas.ts";
import { legendHtml } from "../data-map/draw/legend.ts";
import { storyMapStyles } from "../data-map/draw/map-styles.ts";
import type { PageInput } from "../page-parts.ts";
import type { AreaMapConfig } from "./config.ts";
import { type AreaMapParts, areaMapParts, drawAreaMap, shortName } from "./drawn-map.ts";
import { areaMapFileRules } from "./rules.ts";

/** Opacity of areas where others are lit. */
const DIMMED = 0.22;

/** Attributes of what styles name by a class: a copy of a drawing is where no rule of a map reaches it. */
const PAINTS: Readonly<Record<string, string>> = {
  cn: 'fill="var(--m-none)"',
  cp: 'fill="url(#nv-hatch)"',
  h0: 'fill="var(--m-none)"',
  b: 'fill="none" stroke="var(--m-halo)" stroke-width=".8" stroke-linejoin="round"',
  i: 'fill="none" stroke="var(--m-frame)" stroke-width=".8"',
  e: 'class="ea" stroke="var(--m-halo)" stroke-width=".7" stroke-linejoin="round" fill-opacity="var(--nv-far,1)"',
  a: 'fill-opacity="var(--nv-far,1)"',
};

function paint(name: string): string {
  const [, text, at] = /^(t-)?c(\d+)$/.exec(name) ?? [];
  if (at === undefined) return PAINTS[name] ?? 'fill="var(--m-ink)" stroke="var(--m-halo)"';
  return text === undefined ? `fill="var(--c${at})"` : `fill="var(--t${at})" stroke="var(--c${at})"`;
}

/** Returns the place of an area on the map. */
function boxOf({ ground: { plane } }: AreaMapParts, place: number): DrawnBox | null {
  const area = plane.areas[place];
  const lines = area?.rings.flat().flatMap((line) => plane.lines[line < 0 ? ~line : line] ?? []) ?? [];
  const points = lines.length > 0 ? lines : area?.point ? [area.point] : [];
  if (points.length === 0) return null;
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [x, y] of points) {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Beginning of the areas of a drawing, each a path, in the order of those of the map. */
const AREAS = '<g class="ea"';

/** Paint of an area that can be lit, by its place: one of a pale class is told from a dimmed one by its edge. */
const litPaint = (at: number) =>
  `fill-opacity="var(--k${at},var(--nv-far,1))" stroke="var(--j${at},var(--m-halo))" stroke-width="var(--w${at},.7)"`;

/** Writes the paint of a class once for all its areas. @param paths - Paths, each with its paint before its `d`. */
function groupedByPaint(paths: readonly string[]): string {
  const byPaint = new Map<string, string[]>();
  for (const path of paths) {
    const [, paint = "", shape = path] = /^<path ([^>]*) (d="[^"]*"\/>)$/.exec(path) ?? [];
    byPaint.set(paint, [...(byPaint.get(paint) ?? []), `<path ${shape}`]);
  }
  return [...byPaint].map(([paint, shapes]) => `<g ${paint}>${shapes.join("")}</g>`).join("");
}

/** Gives the areas that are lit a paint and an edge of their own, over the others. @param litAt - Their places among all. */
function litPaths(svg: string, litAt: ReadonlySet<number>): string {
  const from = svg.indexOf(AREAS);
  if (from === -1) return svg;
  const start = svg.indexOf(">", from) + 1;
  const end = svg.indexOf("</g>", start);
  const paths = svg.slice(start, end).split(/(?=<path )/);
  const lit = paths.flatMap((path, at) => (litAt.has(at) ? path.replace("<path ", `<path ${litPaint(at)} `) : []));
  const others = paths.filter((_path, at) => !litAt.has(at));
  return svg.slice(0, start) + groupedByPaint(others) + lit.join("") + svg.slice(end);
}

const LABELS = /<g class="l ([mw])"/;

/** Labels without the classes of their page, as large from near as from afar: rules of style do not reach the copies, an attribute does. */
const labelsSvg = (svg: string) =>
  svg
    .replace(LABELS, '<g text-anchor="middle" stroke-width=".22em" stroke-linejoin="round" paint-order="stroke"')
    .replace(/ font-size="([\d.]+)"/, ' font-size="calc($1px/var(--nv-z,1))"');

/**
 * A map that a story carries inside: its areas can be lit and come near to, by their names.
 *
 * @param named - Names of the areas of which the story speaks.
 * @returns `null` for one without data.
 */
export function areaMapStoryDrawing(
  config: AreaMapConfig,
  input: PageInput,
  named: (name: string) => boolean,
): PieceDrawing | null {
  if (areaMapFileRules(config).some(({ field }) => field !== "leavesOut")) return null;
  const { colourOf, house } = input;
  const parts = areaMapParts(config, input.atlas, { numbers: house?.numbers, colourOf });
  const { scale, hasGaps, hasProtected, ground } = parts;
  const isEach = ground.plane.areas.length <= MOST_PATHS;
  const names = ground.plane.areas.map(({ name }) => shortName(name));
  const drawn = drawAreaMap(config, parts, {
    ...{ paint, frames: ["scene", "wide"] },
    spokenOf: ({ name }) => named(shortName(name)),
  });
  const labelsAt = drawn.svg.search(LABELS);
  const [open = ""] = /^<svg[^>]*>/.exec(drawn.svg) ?? [];
  const end = labelsAt === -1 ? drawn.svg.length - "</svg>".length : labelsAt;
  const areas = drawn.svg.slice(open.length, end);
  const texts = drawn.svg.slice(end, -"</svg>".length).split(/(?=<g class="l )/);
  const litAt = new Set(isEach ? names.flatMap((name, at) => (named(name) ? [at] : [])) : []);
  const [, top = "0"] = /viewBox="0 (-?\d+) /.exec(open) ?? [];
  const told = names.map(
    (name, at): DrawnPart => ({
      name,
      dim: "",
      lit: litAt.has(at) ? `--k${at}:1;--j${at}:var(--m-ink);--w${at}:1.5` : "",
      box: boxOf(parts, at),
    }),
  );
  return {
    className: "nv-map",
    legend: legendHtml({ title: parts.title, scale, hasGaps, hasProtected }),
    sheets: [
      {
        shownIn: "all",
        viewBox: { x: 0, y: Number(top), width: drawn.widthPx, height: drawn.heightPx },
        attributes: "",
        layers: [
          { shownIn: "all", svg: litPaths(areas, litAt) },
          ...texts
            .filter((svg) => svg !== "")
            .map((svg) => ({
              shownIn: svg.includes('"l m"') ? ("narrow" as const) : ("wide" as const),
              svg: labelsSvg(svg),
            })),
        ],
      },
    ],
    css: storyMapStyles(scale.classes, labelsAt !== -1),
    dimAll: `--nv-far:${DIMMED}`,
    parts: told,
    marks: [],
  };
}
