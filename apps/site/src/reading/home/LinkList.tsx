import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import type { HomeLink } from "./home-index";

interface Props {
  readonly title: string;
  readonly links: readonly HomeLink[];
  /** Words for when there is none. */
  readonly empty?: string;
}

/** Links under a heading. */
export function LinkList({ title, links, empty = "" }: Props): ReactNode {
  return (
    <section className="nv-manuals__list">
      <h3>{title}</h3>
      {links.length === 0 ? (
        <p className="nv-flush">{empty}</p>
      ) : (
        <ul className="nv-plain">
          {links.map(({ to, title: name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
