import { NEWS_SOURCES, type NewsPlace, newsPlaces, type PlaceKind } from "@nv/geography";
import { formatNumber } from "@nv/spanish";
import type { ReactNode } from "react";
import { ScrollingTable } from "../reading/doc/ScrollingTable";
import "./BorderPolicy.css";

/** Kinds in the order in which they are listed, as headings. */
const KINDS: readonly (readonly [kind: PlaceKind, heading: string])[] = [
  ...([
    ["region", "Regiones"],
    ["island", "Islas"],
    ["strait", "Estrechos y canales"],
    ["sea", "Mares"],
  ] as const),
  ...([
    ["river", "Ríos"],
    ["lake", "Lagos y lagunas"],
    ["coast", "Costas"],
    ["cape", "Cabos"],
    ["mountain", "Montañas"],
  ] as const),
  ...([["town", "Poblaciones que faltan en GeoNames"]] as const),
];

const figure = (degrees: number) => formatNumber(degrees, { decimals: 2 });

/** «Caja: de 35,62 a 35,91; de 32,68 a 33,34», longitudes first. */
function whereWords({ bounds, line, point }: NewsPlace): string {
  if (bounds === null) return `${figure(point.lat)}; ${figure(point.lon)}`;
  const [west, south, east, north] = bounds;
  const box = `${figure(west)} a ${figure(east)} de longitud, ${figure(south)} a ${figure(north)} de latitud`;
  return line === null ? box : `Línea de ${line.length} puntos: ${box}`;
}

function Rows({ places }: { readonly places: readonly NewsPlace[] }): ReactNode {
  return places.map((place) => (
    <tr key={place.code}>
      <th scope="row">{place.name}</th>
      <td>{place.within}</td>
      <td>{whereWords(place)}</td>
      <td>
        {place.policy} <span className="nv-borders__source nv-beneath">{NEWS_SOURCES[place.source]}</span>
      </td>
    </tr>
  ));
}

/** Table of the places in the news that the house's maps find by name, by kind: where each is, by whom, and how it is named and drawn. */
export function NewsPlaces(): ReactNode {
  const all = newsPlaces();
  return KINDS.map(([kind, heading]) => {
    const places = all.filter((place) => place.kind === kind);
    return (
      <details key={kind}>
        <summary>
          {heading} ({places.length})
        </summary>
        <ScrollingTable className="nv-borders">
          <thead>
            <tr>
              <th scope="col">Nombre</th>
              <th scope="col">Dónde</th>
              <th scope="col">Grados</th>
              <th scope="col">Criterio y fuente</th>
            </tr>
          </thead>
          <tbody>
            <Rows places={places} />
          </tbody>
        </ScrollingTable>
      </details>
    );
  });
}
