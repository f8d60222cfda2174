import Link from "@docusaurus/Link";
import { ABOUT_FORMATS } from "@nv/formats/about";
import type { ReactNode } from "react";
import { DoDont } from "../../guide/DoDont";
import { beginAddress, EFFORT_NAMES, starterAddress } from "./core/format-words";
import "./formats.css";

/** Facts about a format: when to choose it and when not, what one brings, and the way to begin. @param name - As the specification calls it. */
export function FormatFacts({ name }: { readonly name: string }): ReactNode {
  const about = ABOUT_FORMATS.find((one) => one.name === name);
  if (about === undefined) throw new Error(`There is no format ${JSON.stringify(name)}.`);
  return (
    <>
      <DoDont yes={about.useIf} no={about.avoidIf} />
      <dl className="nv-format-facts">
        <div>
          <dt>Hace falta</dt>
          <dd>{about.needs}</dd>
        </div>
        <div>
          <dt>La primera vez</dt>
          <dd>{EFFORT_NAMES[about.effort]}</dd>
        </div>
      </dl>
      <p>
        <Link to={beginAddress(name)}>Empezar una historia con este formato</Link>
      </p>
      <p>
        <a href={starterAddress(name)} download>
          Descargar el ejemplo en archivos (ZIP)
        </a>
        : lo que se trae, lo que se escribe y la página que sale.
      </p>
    </>
  );
}
