import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import type { HomeSection } from "./home-index";

/** Every section of the documentation with its pages. */
export function DocsIndex({ sections }: { readonly sections: readonly HomeSection[] }): ReactNode {
  return (
    <section className="nv-home__section" aria-labelledby="documentacion">
      <div className="nv-home__section-head nv-split">
        <h2 id="documentacion">Documentación</h2>
        <Link className="nv-small" to="/docs/intro">
          Abrir la documentación
        </Link>
      </div>
      <div className="nv-index">
        {sections.map(({ title, pages }) => (
          <section key={title}>
            <h3 className="nv-index__title">{title}</h3>
            <ul className="nv-index__pages">
              {pages.map((page) => (
                <li key={page.to}>
                  <Link className="nv-index__page" to={page.to}>
                    <span className="nv-index__name">{page.title}</span>
                    {page.description !== "" && <span className="nv-index__text">{page.description}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
