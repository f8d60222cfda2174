import { Link } from "@nv/ui";
import type { ReactNode } from "react";
import { useSiteIndex } from "../../frame/navigation/use-site-index";

/** The tools outside this site that the team has chosen, as in the navigation. */
export function ExternalTools(): ReactNode {
  const { tools } = useSiteIndex();
  if (tools.length === 0)
    return (
      <p>
        El equipo no ha puesto ninguna. Se ponen en <code>team.config.ts</code>, y salen también en la navegación.
      </p>
    );
  return (
    <ul>
      {tools.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
