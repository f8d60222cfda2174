import { Button, Dialog } from "@nv/ui";
import { SESSION_OVER } from "@nv/web";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { AdminSession } from "../api/session.ts";
import type { SignInGate } from "../api/sign-in-gate.ts";

export interface SignInAgainProps {
  readonly gate: SignInGate;
  readonly session: AdminSession;
}

/**
 * Asks the person to sign in again in another tab, with whatever they sign in with, and goes on by itself once they have:
 * the form behind stays as it is, and what was being saved is sent again.
 */
export function SignInAgain({ gate, session }: SignInAgainProps) {
  const isWaiting = useSyncExternalStore(gate.subscribe, gate.isWaiting);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => session.onSignIn(() => gate.resolve(true)), [gate, session]);

  async function openTab() {
    setHasFailed(false);
    // A browser lets a page open a tab at the click, not after an answer; the tab waits for its address.
    const tab = window.open("about:blank");
    try {
      // A session that only the server knows would hide the way in.
      await session.signOut();
    } catch {
      // Without a session there is none to end, and without a network the tab says so itself.
    }
    if (tab === null) setHasFailed(true);
    else tab.location.replace("/");
  }

  if (!isWaiting) return null;
  return (
    <Dialog title={SESSION_OVER} onClose={() => gate.resolve(false)}>
      <p>
        Entra otra vez en una pestaña aparte. Lo que estabas haciendo sigue aquí: al volver a esta pestaña continúa
        solo.
      </p>
      {hasFailed && (
        <p role="alert">
          El navegador no ha dejado abrir la pestaña. Abre tú una con la portada del sitio, entra y vuelve a esta.
        </p>
      )}
      <div className="nv-dialog__actions">
        <Button rank="main" onClick={openTab}>
          Entrar en otra pestaña
        </Button>
        <Button onClick={() => gate.resolve(false)}>Ahora no</Button>
      </div>
    </Dialog>
  );
}
