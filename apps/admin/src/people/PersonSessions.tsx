import { formatAgo, formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";
import { type PersonSession, Sessions } from "./person.ts";
import { personCalls, refreshPeople } from "./person-calls.ts";

/** Which sessions are about to be ended. */
type Ending = PersonSession | "all" | null;

function deviceOf({ device, user_agent }: PersonSession): string {
  return device || user_agent || "Dispositivo desconocido";
}

/** Sessions of a person, and the actions that end them. */
export function PersonSessions({ id }: { readonly id: string }) {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const [ending, setEnding] = useState<Ending>(null);
  const answer = useQuery({
    queryKey: ["person", id, "sessions"],
    queryFn: ({ signal }) => caller.identity(`/admin/users/${id}/sessions`, Sessions, { signal }),
  });

  async function end() {
    await personCalls(caller).endSession(id, ending === "all" || ending === null ? null : ending.id);
    await refreshPeople(queries);
  }

  if (answer.data === undefined || answer.error !== null) return <AnswerState query={answer} />;
  const { sessions } = answer.data.body;
  return (
    <>
      {sessions.length === 0 ? (
        <p className="empty">No ha entrado en ningún dispositivo.</p>
      ) : (
        <ul className="lines">
          {sessions.map((session) => (
            <li key={session.id}>
              <span>
                <strong>{deviceOf(session)}</strong>
                <small className="nv-beneath">
                  Usada {formatAgo(session.last_used_at, Date.now())} desde {session.address || "una red desconocida"} ·
                  abierta {formatMoment(session.created_at)}
                </small>
              </span>
              <Button onClick={() => setEnding(session)}>
                Terminar<span className="nv-visually-hidden"> la sesión de {deviceOf(session)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {sessions.length > 1 && <Button onClick={() => setEnding("all")}>Terminar todas</Button>}
      {ending !== null && (
        <ConfirmDialog
          title={ending === "all" ? "Terminar todas sus sesiones" : "Terminar esta sesión"}
          onClose={() => setEnding(null)}
          action="Terminar"
          onConfirm={end}
        >
          <p>
            Dejará de estar dentro en el acto, aunque tenga una página abierta. Puede volver a entrar cuando quiera.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
