import type { SeriesDetail } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { type ReactNode, useState } from "react";
import { seriesCalls } from "./series-calls";

/** What is asked before readers are left without the series. */
const QUESTIONS = {
  unpublish: {
    title: "Despublicar",
    text: "Sus direcciones, también las de versiones anteriores, dejan de contestar: lo que las lee se queda sin datos.",
    done: "Despublicada.",
  },
  retire: {
    title: "Retirar",
    text: "Sale de la lista y no se vuelve a mirar. Sus direcciones dejan de contestar: lo que las lee se queda sin datos.",
    done: "Retirada.",
  },
} as const;

interface Props {
  readonly series: SeriesDetail;
  readonly isBusy: boolean;
  /** @param done - What is said once it is done. */
  readonly onRun: (work: Promise<SeriesDetail>, done: string) => void;
}

/** The orders that change what readers get, and what keeps a series from going out. */
export function SeriesOrders({ series, isBusy, onRun }: Props): ReactNode {
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const { id, version, revision, status, hasUnpublishedChanges, problems } = series;
  if (status === "retired")
    return (
      <div className="nv-row">
        <Button
          disabled={isBusy}
          onClick={() => onRun(seriesCalls.act(id, "restore", version), "Recuperada, como borrador.")}
        >
          Recuperar
        </Button>
      </div>
    );
  return (
    <>
      <div className="nv-row">
        {(revision === null || hasUnpublishedChanges) && (
          <Button
            rank={series.isWaiting ? "plain" : "main"}
            disabled={isBusy || problems.length > 0}
            onClick={() =>
              onRun(seriesCalls.act(id, "publish", version), "Publicada. Quien la lee lo recibe antes de un minuto.")
            }
          >
            {revision === null ? "Publicar" : "Publicar los cambios"}
          </Button>
        )}
        {revision !== null && (
          <Button disabled={isBusy} onClick={() => setAsked("unpublish")}>
            Despublicar
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => setAsked("retire")}>
          Retirar
        </Button>
      </div>
      {problems.length > 0 && (
        <ul className="nv-series__list">
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>{message}.</li>
          ))}
        </ul>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={`${QUESTIONS[asked].title} «${series.title}»`}
          action={QUESTIONS[asked].title}
          onConfirm={() => onRun(seriesCalls.act(id, asked, version), QUESTIONS[asked].done)}
          onClose={() => setAsked(null)}
        >
          <p>{QUESTIONS[asked].text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
