import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { TypeSketch } from "../../../pieces/pictures/TypeSketch";
import "./catalogue.css";

/** Something that can be made, as the catalogue shows it. */
export interface CatalogueEntry {
  /** Name of the type, which its drawing has too. */
  readonly name: string;
  readonly label: string;
  /** Line that tells what it is made of. */
  readonly line: string;
  /** Words after «Úsalo cuando»; empty for none. */
  readonly useWhen: string;
  readonly to: string;
}

interface Props {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly CatalogueEntry[];
}

const capitalised = (line: string) => line.slice(0, 1).toUpperCase() + line.slice(1);

/** A shelf of the catalogue: a picture of what each makes, one line, and when to use it. */
export function TypeCatalogue({ id, title, entries }: Props): ReactNode {
  return (
    <section className="nv-graphics__compose" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="nv-catalogue">
        {entries.map(({ name, label, line, useWhen, to }) => (
          <li key={name} className="nv-catalogue__one">
            <span className="nv-catalogue__picture">
              <TypeSketch type={name} />
            </span>
            <h3 className="nv-catalogue__name">
              <Link to={to}>{label}</Link>
            </h3>
            <p>{capitalised(line)}.</p>
            {useWhen !== "" && <p className="nv-catalogue__when">Úsalo cuando {useWhen}.</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
