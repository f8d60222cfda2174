import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { writeAddress } from "../core/files-address";

/** Says that what was made elsewhere is in the library now, and leads there. */
export function SavedInLibrary({ id }: { readonly id: string }): ReactNode {
  return (
    <p role="status">
      Guardado: <Link to={writeAddress({ id })}>ábrelo en Archivos</Link>.
    </p>
  );
}
