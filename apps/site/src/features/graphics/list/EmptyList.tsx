import Link from "@docusaurus/Link";
import type { GraphicsSummary } from "@nv/contracts/schemas";
import { Notice } from "@nv/ui";
import type { ReactNode } from "react";
import {
  EVERY_STATUS,
  isNarrowed,
  NO_FILTERS,
  type RegistryFilters,
  writeAddress,
} from "../../../pieces/core/registry-address";
import { EmptyRegistry } from "../../../pieces/EmptyRegistry";

interface Props {
  readonly filters: RegistryFilters;
  readonly summary: GraphicsSummary;
}

/** Reason why a list is empty, and what to do about it. */
export function EmptyList({ filters, summary }: Props): ReactNode {
  const retired = summary.total - summary.inUse;
  if (summary.total === 0)
    return (
      <Notice tone="plain">
        <p>
          <EmptyRegistry />
        </p>
      </Notice>
    );
  const all = { ...(isNarrowed(filters) ? filters : NO_FILTERS), status: EVERY_STATUS };
  return (
    <Notice tone="plain">
      <p>
        {isNarrowed(filters) ? (
          "Ningún gráfico coincide. Prueba con menos palabras o quita algún filtro."
        ) : (
          <>
            No hay ningún gráfico en uso. <Link to={writeAddress({ part: "new" })}>Añade uno</Link>.
          </>
        )}
        {filters.status === "" && retired > 0 && (
          <>
            {" "}
            <Link to={writeAddress({ filters: all })}>Mirar también entre los retirados</Link>.
          </>
        )}
      </p>
    </Notice>
  );
}
