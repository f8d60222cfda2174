import Link from "@docusaurus/Link";
import type { GraphicDetail } from "@nv/contracts/schemas";
import type { ReactNode } from "react";
import { writeAddress } from "./core/registry-address";

/** Says that a graphic was just published, with the way to it. */
export function RegisteredLine({ graphic }: { readonly graphic: GraphicDetail }): ReactNode {
  return (
    <>
      Publicado: <Link to={writeAddress({ part: "graphic", id: graphic.id })}>{graphic.title}</Link>.
    </>
  );
}
