import Link from "@docusaurus/Link";
import type { FileUse } from "@nv/contracts/schemas";
import type { ReactNode } from "react";
import { writeAddress as registryAddress } from "../../graphics/core/registry-address";

const DROP_PAGE = "/docs/Herramientas Online/Drop";

const addressOfUse = ({ collection, id }: FileUse) =>
  collection === "graphics"
    ? registryAddress({ part: "graphic", id })
    : `${DROP_PAGE}?archivo=${encodeURIComponent(id)}`;

/** What uses a file, and whether readers get it there. */
export function FileUses({ uses }: { readonly uses: readonly FileUse[] }): ReactNode {
  if (uses.length === 0) return <p>Nada lo usa.</p>;
  return (
    <ul className="nv-usages">
      {uses.map((use) => (
        <li key={`${use.collection} ${use.id}`}>
          <Link to={addressOfUse(use)}>{use.title}</Link>
          <span className="nv-mark" data-tone={use.isLive ? "green" : undefined}>
            {use.isLive ? "En vivo" : "Sin publicar"}
          </span>
        </li>
      ))}
    </ul>
  );
}
