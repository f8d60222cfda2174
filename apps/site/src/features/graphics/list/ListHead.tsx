import Link from "@docusaurus/Link";
import type { GraphicsSummary } from "@nv/contracts/schemas";
import { formatNumber, formatPercent } from "@nv/spanish";
import type { ReactNode } from "react";
import { ManualLink } from "../../../frame/navigation/ManualLink";
import { FILES_PATH } from "../../../library/core/files-address";
import { NO_FILTERS, writeAddress } from "../../../pieces/core/registry-address";
import { STORIES_PATH } from "../../../pieces/core/stories-address";

interface Props {
  /** Summary of the registry; `null` while nobody knows it. */
  readonly summary: GraphicsSummary | null;
}

/** Number of graphics in use, and the share of them with an alternative text; nothing is said of nothing. */
function Coverage({ summary }: Props): ReactNode {
  if (summary === null) return "Contando…";
  const { inUse, withAlt } = summary;
  if (inUse === 0) return null;
  const percent = formatPercent((100 * withAlt) / inUse, { decimals: 0 });
  return (
    <>
      {formatNumber(inUse, { decimals: 0 })} en uso · {percent} con texto alternativo
      {withAlt < inUse && (
        <>
          {" · "}
          <Link to={writeAddress({ filters: { ...NO_FILTERS, hasAlt: "no" } })}>ver los que no lo tienen</Link>
        </>
      )}
    </>
  );
}

/** Head of the list: its name, how much there is, and the ways to add to it. */
export function ListHead({ summary }: Props): ReactNode {
  return (
    <header className="nv-list-head nv-cluster">
      <h1 className="nv-title">Gráficos</h1>
      <p className="nv-graphics__facts">
        <Coverage summary={summary} />
      </p>
      <div className="nv-row">
        <Link className="nv-action nv-action--main" to={writeAddress({ part: "new" })}>
          Añadir
        </Link>
        <Link className="nv-action nv-action--plain" to={writeAddress({ part: "import" })}>
          Traer desde CSV
        </Link>
        <Link className="nv-action nv-action--plain" to={FILES_PATH}>
          Archivos
        </Link>
        <Link className="nv-action nv-action--plain" to={STORIES_PATH}>
          Historias
        </Link>
        <ManualLink of="Graficos" />
      </div>
    </header>
  );
}
