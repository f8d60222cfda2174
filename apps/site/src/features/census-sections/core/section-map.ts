import type { SectionShape } from "@nv/contracts/schemas";
import {
  boxOf,
  centreOfArea,
  estimateTextPx,
  type FittedMap,
  type FlatArea,
  fitMap,
  isInArea,
  placeLabels,
  ringsOf,
  type ScaleBar,
  scaleBarOf,
} from "@nv/geography";
import { shortName } from "./section-words";

/** A name on a map, by its lower left corner. */
export interface DrawnName {
  readonly code: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Map on which sections are drawn, with what stands on it. */
export interface SectionMap {
  readonly map: FittedMap;
  readonly names: readonly DrawnName[];
  readonly scale: ScaleBar | null;
}

/** Size of a map of sections, and the section that it is of. */
export interface SectionMapSize {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The section that the map is of: it is seen whole, and the rest as far as there is room. All are when there is none. */
  readonly of?: string | undefined;
}

const TEXT_PX = 13;
const PADDING_PX = 12;

/** Room around the section that the map is of, shares of its size. */
const AROUND = 0.8;

/** More names than this on one map are a wall of figures. */
const MOST_NAMES = 60;

const SCALE_ROOM = { width: 140, height: 40 };

/** Draws sections. @returns The `d` of one path of them all, by the even-odd rule. */
export function sectionsPath(shapes: readonly FlatArea[], map: FittedMap): string {
  return shapes.map((shape) => pathOf(shape, map)).join("");
}

function pathOf(area: FlatArea, map: FittedMap): string {
  return ringsOf(area)
    .map((ring) => {
      const points: string[] = [];
      for (let at = 0; at < ring.length; at += 2) {
        const [x, y] = map.project({ lon: ring[at] ?? 0, lat: ring[at + 1] ?? 0 }) ?? [0, 0];
        points.push(`${x.toFixed(1)},${y.toFixed(1)}`);
      }
      return `M${points.join("L")}Z`;
    })
    .join("");
}

/** The namesake's place: its centre where that is inside, else its first corner. */
function namePlace(area: FlatArea) {
  const centre = centreOfArea(area);
  return isInArea(area, centre) ? centre : { lon: area.corners[0] ?? 0, lat: area.corners[1] ?? 0 };
}

/** Lays a map of sections out. @param shapes - At least one. */
export function frameSections(shapes: readonly SectionShape[], { widthPx, heightPx, of }: SectionMapSize): SectionMap {
  const main = shapes.filter(({ code }) => of === undefined || code === of);
  const { west, south, east, north } = boxOf({ corners: main.flatMap(({ corners }) => corners) });
  const room = of === undefined ? 0.02 : AROUND;
  const [wide, high] = [room * (east - west), room * (north - south)];
  const map = fitMap([west - wide, south - high, east + wide, north + high], {
    ...{ widthPx, heightPx, paddingPx: PADDING_PX },
  });
  const scale = scaleBarOf(map, { maxWidthPx: 110 });
  const labels = (shapes.length > MOST_NAMES ? main.slice(0, of === undefined ? 0 : 1) : shapes).flatMap((shape) => {
    const [x, y] = map.project(namePlace(shape)) ?? [-1, -1];
    if (x < 0 || y < 0 || x > widthPx || y > heightPx) return [];
    const widthOf = estimateTextPx(shortName(shape.code), TEXT_PX);
    const priority = shape.code === of ? 2 : 1;
    return [{ id: shape.code, x, y, widthPx: widthOf, heightPx: TEXT_PX, names: "area" as const, priority }];
  });
  const { placed } = placeLabels(labels, {
    ...{ widthPx, heightPx },
    obstacles: scale === null ? [] : [{ x: 0, y: heightPx - SCALE_ROOM.height, ...SCALE_ROOM }],
  });
  return {
    map,
    scale,
    names: placed.map(({ id, x, y, height }) => ({ code: id, text: shortName(id), x, y: y + height * 0.85 })),
  };
}
