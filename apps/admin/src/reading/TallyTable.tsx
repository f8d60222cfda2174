import type { FeedbackTally } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { PageName } from "./PageName.tsx";

const figure = (count: number) => formatNumber(count, { decimals: 0 });

/** The votes of each page. */
export function TallyTable({ tallies }: { readonly tallies: readonly FeedbackTally[] }) {
  return (
    <table className="plain-table reading-table">
      <caption className="nv-visually-hidden">Votos por página, las que menos sirven arriba</caption>
      <thead>
        <tr>
          <th scope="col">Página</th>
          <th scope="col">Responde</th>
          <th scope="col" className="figure">
            No sirvió
          </th>
          <th scope="col" className="figure">
            Sirvió
          </th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ path, title, owner, served, unserved }) => (
          <tr key={path}>
            <th scope="row" data-label="Página">
              <span>
                <PageName path={path} title={title} />
              </span>
            </th>
            <td data-label="Responde">{owner || "—"}</td>
            <td data-label="No sirvió" className="figure">
              {figure(unserved)}
            </td>
            <td data-label="Sirvió" className="figure">
              {figure(served)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
