import { Footer } from "../page/Footer.tsx";
import { Header } from "../page/Header.tsx";

/** What a person with a session gets at an address of the administration without being one who administers. */
export function ForbiddenPage() {
  return (
    <>
      <Header />
      <main className="door">
        <p className="nv-overline">Documentación y Formatos</p>
        <h1>No tienes permiso para ver esta página</h1>
        <p className="lede">
          Solo la abre quien administra el sitio. Si te hace falta, pídeselo; mientras tanto puedes{" "}
          <a href="/">volver a la portada</a>.
        </p>
      </main>
      <Footer />
    </>
  );
}
