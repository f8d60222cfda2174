import Link from "@docusaurus/Link";
import { translate } from "@docusaurus/Translate";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { ADMIN_PATH, PROGRAM_KEYS_PAGE } from "@nv/contracts";
import { SESSION_OVER } from "@nv/web";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
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
  // A click on the prerendered page would be lost.
  const isAlive = useIsBrowser();
  const [isOpen, setIsOpen] = useState(false);
  const waysId = useId();
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

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === "Escape") setIsOpen(false);
  }

  const label = translate({ id: "nv.session.label", message: "Session" });
  return (
    <section
      className="nv-session"
      aria-label={label}
      data-open={isOpen || undefined}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <p className="nv-session__who">{person?.email || NO_EMAIL}</p>
      <p className="nv-session__notice" role="status">
        {verdict === "over" ? LEAVING : failure}
      </p>
      {verdict !== "over" && (
        <button
          className="nv-session__toggle"
          type="button"
          aria-expanded={isOpen}
          aria-controls={waysId}
          disabled={!isAlive}
          onClick={() => setIsOpen(!isOpen)}
        >
          {label}
        </button>
      )}
      {verdict !== "over" && (
        <div id={waysId} className="nv-session__ways">
          {person?.isAdministrator && (
            <a className="nv-session__out" href={ADMIN_PATH}>
              Administración
            </a>
          )}
          <Link className="nv-session__out" to={PROGRAM_KEYS_PAGE}>
            Tus claves
          </Link>
          <button className="nv-session__out" type="button" disabled={!isAlive} onClick={showAccount}>
            Tu cuenta
          </button>
          <button className="nv-session__out" type="button" disabled={!isAlive || isLeaving} onClick={leave}>
            {translate({ id: "nv.session.logOut", message: "Log out" })}
          </button>
        </div>
      )}
    </section>
  );
}
