import type { TeamView } from "@nv/contracts/schemas";
import { Button, CopyButton, Notice } from "@nv/ui";
import { type CallFailure, ConfirmDialog, FailureNotice, toCallFailure } from "@nv/web";
import { type ReactNode, useState } from "react";
import { teamCalls } from "./team-calls";

interface Props {
  readonly view: TeamView;
  readonly onChange: () => void;
}

/** One's own shifts in one's own calendar, by an address that only they know and may end. */
export function CalendarPart({ view: { hasCalendar, people, me }, onChange }: Props): ReactNode {
  const [address, setAddress] = useState("");
  const [asking, setAsking] = useState<"renew" | "revoke" | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function open() {
    setFailure(null);
    const { path } = await teamCalls.openCalendar();
    setAddress(window.location.origin + path);
    onChange();
  }
  async function revoke() {
    await teamCalls.revokeCalendar();
    setAddress("");
    onChange();
  }

  if (!people.some(({ id }) => id === me)) return null;
  return (
    <section aria-labelledby="calendario">
      <h2 id="calendario">Tus turnos en tu calendario</h2>
      <p>
        Suscribe cualquier calendario a una dirección secreta: se pone al día sola. Quien la tenga ve tus turnos, así
        que no la compartas; si se te escapa, retírala.
      </p>
      {address !== "" && (
        <Notice tone="done">
          <p>
            Cópiala ahora: no se vuelve a mostrar. <code className="nv-breaks">{address}</code>
          </p>
          <CopyButton text={address} what="la dirección de tu calendario" />
        </Notice>
      )}
      {address === "" && hasCalendar && <p>Tu calendario tiene una dirección que funciona.</p>}
      {failure !== null && <FailureNotice error={failure} />}
      <div className="nv-row">
        {hasCalendar ? (
          <>
            <Button onClick={() => setAsking("renew")}>Crear otra dirección…</Button>
            <Button onClick={() => setAsking("revoke")}>Retirar la dirección…</Button>
          </>
        ) : (
          <Button onClick={() => open().catch((error: unknown) => setFailure(toCallFailure(error)))}>
            Crear la dirección
          </Button>
        )}
      </div>
      {asking !== null && (
        <ConfirmDialog
          title={asking === "renew" ? "¿Crear otra dirección?" : "¿Retirar la dirección?"}
          action={asking === "renew" ? "Crear otra" : "Retirar"}
          onConfirm={asking === "renew" ? open : revoke}
          onClose={() => setAsking(null)}
        >
          <p>La de ahora deja de funcionar en el acto, en todos los calendarios que la usan.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
