import { GRAPHICS_API_PATH } from "@nv/contracts";
import { AS_AROUND } from "@nv/embeds";
import type { FIGURE_LISTED } from "@nv/graphic-types";
import type { ReactNode } from "react";
import { SizedFrame } from "../../../reading/doc/SizedFrame";
import "./figure-kinds.css";

type KindName = (typeof FIGURE_LISTED)[number]["name"];

/** Label of each kind, in the order in which they are chosen from: a page that only shows them loads nothing of what draws them. */
export const KIND_LABELS: Readonly<Record<KindName, string>> = {
  lines: "Líneas",
  bars: "Barras",
  stacked: "Barras apiladas",
  areas: "Áreas apiladas",
  dots: "Puntos",
  range: "De un valor a otro",
  slope: "Pendiente",
  ranking: "Puestos",
  multiples: "Gráficos pequeños",
  scatter: "Dispersión",
  distribution: "Distribución",
  parts: "Partes de un todo",
  hemicycle: "Hemiciclo",
  cumulative: "Acumulado",
  calendar: "Calendario",
};

/** Every kind of figure with its example, alive: each is asked for when it is about to be seen. */
export function FigureKinds(): ReactNode {
  return (
    <ul className="nv-figure-kinds">
      {Object.entries(KIND_LABELS).map(([kind, label]) => (
        <li key={kind}>
          <h3>{label}</h3>
          <SizedFrame
            title={`Ejemplo de ${label.toLowerCase()}`}
            src={`${GRAPHICS_API_PATH}/kinds/${kind}${AS_AROUND}`}
          />
        </li>
      ))}
    </ul>
  );
}
