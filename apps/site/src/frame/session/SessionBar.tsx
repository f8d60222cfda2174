import { translate } from "@docusaurus/Translate";
import { ADMIN_PATH } from "@nv/contracts";
import { SESSION_OVER } from "@nv/web";
import { type ReactNode, useState } from "react";
import { logOut } from "./log-out";
import { openAccount } from "./open-account";
import { useSession } from "./session-context";

/** Shown when a session has no e-mail, and while nothing is known yet. Specification, section 4. */
const NO_EMAIL = "---";

/** Said while the page waits to move to the home page. */
const LEAVING = `${SESSION_OVER}. Volvemos al inicio.`;

/** Said when the way out could not even be loaded. */
const LOG_OUT_FAILED = "No se ha podido cerrar la sesión. Vuelve a intentarlo.";

/** Said when the account page could not be loaded. */
const ACCOUNT_FAILED = "No se ha podido abrir tu cuenta. Vuelve a intentarlo.";

/** The thin bar above everything: who is signed in, their account, and the way out. */
export function SessionBar(): ReactNode {
  const { verdict, person } = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState("");

  function leave() {
    setIsLeaving(true);
    setFailure("");
    logOut().catch(() => {
      setIsLeaving(false);
      setFailure(LOG_OUT_FAILED);
    });
  }

  function showAccount() {
    setFailure("");
    openAccount().catch(() => setFailure(ACCOUNT_FAILED));
  }

  return (
    <section className="nv-session" aria-label={translate({ id: "nv.session.label", message: "Session" })}>
      <p className="nv-session__who">{person?.email || NO_EMAIL}</p>
      <p className="nv-session__notice" role="status">
        {verdict === "over" ? LEAVING : failure}
      </p>
      {verdict !== "over" && (
        <div className="nv-session__ways">
          {person?.isAdministrator && (
            <a className="nv-session__out" href={ADMIN_PATH}>
              {translate({ id: "nv.session.administration", message: "Administration" })}
            </a>
          )}
          <button className="nv-session__out" type="button" onClick={showAccount}>
            {translate({ id: "nv.session.account", message: "Your account" })}
          </button>
          <button className="nv-session__out" type="button" onClick={leave} disabled={isLeaving}>
            {translate({ id: "nv.session.logOut", message: "Log out" })}
          </button>
        </div>
      )}
    </section>
  );
}
