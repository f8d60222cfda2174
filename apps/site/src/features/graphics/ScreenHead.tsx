import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { writeAddress } from "./core/registry-address";

/** How every part of the registry but the list begins: the way back and its name. */
export function ScreenHead({ title }: { readonly title: string }): ReactNode {
  return (
    <header className="nv-graphics__head">
      <div>
        <p className="nv-overline">
          <Link to={writeAddress({})}>← Gráficos</Link>
        </p>
        <h1 className="nv-title">{title}</h1>
      </div>
    </header>
  );
}
