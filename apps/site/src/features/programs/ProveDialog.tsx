import { Button, Dialog, Field } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import { type Proof, proveHere } from "./prove-here";

interface Props {
  /** The ways in which this account can prove it. */
  readonly methods: readonly string[];
  readonly onProved: () => void;
  readonly onClose: () => void;
}

/** Asks again who one is before a key is made: an open desk, or a stolen cookie, makes none. */
export function ProveDialog({ methods, onProved, onClose }: Props): ReactNode {
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const needsCode = methods.includes("password_and_code");
  const hasPassword = needsCode || methods.includes("password");

  function prove(proof: Proof) {
    setFailure(null);
    proveHere(proof).then(onProved, (error: unknown) => setFailure(toCallFailure(error)));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    prove({ password: String(fields.get("password") ?? ""), code: String(fields.get("code") ?? "") });
  }

  return (
    <Dialog title="Vuelve a probar quién eres" onClose={onClose}>
      <form onSubmit={handleSubmit}>
        <p>Hace rato que entraste, y una clave abre la casa en tu nombre.</p>
        {hasPassword && (
          <Field label="Tu contraseña" name="password" type="password" autoComplete="current-password" required />
        )}
        {needsCode && (
          <Field
            label="Código de tu aplicación"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        )}
        {methods.length === 0 && <p>Entraste por otro servicio: sal, vuelve a entrar por él y crea la clave.</p>}
        {failure !== null && <FailureNotice error={failure} />}
        <div className="nv-dialog__actions">
          {hasPassword && (
            <Button rank="main" type="submit">
              Seguir
            </Button>
          )}
          {methods.includes("passkey") && (
            <Button rank={hasPassword ? "plain" : "main"} onClick={() => prove({})}>
              Usar una llave de acceso
            </Button>
          )}
          <Button onClick={onClose}>Cancelar</Button>
        </div>
      </form>
    </Dialog>
  );
}
