import { PROGRAM_SCOPES } from "@nv/contracts";
import type { ProgramKey } from "@nv/contracts/schemas";
import { formatAgo, formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { type ReactNode, useState } from "react";
import { keyCalls } from "./program-calls";

interface Props {
  readonly keys: readonly ProgramKey[];
  readonly onChange: (keys: readonly ProgramKey[]) => void;
}

function stateOf({ expiresAtMs, lastUsedAtMs }: ProgramKey, nowMs: number): string {
  const use = lastUsedAtMs === null ? "No se ha usado" : `Usada ${formatAgo(lastUsedAtMs, nowMs)}`;
  return `${use} · ${expiresAtMs <= nowMs ? "caducó" : "caduca"} el ${formatMoment(expiresAtMs)}`;
}

/** One's own keys, and the assistants that are in for this hour. */
export function KeyList({ keys, onChange }: Props): ReactNode {
  const [ending, setEnding] = useState<ProgramKey | null>(null);
  const nowMs = Date.now();

  async function revoke({ id }: ProgramKey) {
    onChange((await keyCalls.revoke(id)).keys);
  }

  if (keys.length === 0)
    return <p>No tienes ninguna. Un programa tuyo entra con una clave, nunca con tu contraseña.</p>;
  return (
    <>
      <ul className="nv-keys__list nv-plain">
        {keys.map((key) => (
          <li key={key.id}>
            <p>
              <strong>{key.name}</strong> <code>{key.start}…</code>
              {key.kind === "token" && " · asistente"}
            </p>
            <p className="nv-quiet">{stateOf(key, nowMs)}</p>
            {key.isHeld && (
              <p>En pausa: el directorio de la casa ya no respondía por ti. Vuelve a valer cuando entres con él.</p>
            )}
            <ul className="nv-keys__may nv-plain nv-quiet">
              {key.scopes.map((scope) => (
                <li key={scope}>{PROGRAM_SCOPES[scope]}</li>
              ))}
            </ul>
            <Button onClick={() => setEnding(key)}>
              Retirar…<span className="nv-visually-hidden"> la clave {key.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {ending !== null && (
        <ConfirmDialog
          title={`¿Retirar «${ending.name}»?`}
          action="Retirar"
          onConfirm={() => revoke(ending)}
          onClose={() => setEnding(null)}
        >
          <p>Deja de abrir en el acto, en todas partes. No se puede deshacer: haría falta otra clave.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
