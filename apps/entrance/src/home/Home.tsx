import { DotMapFigure, type DotMapFigureProps } from "../dot-map/DotMapFigure.tsx";
import { Footer } from "../page/Footer.tsx";
import { Header } from "../page/Header.tsx";
import { IdentityButton } from "../page/IdentityButton.tsx";
import { OldBrowser } from "../page/OldBrowser.tsx";

/** The visitors' home: what this is, and the door. It says nothing of what lies behind. */
export function Home({ figure }: { readonly figure: DotMapFigureProps }) {
  return (
    <>
      <Header>
        <IdentityButton action="signup" kind="quiet" />
        <IdentityButton action="login" kind="primary" />
      </Header>
      <main className="hero">
        <div className="pitch">
          <p className="nv-overline">Documentación y Formatos</p>
          <h1>
            Cómo se dibuja <em>una noticia</em>
          </h1>
          <p className="lede">
            Guías, formatos y herramientas del equipo que cuenta con mapas, gráficos y pantallas que se mueven. Entra
            con tu correo del equipo.
          </p>
          <p className="wanted" role="status" data-wanted="">
            {/* The script writes here: a line that arrives in a region already on the page is read aloud. */}
          </p>
          <div className="doors" data-doors="">
            <IdentityButton action="login" kind="primary" />
            <IdentityButton action="signup" kind="quiet" />
          </div>
          <OldBrowser />
          <noscript>
            <p className="no-script">Para iniciar sesión, activa JavaScript en el navegador.</p>
          </noscript>
        </div>
        <DotMapFigure {...figure} />
      </main>
      <Footer />
    </>
  );
}
