import Link from "@docusaurus/Link";
import type { FileUse } from "@nv/contracts/schemas";
import type { ReactNode } from "react";
import { writeAddress as registryAddress } from "../../../pieces/core/registry-address";

const ADDRESSES: Readonly<Record<FileUse["collection"], (id: string) => string>> = {
  graphics: (id) => registryAddress({ part: "graphic", id }),
  drops: (id) => `/docs/Herramientas Online/Drop?archivo=${encodeURIComponent(id)}`,
  "legacy-links": (id) => `/docs/Formatos/Plantillas/EnlacesLegacy?enlace=${encodeURIComponent(id)}`,
  "house-style": () => "/admin/style",
};

/** List of the uses of a file, and whether readers get it there. */
export function FileUses({ uses }: { readonly uses: readonly FileUse[] }): ReactNode {
  if (uses.length === 0) return <p>Nada lo usa. Se elige en el campo de un gráfico o de una historia.</p>;
  return (
    <ul className="nv-usages nv-stack nv-plain">
      {uses.map((use) => (
        <li key={`${use.collection} ${use.id}`}>
          <Link to={ADDRESSES[use.collection](use.id)}>{use.title}</Link>
          <span className="nv-mark" data-tone={use.isLive ? "green" : undefined}>
            {use.isLive ? "En vivo" : "Sin publicar"}
          </span>
        </li>
      ))}
    </ul>
  );
}
