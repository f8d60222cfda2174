import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { Button } from "@nv/ui";
import type { Props } from "@theme/NotFound/Content";
import clsx from "clsx";
import type { ReactNode } from "react";
import { useDialogs } from "../../../frame/dialogs/dialogs-context";
import { useSiteIndex } from "../../../frame/navigation/use-site-index";

/** The page for an address that leads nowhere. */
export default function NotFoundContent({ className }: Props): ReactNode {
  const { navigation } = useSiteIndex();
  const { open } = useDialogs();
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx("nv-not-found", className)}>
      <p className="nv-overline">Error 404</p>
      <h1 className="nv-title">
        Aquí no hay <em>nada publicado</em>
      </h1>
      <p className="nv-lede">
        La dirección {isBrowser && <code className="nv-not-found__path">{pathname}</code>} no lleva a ninguna página.
        Puede que haya cambiado de nombre, o que el enlace tenga una errata.
      </p>
      <ul className="nv-not-found__ways nv-cluster">
        <li>
          <Button rank="main" onClick={() => open("search")}>
            Buscarla
          </Button>
        </li>
        <li>
          <Link to="/">Inicio</Link>
        </li>
        {navigation.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
