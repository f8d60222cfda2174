import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { useDialogs } from "../../frame/dialogs/dialogs-context";
import { useSiteIndex } from "../../frame/navigation/use-site-index";

/** The shortest ways: the search, the tools of this site, and those that live elsewhere. */
export function QuickWays(): ReactNode {
  const { navigation, tools } = useSiteIndex();
  const { open } = useDialogs();
  return (
    <nav className="nv-ways" aria-label="Accesos rápidos">
      <ul>
        <li>
          <button className="nv-ways__way nv-ways__way--search" type="button" onClick={() => open("search")}>
            Buscar <kbd>/</kbd>
          </button>
        </li>
        {navigation.map(({ label, to }) => (
          <li key={to}>
            <Link className="nv-ways__way" to={to}>
              {label}
            </Link>
          </li>
        ))}
        {tools.map(({ label, href }) => (
          <li key={href}>
            <a className="nv-ways__way nv-ways__way--outside" href={href} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
