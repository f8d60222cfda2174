import Link from "@docusaurus/Link";
import type { Inspection } from "@nv/contracts/schemas";
import { Notice } from "@nv/ui";
import type { ReactNode } from "react";
import { writeAddress } from "../../../pieces/core/registry-address";

/** Notice with a link to a graphic that exists already, which is opened and not made again. */
export function ExistingNotice({ existing }: { readonly existing: NonNullable<Inspection["existing"]> }): ReactNode {
  return (
    <Notice tone="plain">
      <p>
        Ya existe: «{existing.title}». <Link to={writeAddress({ part: "graphic", id: existing.id })}>¿Abrirlo?</Link>
      </p>
    </Notice>
  );
}
