import type { CityModel, Face, SpacePoint, Volume } from "./city-model.ts";

/** Colouring of the volumes, which tells them apart. */
export type ColourBy = "plain" | "floors";

/** Fill of a face by what it is and by storeys. CSS colours. */
export interface AxonometryInk {
  readonly stroke: string;
  /** From low to high. */
  readonly roofs: readonly string[];
  /** A wall is its roof, this much darker. Ratio, 0 to 1. */
  readonly shadeRatio: number;
}

/** The house's, for a drawing that goes to Illustrator. */
export const HOUSE_INK: AxonometryInk = {
  stroke: "#5b564d",
  roofs: ["#e3f1fb", "#b4d6ef", "#82b8df", "#549ac9", "#3179a6"],
  shadeRatio: 0.18,
};
const PLAIN_ROOF = "#f4efe4";
const COS_30 = Math.cos(Math.PI / 6);

/** From space to paper: seen from the south-west, all three axes at one scale. */
function onPaper([x, y, z]: SpacePoint): readonly [number, number] {
  return [(x - y) * COS_30, -(x + y) / 2 - z];
}

function darker(colour: string, ratio: number): string {
  return colour.replace(/[0-9a-f]{2}/gi, (pair) =>
    Math.round(Number.parseInt(pair, 16) * (1 - ratio))
      .toString(16)
      .padStart(2, "0"),
  );
}

function roofColour(floors: number, { roofs }: AxonometryInk, most: number, by: ColourBy): string {
  if (by === "plain") return PLAIN_ROOF;
  const step = Math.min(roofs.length - 1, Math.floor(((floors - 1) / Math.max(1, most)) * roofs.length));
  return roofs[step] ?? PLAIN_ROOF;
}

/** Whether a face is turned to the eye, which is south-west and above. */
function isSeen({ kind, corners }: Face): boolean {
  if (kind !== "wall") return kind === "roof";
  const [a, b] = corners;
  if (a === undefined || b === undefined) return false;
  const outwardX = b[1] - a[1];
  const outwardY = a[0] - b[0];
  return outwardX + outwardY < 0;
}

function depthOf(corners: readonly SpacePoint[]): number {
  return corners.reduce((sum, [x, y]) => sum + x + y, 0) / corners.length;
}

function pathOf(rings: readonly (readonly SpacePoint[])[]): string {
  return rings
    .map(
      (ring) =>
        `M${ring
          .map((corner) =>
            onPaper(corner)
              .map((value) => value.toFixed(1))
              .join(" "),
          )
          .join("L")}Z`,
    )
    .join("");
}

function roofPath({ polygons, heightM }: Volume): string {
  return polygons
    .map(({ edge, holes }) => pathOf([edge, ...holes].map((ring) => ring.map(([x, y]) => [x, y, heightM] as const))))
    .join("");
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function groupOf(volume: Volume, roof: string, { stroke, shadeRatio }: AxonometryInk): string {
  const seen = volume.faces
    .filter((face) => face.kind === "wall" && isSeen(face))
    .sort((one, other) => depthOf(other.corners) - depthOf(one.corners));
  const walls = seen.map(({ corners }) => {
    const [a, b] = corners;
    // Walls that look south are a little lighter than those that look west.
    const isSouth = a !== undefined && b !== undefined && Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1]);
    return `<path fill="${darker(roof, isSouth ? shadeRatio : shadeRatio * 2)}" d="${pathOf([corners])}"/>`;
  });
  return `<g id="${escapeXml(volume.id)}" stroke="${stroke}" stroke-width=".3" stroke-linejoin="round">${walls.join("")}<path fill="${roof}" fill-rule="evenodd" d="${roofPath(volume)}"/></g>`;
}

/**
 * Draws a model as an axonometry, far things first. Volumes that stand inside one another's yard may cover each other wrongly:
 * each is a group with its name, to be moved by hand in Illustrator.
 *
 * @returns SVG in metres, or `null` when there is nothing to draw.
 */
export function drawAxonometry(model: CityModel, by: ColourBy, ink = HOUSE_INK): string | null {
  const { volumes } = model;
  const papers = volumes.flatMap(({ faces }) => faces.flatMap(({ corners }) => corners.map(onPaper)));
  if (papers.length === 0) return null;
  const edge = (axis: 0 | 1, pick: (a: number, b: number) => number) =>
    papers.map((point) => point[axis]).reduce((a, b) => pick(a, b));
  const [left, right] = [edge(0, Math.min), edge(0, Math.max)];
  const [top, bottom] = [edge(1, Math.min), edge(1, Math.max)];
  const most = Math.max(...volumes.map(({ floors }) => floors));
  const ordered = [...volumes].sort((one, other) => nearness(other) - nearness(one));
  const groups = ordered.map((volume) => groupOf(volume, roofColour(volume.floors, ink, most, by), ink));
  const box = [left - 2, top - 2, right - left + 4, bottom - top + 4].map((value) => value.toFixed(1)).join(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${groups.join("")}</svg>`;
}

/** Distance of a volume's nearest corner along the line of sight: the least is drawn last. */
function nearness({ polygons }: Volume): number {
  const corners = polygons.flatMap(({ edge }) => edge);
  return corners.reduce((least, [x, y]) => Math.min(least, x + y), Number.POSITIVE_INFINITY);
}
