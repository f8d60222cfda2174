import Link from "@docusaurus/Link";
import type { ReactNode } from "react";

/** Link from a screen to its manual. @param of - Name of its page. */
export function ManualLink({
  of,
}: {
  readonly of: "Archivos" | "Asistentes" | "Equipo" | "Graficos" | "Historias" | "Programas";
}): ReactNode {
  return <Link to={`/docs/Manuales/${of}`}>Cómo se usa</Link>;
}
