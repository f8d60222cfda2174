import Link from "@docusaurus/Link";
import { GRAPHIC_TYPES } from "@nv/contracts";
import type { GraphicSummary } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import type { ReactNode } from "react";
import { ScrollingTable } from "../../../reading/doc/ScrollingTable";
import { writeAddress } from "../core/registry-address";
import { HealthMark, StatusMark } from "../GraphicMarks";

/** Graphics in lines, as much of each as fits. */
export function GraphicTable({ graphics }: { readonly graphics: readonly GraphicSummary[] }): ReactNode {
  return (
    <ScrollingTable className="nv-registry">
      <thead>
        <tr>
          <th scope="col">Gráfico</th>
          <th scope="col">Tipo</th>
          <th scope="col">Estado</th>
          <th scope="col">Salud</th>
          <th scope="col">Autoría</th>
          <th scope="col">Cambiado</th>
        </tr>
      </thead>
      <tbody>
        {graphics.map((graphic) => (
          <tr key={graphic.id}>
            <th scope="row">
              <Link to={writeAddress({ part: "graphic", id: graphic.id })}>{graphic.title}</Link>
              <span className="nv-registry__slug">{graphic.slug}</span>
            </th>
            <td>{GRAPHIC_TYPES[graphic.type]}</td>
            <td>
              <StatusMark graphic={graphic} />
            </td>
            <td>
              <HealthMark graphic={graphic} />
            </td>
            <td>
              {graphic.author}
              {graphic.section !== "" && <span className="nv-registry__slug">{graphic.section}</span>}
            </td>
            <td className="nv-registry__when">{formatMoment(graphic.updatedAtMs)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
