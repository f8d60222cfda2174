import { ATTRIBUTIONS } from "@nv/geography";
import { CopyButton } from "@nv/ui";
import type { ReactNode } from "react";
import { trackCaption } from "./core/ship-report";
import type { StudiedShip } from "./ship-messages";

/** The route over the atlas, with the silences dashed and the note that readers must have. */
export function ShipMap({ studied }: { readonly studied: StudiedShip }): ReactNode {
  const { drawing, report, ship } = studied;
  const caption = trackCaption(report);
  return (
    <figure className="nv-ships__map nv-stack-2">
      {drawing === null ? (
        <p className={report.points === 0 ? undefined : "nv-ships__coming"} role="status">
          {report.points === 0 ? "No hay nada que dibujar." : "Cargando el mapa…"}
        </p>
      ) : (
        <svg
          viewBox={`0 0 ${drawing.widthPx} ${drawing.heightPx}`}
          role="img"
          aria-label={`Mapa de la ruta de ${ship.name || "un barco"}`}
        >
          <path className="nv-ships__land" d={drawing.land} />
          <path className="nv-ships__border" d={drawing.borders} />
          <path className="nv-ships__border" strokeDasharray="3 2" d={drawing.disputed} />
          <path className="nv-ships__silent" d={drawing.silent} />
          <path className="nv-ships__line" d={drawing.lines} />
          {drawing.stops.map(([x, y]) => (
            <circle key={`${x} ${y}`} className="nv-ships__stop" cx={x} cy={y} r="4.5" />
          ))}
          {drawing.ends.map(([x, y], at) => (
            <circle key={at === 0 ? "from" : "to"} className="nv-ships__end" cx={x} cy={y} r="3.5" />
          ))}
          {drawing.scale !== null && (
            <g className="nv-ships__scale" transform={`translate(12 ${drawing.heightPx - 12})`}>
              <path d={`M0 -5V0H${drawing.scale.widthPx}V-5`} />
              <text x="4" y="-6">
                {drawing.scale.label}
              </text>
            </g>
          )}
        </svg>
      )}
      <figcaption className="nv-small">
        {caption} <span className="nv-caption">{ATTRIBUTIONS.world.line}</span>{" "}
        <CopyButton text={caption} what="la nota del mapa" />
      </figcaption>
    </figure>
  );
}
