import { translate } from "@docusaurus/Translate";
import { type ReactNode, useState } from "react";
import { logOut } from "./log-out";
import { useSession } from "./session-context";

/** Shown when a session has no e-mail, and while nothing is known yet. Specification, section 4. */
const NO_EMAIL = "---";

/** Said while the page waits to move to the home page. */
const SESSION_OVER = "Tu sesión ha terminado. Volvemos al inicio.";

/** Said when the way out could not even be loaded. */
const LOG_OUT_FAILED = "No se ha podido cerrar la sesión. Vuelve a intentarlo.";

/** The thin bar above everything: who is signed in, and the way out. */
export function SessionBar(): ReactNode {
  const { verdict, person } = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  function leave() {
    setIsLeaving(true);
    setHasFailed(false);
    logOut().catch(() => {
      setIsLeaving(false);
      setHasFailed(true);
    });
  }

  return (
    <section className="nv-session" aria-label={translate({ id: "nv.session.label", message: "Session" })}>
      <p className="nv-session__who">{person?.email || NO_EMAIL}</p>
      <p className="nv-session__notice" role="status">
        {verdict === "over" && SESSION_OVER}
        {hasFailed && LOG_OUT_FAILED}
      </p>
      {verdict !== "over" && (
        <button className="nv-session__out" type="button" onClick={leave} disabled={isLeaving}>
          {translate({ id: "nv.session.logOut", message: "Log out" })}
        </button>
      )}
    </section>
  );
}
