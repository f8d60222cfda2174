import { type BasemapPlane, DRAWN_WIDTH_PX } from "./data-basemap.ts";
import { type AreaLook, type DrawnAreas, drawAreas, type KeptGrids } from "./draw-areas.ts";

/** A map as SVG. */
export interface ClassedMap extends DrawnAreas {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Parts of a map besides its areas. */
interface BesideAreas {
  /** SVG under the areas, and over them. */
  readonly under?: string;
  readonly over?: string;
  /** Of the drawing, each with a space before it. */
  readonly attributes?: string;
  /** Grids that are kept from one drawing to the next. */
  readonly grids?: KeptGrids;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Draws areas in the look of their classes, with the frame of the islands that stand beside them. */
export function classedMap(ground: BasemapPlane, look: AreaLook, beside: BesideAreas = {}): ClassedMap {
  const { under = "", over = "", attributes = "", grids } = beside;
  const drawn = drawAreas(ground, look, { grids, lettersOver: over.length });
  const { inset } = ground.map;
  const box =
    inset === null
      ? ""
      : `<path ${look.paint("i")} d="M${tenth(inset.x)} ${tenth(inset.y)}h${tenth(inset.width)}v${tenth(inset.height)}"/>`;
  const [top, high] = [Math.floor(ground.topPx), Math.ceil(ground.heightPx)];
  const svg = `<svg viewBox="0 ${top} ${DRAWN_WIDTH_PX} ${high}"${attributes}>${under}${drawn.svg}${box}${over}</svg>`;
  return { ...drawn, svg, widthPx: DRAWN_WIDTH_PX, heightPx: high };
}

/** Group of a municipality between which lines are drawn: its province. */
export const provinceOf = ({ id }: { readonly id: string }): string => id.slice(0, 2);
