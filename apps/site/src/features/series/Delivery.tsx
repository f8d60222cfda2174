import type { SeriesDetail } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, Notice } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure } from "@nv/web";
import { type ReactNode, useState } from "react";
import { seriesCalls } from "../../records/data/series-calls";

/** Delivery of what is published to the chart that follows it; nothing where none does. */
export function Delivery({ series }: { readonly series: SeriesDetail }): ReactNode {
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isOrdered, setIsOrdered] = useState(false);
  const { id, delivery, fields } = series;
  if (delivery === null || fields.target.kind === "none") return null;
  const { state, sentence, atMs } = delivery;
  const { chart } = fields.target;

  async function sendAgain() {
    setFailure(null);
    setIsOrdered(true);
    try {
      await seriesCalls.deliver(id);
    } catch (error) {
      setFailure(toCallFailure(error));
      setIsOrdered(false);
    }
  }

  return (
    <>
      {state === "pending" && <p role="status">El gráfico {chart} de Datawrapper está recibiendo los datos…</p>}
      {state === "done" && atMs === null && (
        <p>El gráfico {chart} de Datawrapper recibirá lo próximo que se publique.</p>
      )}
      {state === "done" && atMs !== null && (
        <p>
          El gráfico {chart} de Datawrapper lleva estos datos desde el {formatMoment(atMs)}.
        </p>
      )}
      {state === "failed" && (
        <Notice tone="wrong">
          <p>
            El gráfico {chart} de Datawrapper sigue con lo de antes. {sentence}
          </p>
          <Button disabled={isOrdered} onClick={() => void sendAgain()}>
            {isOrdered ? "Enviándolo…" : "Enviarlo otra vez"}
          </Button>
        </Notice>
      )}
      {failure !== null && <FailureNotice error={failure} />}
    </>
  );
}
