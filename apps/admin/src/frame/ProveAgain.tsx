import { Button, Dialog, Field } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure } from "@nv/web";
import { type FormEvent, useState, useSyncExternalStore } from "react";
import type { ProofGate, ProofQuestion } from "../api/proof-gate.ts";
import type { AdminSession } from "../api/session.ts";

export interface ProveAgainProps {
  readonly gate: ProofGate;
  readonly session: AdminSession;
}

/**
 * Asks again who one is before what opens an account, or the doors of all: the password, with its code where there is
 * one, or a passkey. The form behind stays as it is, and what was being saved is sent again.
 */
export function ProveAgain({ gate, session }: ProveAgainProps) {
  const question = useSyncExternalStore(gate.subscribe, gate.question);
  if (question === null) return null;
  return (
    <Dialog title="Vuelve a probar quién eres" onClose={() => gate.resolve(false)}>
      <ProofForm question={question} session={session} onEnd={gate.resolve} />
    </Dialog>
  );
}

interface ProofFormProps {
  readonly question: ProofQuestion;
  readonly session: AdminSession;
  readonly onEnd: (isProved: boolean) => void;
}

function ProofForm({ question: { methods, why }, session, onEnd }: ProofFormProps) {
  const [error, setError] = useState<CallFailure | null>(null);
  const needsCode = methods.includes("password_and_code");
  const hasPassword = needsCode || methods.includes("password");

  async function prove(proof: () => Promise<void>) {
    try {
      setError(null);
      await proof();
      onEnd(true);
    } catch (failure) {
      setError(toCallFailure(failure));
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === "string" ? value : "";
    };
    void prove(() => session.proveAgain(text("password"), text("code")));
  }

  return (
    <form onSubmit={handleSubmit}>
      <p>Hace rato que entraste, y {why}.</p>
      {hasPassword && (
        <Field label="Tu contraseña" name="password" type="password" autoComplete="current-password" required />
      )}
      {needsCode && (
        <Field label="Código de tu aplicación" name="code" inputMode="numeric" autoComplete="one-time-code" required />
      )}
      {error !== null && <FailureNotice error={error} />}
      <div className="nv-dialog__actions">
        {hasPassword && (
          <Button rank="main" type="submit">
            Seguir
          </Button>
        )}
        {methods.includes("passkey") && (
          <Button rank={hasPassword ? "plain" : "main"} onClick={() => void prove(() => session.proveByPasskey())}>
            Usar una llave de acceso
          </Button>
        )}
        <Button onClick={() => onEnd(false)}>Cancelar</Button>
      </div>
    </form>
  );
}
