import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { countByCell } from "../src/dot-map/core/grid.ts";
import { type DotMapLayout, layOut } from "../src/dot-map/core/layout.ts";
import { CELL_KM, placeMunicipalities, type SpainTopology } from "../src/dot-map/spain.ts";

/** What the home's picture draws and says. */
export interface Figure {
  readonly layout: DotMapLayout;
  readonly total: number;
  readonly marked: number;
}

/** Computes the picture from the open data of the Instituto Geográfico Nacional (CC BY 4.0), as es-atlas packs it. */
export async function computeFigure(): Promise<Figure> {
  const file = fileURLToPath(import.meta.resolve("es-atlas/es/municipalities.json"));
  const topology: SpainTopology = JSON.parse(await readFile(file, "utf8"));
  const points = placeMunicipalities(topology);
  return {
    layout: layOut(countByCell(points, CELL_KM)),
    total: points.length,
    marked: points.filter(({ isMarked }) => isMarked).length,
  };
}
