import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { type AssistantScope, PROGRAM_SCOPES } from "@nv/contracts";
import type { AuthorizationRequest, AuthorizationView } from "@nv/contracts/schemas";
import { Button, FactList, Notice } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { ManualLink } from "../../frame/navigation/ManualLink";
import { authorizationRequest } from "./core/authorization-request";
import { assistantCalls } from "./program-calls";
import "./programs.css";

interface ConsentProps {
  readonly request: AuthorizationRequest;
  readonly view: AuthorizationView;
}

/** Shows what an assistant asks for and what is known of it, and takes the person's word. */
function Consent({ request, view }: ConsentProps): ReactNode {
  const [scopes, setScopes] = useState<ReadonlySet<AssistantScope>>(new Set(view.scopes));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function answer(isAllowed: boolean) {
    setIsBusy(true);
    setFailure(null);
    try {
      const { url } = await assistantCalls.answer({ ...request, isAllowed, scopes: [...scopes] });
      window.location.assign(url);
    } catch (error) {
      setFailure(toCallFailure(error));
      setIsBusy(false);
    }
  }

  function turn(scope: AssistantScope, isOn: boolean) {
    const next = new Set(scopes);
    if (isOn) next.add(scope);
    else next.delete(scope);
    setScopes(next);
  }

  return (
    <>
      <section aria-labelledby="quien">
        <h2 id="quien">Quién lo pide</h2>
        <FactList
          className="nv-keys__facts"
          facts={[
            { name: "Se llama a sí mismo", value: view.name },
            { name: "Es de", value: <strong>{view.host}</strong> },
            {
              name: "El permiso va a",
              value: view.isOnThisMachine ? "un programa de este ordenador" : <strong>{view.returnHost}</strong>,
            },
          ]}
        />
        <p className="nv-quiet">
          El nombre no lo ha comprobado nadie; de dónde es, sí. Si no lo has pedido tú ahora mismo, no lo dejes entrar.
        </p>
      </section>
      <section aria-labelledby="que">
        <h2 id="que">Qué le dejas hacer, durante una hora</h2>
        <fieldset className="nv-keys__scopes">
          <legend className="nv-visually-hidden">Qué le dejas hacer</legend>
          {view.scopes.map((scope) => (
            <label key={scope}>
              <input
                type="checkbox"
                checked={scopes.has(scope)}
                onChange={({ target }) => turn(scope, target.checked)}
              />
              <span>{PROGRAM_SCOPES[scope]}</span>
            </label>
          ))}
        </fieldset>
        <Notice tone="plain">
          <p>
            Ve lo que tú ves, menos los casos. No publica nada. Lo que lee sale de la casa, hacia quien hace el
            asistente. Cada pregunta queda en la auditoría, y puedes cortarlo en <a href="/claves">tus claves</a>.
          </p>
        </Notice>
        {failure !== null && <FailureNotice error={failure} />}
        <div className="nv-row">
          <Button rank="main" disabled={isBusy || scopes.size === 0} onClick={() => void answer(true)}>
            Dejarlo entrar
          </Button>
          <Button disabled={isBusy} onClick={() => void answer(false)}>
            No dejarlo
          </Button>
        </div>
      </section>
    </>
  );
}

/** `/autorizar`: somebody lets an assistant ask in their name, or does not. */
export function AuthorizeAssistant(): ReactNode {
  const isBrowser = useIsBrowser();
  const { search } = useLocation();
  const request = authorizationRequest(search);
  const { body, failure } = useRemote(search, (signal) => assistantCalls.look(request, signal));
  return (
    <main className="nv-keys nv-screen nv-stack-6">
      <header>
        <h1 className="nv-title">¿Dejas entrar a este asistente?</h1>
        <p>
          Un asistente quiere preguntar en tu nombre. <ManualLink of="Asistentes" />
        </p>
      </header>
      {failure !== null && <FailureNotice error={failure} />}
      {(!isBrowser || (failure === null && body === null)) && <p role="status">Mirando quién lo pide…</p>}
      {isBrowser && body !== null && <Consent request={request} view={body} />}
    </main>
  );
}
