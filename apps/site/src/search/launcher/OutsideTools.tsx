import type { ReactNode } from "react";
import { useSiteIndex } from "../../frame/navigation/use-site-index";

/** Strip of the tools that live on other sites, always in sight; nothing where the team has none. */
export function OutsideTools(): ReactNode {
  const { tools } = useSiteIndex();
  if (tools.length === 0) return null;
  return (
    <section className="nv-launcher__outside nv-small" aria-label="Fuera de este sitio">
      <span className="nv-overline" aria-hidden="true">
        Fuera de este sitio
      </span>
      <ul className="nv-plain">
        {tools.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
