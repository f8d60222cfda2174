import type { MapRequest, SentMap } from "@nv/contracts/schemas";
import { Button, Field, Link, Notice } from "@nv/ui";
import { boundText, FailureNotice, fieldsIn, NO_PROBLEMS, problemsByField, useAttempt, useRemote } from "@nv/web";
import { type ReactNode, useState } from "react";
import { lightMapsCalls } from "./light-maps-calls";

interface Props {
  readonly fileId: string;
  readonly order: MapRequest;
}

/** Puts the map under a map of Datawrapper: a new one, or one that is there. */
export function SendToDatawrapper({ fileId, order }: Props): ReactNode {
  const { body: status } = useRemote("omfg-datawrapper", lightMapsCalls.datawrapper);
  const [chart, setChart] = useState("");
  const [title, setTitle] = useState("");
  const { isBusy, failure, attempt } = useAttempt();
  const [sent, setSent] = useState<SentMap | null>(null);

  function send() {
    setSent(null);
    return attempt(async () => {
      setSent(await lightMapsCalls.send(fileId, { order, chart: chart.trim(), title }));
    });
  }
  if (status === null) return null;
  if (status.mode === "off")
    return (
      <Notice tone="plain">
        <p>{status.notice} En Datawrapper: mapa de coropletas → «Sube tu propio mapa», con el archivo descargado.</p>
      </Notice>
    );
  const problems = failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure));
  const isBeside = problems.size > 0;
  return (
    <div className="nv-stack">
      <div className="nv-tool__fields">
        <Field
          label="Mapa de Datawrapper"
          {...boundText(chart, setChart)}
          hint="Sus 5 letras, como aB3dE; vacío para uno nuevo. Cambia su borrador, no lo publicado."
          error={problems.get("chart")}
        />
        {chart.trim() === "" && <Field label="Título del nuevo" {...boundText(title, setTitle)} />}
      </div>
      <div className="nv-tool__actions">
        <Button disabled={isBusy} onClick={() => void send()}>
          {isBusy ? "Enviando…" : chart.trim() === "" ? "Crear el mapa en Datawrapper" : "Ponerlo en ese mapa"}
        </Button>
      </div>
      {failure !== null && (!isBeside || problems.get("chart") === undefined) && (
        <FailureNotice error={failure} comfort="El mapa hecho sigue aquí." />
      )}
      {sent !== null && (
        <Notice tone="done">
          <p>
            {sent.isNew ? "Creado" : "Cambiado"} «{sent.title}» ({sent.id}).{" "}
            <Link href={sent.url}>Abrirlo en Datawrapper</Link>
          </p>
        </Notice>
      )}
    </div>
  );
}
