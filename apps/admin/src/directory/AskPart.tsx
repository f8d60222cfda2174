import { DirectoryAnswers, type DirectoryView } from "@nv/contracts/schemas";
import { Button, Notice } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAdmin } from "../api/admin-context.ts";
import { DIRECTORY_KEY, DIRECTORY_PATH, directoryChoices, directoryLabel } from "./use-directory.ts";

const sessionsWord = (count: number) => (count === 1 ? "1 sesión abierta" : `${count} sesiones abiertas`);

function answerSentence({ kept, ended, unanswered }: DirectoryAnswers): string {
  const silent = unanswered === 0 ? "" : ` De ${unanswered} no ha dicho nada: se le vuelve a preguntar enseguida.`;
  return `Responde por ${kept} y ha cerrado ${ended}.${silent}`;
}

/** The directories, how many sessions hang from each, and a way to ask about all of them now. */
export function AskPart({ view }: { readonly view: DirectoryView }) {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: () => caller.server(`${DIRECTORY_PATH}/ask`, DirectoryAnswers, { method: "POST" }),
    onSuccess: () => queries.invalidateQueries({ queryKey: DIRECTORY_KEY }),
  });
  const on = directoryChoices(view);
  return (
    <section aria-labelledby="directories">
      <h2 id="directories">Directorios</h2>
      {on.length === 0 ? (
        <p className="empty">
          No hay ninguno. Se encienden en la configuración del servidor, con <code>OIDC_URL</code> (Entra, Keycloak,
          Google Workspace) o <code>SAML_ENTRY_POINT</code>: cada paso está en <code>docs/runbooks/providers.md</code>.
        </p>
      ) : (
        <>
          <ul className="lines">
            {view.directories
              .filter(({ label }) => label !== null)
              .map(({ name, sessions }) => (
                <li key={name}>
                  <span>
                    <strong>{directoryLabel(view, name)}</strong>
                    <small className="nv-beneath">{sessionsWord(sessions)}</small>
                  </span>
                </li>
              ))}
          </ul>
          <p>
            Si alguien acaba de salir de la casa, no hace falta esperar: pregunta ahora, o cierra sus sesiones en su
            ficha.
          </p>
          <Button aria-disabled={ask.isPending} onClick={() => !ask.isPending && ask.mutate()}>
            {ask.isPending ? "Preguntando…" : "Preguntar ahora por todas"}
          </Button>
        </>
      )}
      {ask.isError && <FailureNotice error={ask.error} />}
      <div role="status">
        {ask.isSuccess && (
          <Notice tone="done">
            <p>{answerSentence(ask.data.body)}</p>
          </Notice>
        )}
      </div>
    </section>
  );
}
