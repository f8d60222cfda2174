import { Footer } from "../page/Footer.tsx";
import { Header } from "../page/Header.tsx";

/** Page for a person with a session who opens an address of the administration and is not an administrator. */
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
