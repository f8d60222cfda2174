import { PROGRAM_SCOPES } from "@nv/contracts";
import type { OwnedProgramKey, ProgramsView } from "@nv/contracts/schemas";
import { formatAgo, formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { programCalls } from "./program-calls.ts";

export interface KeyTableProps {
  readonly view: ProgramsView;
  readonly onChange: () => Promise<void>;
}

/** Keys of everybody: whose, what for, until when, and when they were used. */
export function KeyTable({ view: { keys, services }, onChange }: KeyTableProps) {
  const { caller } = useAdmin();
  const [ending, setEnding] = useState<OwnedProgramKey | null>(null);
  const nowMs = Date.now();
  const ownerOf = ({ email, serviceId }: OwnedProgramKey) =>
    email || (services.find(({ id }) => id === serviceId)?.name ?? "");

  async function revoke({ id }: OwnedProgramKey) {
    await programCalls.revoke(caller, id);
    await onChange();
  }

  return (
    <section aria-labelledby="keys">
      <h2 id="keys">Claves de todos</h2>
      {keys.length === 0 ? (
        <p className="empty">Nadie tiene ninguna.</p>
      ) : (
        <ul className="lines">
          {keys.map((key) => (
            <li key={key.id}>
              <span>
                <strong>{key.name}</strong> <code>{key.start}…</code>
                <small className="nv-beneath">
                  {ownerOf(key)}
                  {key.kind === "token" && " · asistente"}
                  {key.isHeld && " · en pausa hasta que entre con el directorio"} ·{" "}
                  {key.lastUsedAtMs === null ? "sin usar" : `usada ${formatAgo(key.lastUsedAtMs, nowMs)}`} ·{" "}
                  {key.expiresAtMs <= nowMs ? "caducó" : "caduca"} el {formatMoment(key.expiresAtMs)}
                </small>
                <small className="nv-beneath program-scopes">
                  {key.scopes.map((scope) => PROGRAM_SCOPES[scope]).join(" · ")}
                </small>
              </span>
              <Button onClick={() => setEnding(key)}>
                Retirar…<span className="nv-visually-hidden"> la clave {key.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {ending !== null && (
        <ConfirmDialog
          title={`¿Retirar «${ending.name}»?`}
          action="Retirar"
          onConfirm={() => revoke(ending)}
          onClose={() => setEnding(null)}
        >
          <p>Es de {ownerOf(ending)}. Deja de abrir en el acto y no se puede deshacer.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
