import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import type { ReactNode } from "react";
import { useSession } from "../session/session-context";
import { ToolsButton } from "./ToolsButton";
import { useSiteIndex } from "./use-site-index";

/**
 * The left side of the navigation bar: the site's own pages, then what opens the tools.
 *
 * Only for people with an e-mail. Before anything is known the room is kept and nothing can be seen or reached, so that the bar
 * does not jump when the answer arrives. Specification, section 2.
 */
export function NavigationItems(): ReactNode {
  const { navigation, toolsLabel } = useSiteIndex();
  const { verdict, person } = useSession();
  const { pathname } = useLocation();
  const hasEmail = person !== null && person.email !== "";
  if (!hasEmail && verdict !== "unknown") return null;

  return (
    <ul className="nv-nav__items nv-plain" data-waiting={hasEmail ? undefined : ""}>
      {navigation.map(({ label, to, section }) => (
        <li key={to}>
          <Link
            className="nv-nav__item"
            to={to}
            aria-current={pathname === section || pathname.startsWith(`${section}/`) ? "page" : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
      <li>
        <ToolsButton label={toolsLabel} />
      </li>
    </ul>
  );
}
