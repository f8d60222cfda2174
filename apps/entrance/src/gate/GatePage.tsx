import { Footer } from "../page/Footer.tsx";
import { Header } from "../page/Header.tsx";
import { IdentityButton } from "../page/IdentityButton.tsx";
import { OldBrowser } from "../page/OldBrowser.tsx";

/** Page for anyone without a session at any address but the home: the same words whatever was asked for. */
export function GatePage() {
  return (
    <>
      <Header />
      <main className="door">
        <p className="nv-overline">Documentación y Formatos</p>
        <h1>Esta página es solo para el equipo</h1>
        <p className="lede">Inicia sesión para verla.</p>
        <IdentityButton action="login" kind="primary" />
        <div className="leaving">
          <div className="leaving-line" data-leaving-line="" hidden />
          <p role="status" data-leaving-status="">
            {/* The script says here what happens next. */}
          </p>
        </div>
        <OldBrowser />
        <noscript>
          <p className="no-script">
            Para iniciar sesión, activa JavaScript en el navegador. También puedes <a href="/">ir a la portada</a>.
          </p>
        </noscript>
      </main>
      <Footer />
    </>
  );
}
