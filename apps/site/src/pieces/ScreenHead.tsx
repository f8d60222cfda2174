import Link from "@docusaurus/Link";
import { PageMetadata } from "@docusaurus/theme-common";
import type { ReactNode } from "react";
import { writeAddress } from "./core/registry-address";

const LIST = { label: "Gráficos", to: writeAddress({}) } as const;

interface Props {
  /** Also what the browser's tab says. */
  readonly title: string;
  /** Target of the link back; the list when it is left out. */
  readonly back?: { readonly label: string; readonly to: string };
}

/** Header of every screen of the registry except the list: the link back and the title. */
export function ScreenHead({ title, back = LIST }: Props): ReactNode {
  return (
    <header className="nv-graphics__head nv-split">
      <PageMetadata title={title} />
      <div>
        <p className="nv-overline">
          <Link to={back.to}>← {back.label}</Link>
        </p>
        <h1 className="nv-title">{title}</h1>
      </div>
    </header>
  );
}
