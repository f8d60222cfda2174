import { loadable } from "@nv/web";
import type { ReactNode } from "react";

const WAITING = <p role="status">Buscando los colores de la casa…</p>;

// With what judges the server's answer, which no page of the manual carries.
const HousePresetsTable = loadable(async () => (await import("./HousePresetsTable")).HousePresetsTable, WAITING);

/** The colours that parties and series always have in what this house publishes, as administrators wrote them. */
export function HousePresets(): ReactNode {
  return <HousePresetsTable waiting={WAITING} />;
}
