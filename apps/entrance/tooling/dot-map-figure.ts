import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { countByCell } from "../src/dot-map/core/grid.ts";
import { layOut } from "../src/dot-map/core/layout.ts";
import type { DotMapFigureProps } from "../src/dot-map/DotMapFigure.tsx";
import { CELL_KM, placeMunicipalities, type SpainTopology } from "../src/dot-map/spain.ts";

/** Computes the picture from the open data of the Instituto Geográfico Nacional (CC BY 4.0), as es-atlas packs it. */
export async function computeFigure(): Promise<DotMapFigureProps> {
  const file = fileURLToPath(import.meta.resolve("es-atlas/es/municipalities.json"));
  const topology: SpainTopology = JSON.parse(await readFile(file, "utf8"));
  const { points, canaryRow } = placeMunicipalities(topology);
  return {
    layout: layOut(countByCell(points, CELL_KM)),
    canaryRow,
    total: points.length,
    marked: points.filter(({ isMarked }) => isMarked).length,
  };
}
