import { ELECTION_PAGES_PATH } from "@nv/contracts";
import type { NightView } from "@nv/contracts/schemas";
import { formatMoment, formatPercent } from "@nv/spanish";
import { Notice } from "@nv/ui";
import type { ReactNode } from "react";

/** State of a night: what was heard last, what keeps it from being heard, and where its pages are. */
export function NightStatus({ night }: { readonly night: NightView }): ReactNode {
  const { place, isOpen, url, takenAtMs, heardAtMs, fault, isBehind, areas, openedBy, openedAtMs } = night;
  const counted = areas[0]?.countedPct ?? null;
  return (
    <>
      <p className="nv-night__state">
        {isOpen ? <strong>{place === "live" ? "La noche está abierta." : "Se está ensayando."}</strong> : "Cerrada."}{" "}
        {openedBy}, {formatMoment(openedAtMs)}.
      </p>
      <p role="status">
        {takenAtMs === null
          ? "Todavía no ha llegado ningún recuento."
          : `${counted === null ? "" : `Escrutado: ${formatPercent(counted)}. `}Datos de: ${formatMoment(takenAtMs)}.`}
        {heardAtMs !== null && ` Llegaron: ${formatMoment(heardAtMs)}.`}
      </p>
      {isOpen && (fault !== "" || isBehind) && (
        <Notice tone="wrong">
          {fault !== "" && <p>{fault}</p>}
          {isBehind && <p>No llegan datos nuevos: las páginas de los lectores lo dicen, con la hora.</p>}
        </Notice>
      )}
      {url !== "" && (
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {place === "live" ? "Páginas de los lectores" : "Páginas del ensayo"}
          </a>
          {place === "live" && (
            <>
              {" "}
              <span className="nv-quiet">
                Cada parte tiene su dirección para un artículo: <code>{`${ELECTION_PAGES_PATH}/…/hemiciclo.html`}</code>
                , <code>mapa.html</code>, <code>municipios.html</code>, <code>participacion.html</code>,{" "}
                <code>circunscripciones.html</code>.
              </span>
            </>
          )}
        </p>
      )}
    </>
  );
}
