import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { writeAddress } from "./core/registry-address";

/** Said wherever the registry shows and holds nothing yet: that it is so, and both ways to begin. */
export function EmptyRegistry(): ReactNode {
  return (
    <>
      El registro está vacío. <Link to={writeAddress({ part: "new" })}>Añade el primero</Link> o{" "}
      <Link to={writeAddress({ part: "import" })}>trae una lista desde CSV</Link>.
    </>
  );
}
