import { BORDER_POLICY } from "@nv/geography";
import type { ReactNode } from "react";
import { ScrollingTable } from "../reading/doc/ScrollingTable";
import "./BorderPolicy.css";

/** Table of how the newspaper's maps draw each place whose borders are in dispute: the one that the atlas itself goes by. */
export function BorderPolicy(): ReactNode {
  return (
    <ScrollingTable className="nv-borders">
      <thead>
        <tr>
          <th scope="col">Territorio</th>
          <th scope="col">Cómo se dibuja</th>
          <th scope="col">Por qué</th>
        </tr>
      </thead>
      <tbody>
        {BORDER_POLICY.map(({ id, title, shown, reason, source }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            <td>{shown}</td>
            <td>
              {reason} <span className="nv-borders__source nv-beneath">{source}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}
