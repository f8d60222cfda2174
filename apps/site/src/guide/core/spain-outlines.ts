import { escapeHtml } from "@nv/embeds";
import {
  ATTRIBUTIONS,
  areasOf,
  COMMUNITIES,
  chooseProjection,
  drawPath,
  fitMap,
  PROVINCES,
  readAtlas,
  SPAIN_LIGHT_LISTS,
} from "@nv/geography";
import { slugOf } from "@nv/spanish";

/** Divisions of Spain: provinces and autonomous communities, with label, file and names. */
export const DIVISIONS = {
  provinces: { label: "Provincias", file: "provincias", names: PROVINCES },
  communities: { label: "Comunidades autónomas", file: "comunidades", names: COMMUNITIES },
} as const;

/** Name of a division. */
export type Division = keyof typeof DIVISIONS;

/** Artboard of the drawing, pixels. */
const BOARD = { widthPx: 1200, heightPx: 900, paddingPx: 12 } as const;
const DECIMALS = 1;
const MAX_ID_LENGTH = 60;

const nameOf = (division: Division, code: string) =>
  DIVISIONS[division].names.find((one) => one.code === code)?.name ?? code;

/** The areas of a division, each with its code and the name by which the newspaper calls it. @param atlas - The light file of Spain. */
function areasIn(atlas: unknown, division: Division) {
  return areasOf(readAtlas(atlas, SPAIN_LIGHT_LISTS), division).map((area) => {
    const code = String(area.id);
    return { code, name: nameOf(division, code), geometry: area.geometry };
  });
}

/** The outline as GeoJSON, WGS84: each area with its code of the statistics institute as text, and its name. */
export function outlineGeoJson(atlas: unknown, division: Division): string {
  const features = areasIn(atlas, division).map(({ code, name, geometry }) => ({
    ...{ type: "Feature", id: code, properties: { codigo: code, nombre: name }, geometry },
  }));
  return JSON.stringify({ type: "FeatureCollection", atribucion: ATTRIBUTIONS.spain.line, features });
}

/** The outline as SVG: a path for each area, named as Illustrator shows layers; the Canary Islands in a box. */
export function outlineSvg(atlas: unknown, division: Division): string {
  const map = fitMap("spain", BOARD, chooseProjection("spain"));
  const paths = areasIn(atlas, division).map(
    ({ code, name, geometry }) =>
      `<path id="${slugOf(name, MAX_ID_LENGTH)}" data-codigo="${code}" d="${drawPath(map, geometry, DECIMALS)}"><title>${escapeHtml(name)}</title></path>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOARD.widthPx} ${BOARD.heightPx}" width="${BOARD.widthPx}" height="${BOARD.heightPx}"><desc>${escapeHtml(ATTRIBUTIONS.spain.line)}</desc><g id="${DIVISIONS[division].file}" fill="#eeeae0" stroke="#fff" stroke-width="1">${paths.join("")}</g></svg>`;
}
