import type { ReactNode } from "react";
import { SHIFT_BANDS } from "./core/rota-bars";

/** Key of the colours and patterns of the rota. */
export function RotaLegend(): ReactNode {
  return (
    <ul className="nv-team__legend nv-cluster nv-plain nv-quiet" aria-label="Clases de turno">
      {Object.entries(SHIFT_BANDS).map(([band, { label, hours }]) => (
        <li key={band} data-band={band}>
          <span className="nv-team__bar" aria-hidden="true" />
          {label} <small>({hours})</small>
        </li>
      ))}
    </ul>
  );
}
