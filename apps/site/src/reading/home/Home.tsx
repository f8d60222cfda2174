import Link from "@docusaurus/Link";
import home from "@generated/nv-site-index/default/home.json";
import type { ReactNode } from "react";
import { useSession } from "../../frame/session/session-context";
import { DocsIndex } from "./DocsIndex";
import { Lately } from "./Lately";
import { LatestPosts } from "./LatestPosts";
import { OverdueNote } from "./OverdueNote";
import { RegistryNote } from "./RegistryNote";
import "../../css/home.css";

/** The front page: what the documentation holds and what is new. */
export function Home(): ReactNode {
  const { person } = useSession();
  const { sections, posts, changed, reviewed } = home;
  return (
    <main className="nv-home">
      <header className="nv-home__head">
        <div>
          <p className="nv-overline">{person?.name ? `Hola, ${person.name}` : "Documentación y formatos"}</p>
          <h1 className="nv-home__title">
            Lo que sabemos hacer, <em>por escrito</em>
          </h1>
        </div>
        <p className="nv-home__lede nv-lede">
          Colores, letras, mapas y código del equipo, con la razón de cada decisión. Empieza por la{" "}
          <Link to="/docs/intro">introducción</Link> o baja al índice.
        </p>
      </header>
      <RegistryNote />
      <OverdueNote />
      <Lately changed={changed} reviewed={reviewed} />
      {posts.length > 0 && <LatestPosts posts={posts} />}
      {sections.length > 0 && <DocsIndex sections={sections} />}
    </main>
  );
}
