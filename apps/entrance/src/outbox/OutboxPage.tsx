import { Header } from "../page/Header.tsx";

/** The mails that the server would have sent, for whoever tries the product on their own machine. */
export function OutboxPage() {
  return (
    <>
      <Header />
      <main className="outbox-main">
        <p className="nv-overline">Solo en este equipo</p>
        <h1>Bandeja de salida</h1>
        <p className="lede">
          Correos que el servidor habría enviado si tuviera un servidor de correo. Se guardan aquí y no salen de este
          equipo.
        </p>
        <div className="outbox-bar">
          <p className="outbox-status" role="status" data-status="">
            Cargando…
          </p>
          <button className="button quiet" type="button" data-refresh="">
            Actualizar
          </button>
        </div>
        <ol className="mails" data-mails="" />
        <noscript>
          <p className="no-script">Para ver los correos, activa JavaScript en el navegador.</p>
        </noscript>
      </main>
    </>
  );
}
