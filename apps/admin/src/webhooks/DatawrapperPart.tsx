import { formatMoment } from "@nv/spanish";
import { Button, CopyButton, Dialog } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAdmin } from "../api/admin-context.ts";
import { AskedQuestion } from "./AskedQuestion.tsx";
import { DATAWRAPPER_HOOK_KEY, datawrapperHookCalls } from "./webhook-calls.ts";

const QUESTIONS = {
  make: {
    title: "¿Hacer otra dirección?",
    action: "Hacer otra",
    text: "La de ahora deja de valer en este momento: hasta que Datawrapper tenga la nueva no avisa de nada.",
  },
  remove: {
    title: "¿Quitar la dirección?",
    action: "Quitarla",
    text: "Datawrapper deja de avisar. La revisión diaria sigue publicando otra vez lo que se quedó atrás.",
  },
} as const;

/** Shows the address that Datawrapper is to be given, this once. */
function AddressDialog({ url, onClose }: { readonly url: string; readonly onClose: () => void }) {
  return (
    <Dialog title="Dirección para Datawrapper" closesOutside={false} onClose={onClose}>
      <p>
        Pégala en Datawrapper, en los ajustes del equipo: Integrations → Custom webhook. Quien la tenga puede pedir que
        se mire si un gráfico ha cambiado; al cerrar no se vuelve a ver.
      </p>
      <p className="secret">
        <code>{url}</code>
      </p>
      <div className="nv-dialog__actions">
        <CopyButton text={url} what="la dirección">
          Copiar la dirección
        </CopyButton>
        <Button onClick={onClose}>Ya la tengo</Button>
      </div>
    </Dialog>
  );
}

/** The address that Datawrapper tells of what goes out there: whether there is one, and making another. */
export function DatawrapperPart() {
  const { caller } = useAdmin();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const [url, setUrl] = useState("");
  const { data, error } = useQuery({
    queryKey: [DATAWRAPPER_HOOK_KEY],
    queryFn: ({ signal }) => datawrapperHookCalls.state(caller, signal),
  });
  const order = useMutation({
    async mutationFn(what: keyof typeof QUESTIONS) {
      if (what === "remove") await datawrapperHookCalls.remove(caller);
      else setUrl(`${location.origin}${(await datawrapperHookCalls.make(caller)).body.path}`);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [DATAWRAPPER_HOOK_KEY] }),
  });
  const hook = data?.body;
  const failure = error ?? order.error;
  return (
    <section className="webhook">
      <div className="webhook-head nv-cluster">
        <h2>Avisos de Datawrapper</h2>
      </div>
      <p className="webhook-lede">
        Cuando alguien publica o retira allí un gráfico, Datawrapper avisa aquí: lo que lo muestra con «Versión fija»
        sale otra vez en menos de un minuto, y «Salud» dice qué gráfico ya no está publicado.
      </p>
      {hook !== undefined && !hook.isAccountOn && (
        <p>Falta la cuenta de Datawrapper (DATAWRAPPER_TOKEN): sin ella no se puede comprobar ningún aviso.</p>
      )}
      {hook?.isMade && (
        <p>
          La dirección es de {hook.madeBy}, del {formatMoment(hook.madeAtMs ?? 0)}.{" "}
          {hook.receivedAtMs === null
            ? "Datawrapper todavía no ha avisado."
            : `El último aviso llegó el ${formatMoment(hook.receivedAtMs)}.`}
        </p>
      )}
      {hook !== undefined && (
        <div className="nv-row">
          <Button
            aria-disabled={order.isPending}
            onClick={() => (hook.isMade ? setAsked("make") : !order.isPending && order.mutate("make"))}
          >
            {hook.isMade ? "Hacer otra dirección…" : "Hacer la dirección"}
          </Button>
          {hook.isMade && <Button onClick={() => setAsked("remove")}>Quitar la dirección…</Button>}
        </div>
      )}
      {failure !== null && <FailureNotice error={failure} />}
      {asked !== null && (
        <AskedQuestion
          question={QUESTIONS[asked]}
          onConfirm={() => order.mutateAsync(asked)}
          onClose={() => setAsked(null)}
        />
      )}
      {url !== "" && asked === null && <AddressDialog url={url} onClose={() => setUrl("")} />}
    </section>
  );
}
