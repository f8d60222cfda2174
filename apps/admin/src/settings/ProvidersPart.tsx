import { ADMIN_API_PATH } from "@nv/contracts";
import { ProvidersView, ProviderTest, type ProviderView } from "@nv/contracts/schemas";
import { Button, CopyButton } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { AnswerState } from "../frame/AnswerState.tsx";
import { checkSentence, PROVIDER_NAMES, PROVIDER_VARIABLES } from "./provider-texts.ts";

const PATH = `${ADMIN_API_PATH}/providers`;

function ProviderItem({ provider }: { readonly provider: ProviderView }) {
  const { caller } = useAdmin();
  const { name, isOn, url, registration } = provider;
  const test = useMutation({
    mutationFn: () => caller.server(`${PATH}/${name}/test`, ProviderTest, { method: "POST" }),
  });
  return (
    <li className="provider">
      <div className="provider-head nv-cluster">
        <h3>{PROVIDER_NAMES[name]}</h3>
        <span className="condition" data-state={isOn ? "good" : "off"}>
          {isOn ? "Encendido" : "Apagado"}
        </span>
        {isOn && (
          <Button aria-disabled={test.isPending} onClick={() => !test.isPending && test.mutate()}>
            {test.isPending ? "Probando…" : "Probar"}
            <span className="nv-visually-hidden"> {PROVIDER_NAMES[name]}</span>
          </Button>
        )}
      </div>
      {isOn ? (
        <p className="setting-note nv-quiet nv-flush">
          <code>{url}</code> · registro <code>{registration}</code>
        </p>
      ) : (
        <p className="setting-note nv-quiet nv-flush">
          Se enciende en la configuración con{" "}
          {PROVIDER_VARIABLES[name].map((variable, index, all) => (
            <Fragment key={variable}>
              {index > 0 && (index === all.length - 1 ? " y " : ", ")}
              <code>{variable}</code>
            </Fragment>
          ))}
          .
        </p>
      )}
      {test.isError && <FailureNotice error={test.error} />}
      <div role="status">
        {test.isSuccess && (
          <ul className="checks">
            {test.data.body.checks.map((check) => (
              <li key={check.check} data-result={check.result === "good" ? "good" : "wrong"}>
                {checkSentence(check)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** The outside services that sign people in, each with a test. */
export function ProvidersPart() {
  const { caller } = useAdmin();
  const answer = useQuery({
    queryKey: ["providers"],
    queryFn: ({ signal }) => caller.server(PATH, ProvidersView, { signal }),
  });
  const { data } = answer;
  return (
    <section className="settings-part nv-stack" aria-labelledby="providers">
      <h2 id="providers">Entrar con otros servicios</h2>
      <p>
        Sus identificadores y secretos están solo en la configuración del servidor: aquí no se ven ni se cambian. Cada
        paso para registrar el sitio está en <code>docs/runbooks/providers.md</code>.
      </p>
      <AnswerState query={answer} />
      {data !== undefined && (
        <>
          <p className="nv-breaks">
            Dirección de vuelta que pide cada servicio: <code>{data.body.callbackUrl}</code>{" "}
            <CopyButton text={data.body.callbackUrl} what="la dirección de vuelta" />
          </p>
          <ul className="providers">
            {data.body.providers.map((provider) => (
              <ProviderItem key={provider.name} provider={provider} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
