import { forgetDrafts } from "@nv/web";
import { useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { openAccount } from "./open-account.ts";

/** Said when the account could not be loaded. */
const ACCOUNT_FAILED = "No se ha podido abrir tu cuenta. Vuelve a intentarlo.";

/** The thin bar above everything, as on the site: who is signed in, the way back, their account and the way out. */
export function SessionBar() {
  const { session } = useAdmin();
  const [failure, setFailure] = useState("");

  async function leave() {
    forgetDrafts();
    await session.signOut();
    window.location.replace("/");
  }

  function showAccount() {
    setFailure("");
    openAccount().catch(() => setFailure(ACCOUNT_FAILED));
  }

  return (
    <section className="session-bar" aria-label="Sesión">
      <p className="session-who">{session.email() || "---"}</p>
      <p className="session-notice" role="status">
        {failure}
      </p>
      <a href="/">Volver al sitio</a>
      <button type="button" onClick={showAccount}>
        Tu cuenta
      </button>
      <button type="button" onClick={leave}>
        Cerrar sesión
      </button>
    </section>
  );
}
