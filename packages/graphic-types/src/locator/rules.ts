import { MOST_REACHED_ORIGINS, REACHED_ORIGIN, reachedOrigin } from "@nv/contracts";
import type { FieldProblem } from "@nv/contracts/schemas";
import { MAPBOX_TOKEN_NAME, readMapboxStyle, tokenFault } from "@nv/geography";
import { type FileOf, fileIdIn } from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import type { PageKeys } from "../page-parts.ts";
import { type LocatorConfig, MOST_SHAPE_POINTS } from "./config.ts";
import { isMapboxName } from "./explore/mapbox.ts";
import { asksMapbox, reachedBy } from "./explore/reached-by.ts";
import { STREETS_UNWANTED, streetsLackSentence } from "./streets/streets-lack.ts";
import { hasStreets, isStreetLevel } from "./streets/wanted-streets.ts";

/** A box is at least as large, degrees: some tens of metres. */
const LEAST_SPAN = 0.0003;

/** Address of an archive of tiles, which says nothing of how they are painted. */
const ARCHIVE = /\.pmtiles$/i;

/** Things of which each must be there once: merges and drags go by their names. */
const LISTS = ["highlights", "marks", "labels", "arrows", "rings", "shapes"] as const;

function twice(config: LocatorConfig): readonly FieldProblem[] {
  const seen = new Set<string>();
  return LISTS.flatMap((list) =>
    config[list].flatMap(({ id }, place): readonly FieldProblem[] => {
      const isTwice = seen.has(id);
      seen.add(id);
      return isTwice ? [{ field: `${list}.${place}`, message: "Está dos veces: quita una" }] : [];
    }),
  );
}

function areaProblems({ area }: LocatorConfig): readonly FieldProblem[] {
  if (area.kind !== "box") return [];
  const { west, south, east, north } = area;
  if (north - south < LEAST_SPAN)
    return [{ field: "area.north", message: "El norte debe estar más arriba que el sur" }];
  if (east === west) return [{ field: "area.east", message: "El este debe estar a la derecha del oeste" }];
  return [];
}

function shapeProblems({ shapes }: LocatorConfig): readonly FieldProblem[] {
  const counts = shapes.map(({ parts }) => parts.reduce((sum, part) => sum + part.length / 2, 0));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const wrong = shapes.flatMap(({ parts }, place): readonly FieldProblem[] => {
    const isWrong = parts.some(
      (part) => part.length % 2 === 1 || part.some((value, at) => at % 2 === 1 && Math.abs(value) > 90),
    );
    return isWrong ? [{ field: `shapes.${place}`, message: "Su trazado no son longitudes y latitudes" }] : [];
  });
  if (total <= MOST_SHAPE_POINTS) return wrong;
  const heaviest = counts.indexOf(Math.max(...counts));
  const message = `Las líneas y áreas tienen ${formatNumber(total)} puntos y caben ${formatNumber(MOST_SHAPE_POINTS)}: aligera el archivo con el optimizador de mapas`;
  return [...wrong, { field: `shapes.${heaviest}`, message }];
}

/** Returns what is wrong with the address of a style; empty when nothing is. */
function styleFault(address: string): string {
  const fault = tokenFault(address);
  if (fault !== null) return fault;
  if (isMapboxName(address))
    return readMapboxStyle(address) === null ? "Escribe el estilo como mapbox://styles/usuario/estilo" : "";
  if (ARCHIVE.test(address)) return "Eso son teselas y no un estilo: ponlas en un estilo de «Estilo de los mapas»";
  return reachedOrigin(address) === null ? "Escribe una dirección https con el nombre de un servidor" : "";
}

/** Only what the page's policy can name is reached. */
function tilesProblems({ tiles }: LocatorConfig): readonly FieldProblem[] {
  if (tiles === null) return [];
  const message = styleFault(tiles.styleUrl);
  const wrong = tiles.origins.flatMap((origin, place): readonly FieldProblem[] =>
    REACHED_ORIGIN.test(origin)
      ? []
      : [{ field: `tiles.origins.${place}`, message: "Escribe un servidor como https://teselas.example.org" }],
  );
  const tooMany = reachedBy(tiles).length - MOST_REACHED_ORIGINS;
  return [
    ...(message === "" ? [] : [{ field: "tiles.styleUrl", message }]),
    ...wrong,
    ...(tooMany > 0 ? [{ field: "tiles.origins.0", message: `Con los del estilo, sobran ${tooMany} servidores` }] : []),
  ];
}

/** Lists the problems of a map that its schema does not find. */
export const locatorRules = (config: LocatorConfig): readonly FieldProblem[] => [
  ...tilesProblems(config),
  ...areaProblems(config),
  ...shapeProblems(config),
  ...twice(config),
];

const isEmpty = ({ highlights, marks, labels, arrows, rings, shapes }: LocatorConfig) =>
  [highlights, marks, labels, arrows, rings, shapes].every(({ length }) => length === 0);

/** Lists the problems that prevent a map from being published, though not from being saved while it is made. */
export function locatorFileRules(config: LocatorConfig, _file: FileOf, keys: PageKeys): readonly FieldProblem[] {
  if (config.tiles !== null && asksMapbox(config.tiles) && keys.mapbox === "")
    return [
      {
        field: "tiles.styleUrl",
        message: `Falta ${MAPBOX_TOKEN_NAME} en el servidor: sin esa clave nadie abre un mapa de Mapbox`,
      },
    ];
  if (isEmpty(config))
    return [{ field: "marks", message: "Todavía no señala nada: pon una marca, un rótulo o un trazado" }];
  if (config.streets.from === "file" && hasStreets(config) && fileIdIn(config.streets.file) === null)
    return [{ field: "streets.file", message: streetsLackSentence("no-file") }];
  if (isStreetLevel(config) && !hasStreets(config) && config.shapes.length === 0)
    return [{ field: "streets.from", message: STREETS_UNWANTED }];
  return [];
}
