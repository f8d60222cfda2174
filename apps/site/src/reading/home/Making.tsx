import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { TypeSketch } from "../../pieces/pictures/TypeSketch";
import { HomeSection } from "./HomeSection";

const ONLINE = "/docs/Herramientas Online";

/** Tools that the home begins with. */
const TOOLS = [
  {
    type: "figure",
    name: "Gráfico de una tabla",
    says: "Líneas, barras, puntos…",
    to: `${ONLINE}/Grafico de una tabla`,
  },
  { type: "locator", name: "Localizador", says: "Un mapa de situación en dos minutos", to: "/mapbox_form" },
  { type: "story", name: "Historia", says: "Scrollytelling por bloques", to: "/storys" },
] as const;

/** What can be made, as pictures. */
export function Making(): ReactNode {
  return (
    <HomeSection id="hacer" title="Hacer">
      <ul className="nv-making">
        {TOOLS.map(({ type, name, says, to }) => (
          <li key={to} className="nv-making__one">
            <span className="nv-making__picture">
              <TypeSketch type={type} />
            </span>
            <h3>
              <Link to={to}>{name}</Link>
            </h3>
            <p>{says}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
