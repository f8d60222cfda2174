import type { TrackerDetail } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { type ReactNode, useState } from "react";
import { trackersCalls } from "./trackers-calls";

/** What is asked before readers are left without it. */
const QUESTIONS = {
  unpublish: {
    title: "Despublicar",
    text: "Sus direcciones, también las de versiones anteriores, dejan de contestar. Los gráficos publicados se quedan como están.",
    done: "Despublicado.",
  },
  retire: {
    title: "Retirar",
    text: "Sale de la lista, y sus direcciones dejan de contestar. Los gráficos publicados se quedan como están.",
    done: "Retirado.",
  },
} as const;

interface Props {
  readonly tracker: TrackerDetail;
  readonly isBusy: boolean;
  /** @param done - What is said once it is done. */
  readonly onRun: (work: Promise<TrackerDetail>, done: string) => void;
}

/** The orders that change what readers get, and what keeps a tracker from going out. */
export function TrackerOrders({ tracker, isBusy, onRun }: Props): ReactNode {
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const { id, version, revision, status, hasUnpublishedChanges, problems, kind } = tracker;
  if (status === "retired")
    return (
      <div className="nv-row">
        <Button
          disabled={isBusy}
          onClick={() => onRun(trackersCalls.act(id, "restore", version), "Recuperado, como borrador.")}
        >
          Recuperar
        </Button>
      </div>
    );
  // A comparison has news of its own whenever one of its mandates does.
  const canPublish = revision === null || hasUnpublishedChanges || kind === "comparison";
  return (
    <>
      <div className="nv-row">
        {canPublish && (
          <Button
            rank="main"
            disabled={isBusy || problems.length > 0}
            onClick={() =>
              onRun(
                trackersCalls.act(id, "publish", version),
                "Publicado. Quien lo lee, y los gráficos que lo siguen, lo reciben antes de un minuto.",
              )
            }
          >
            {revision === null ? "Publicar" : hasUnpublishedChanges ? "Publicar los cambios" : "Publicar otra vez"}
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
        <ul className="nv-trackers__findings">
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>{message}.</li>
          ))}
        </ul>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={`${QUESTIONS[asked].title} «${tracker.title}»`}
          action={QUESTIONS[asked].title}
          onConfirm={() => onRun(trackersCalls.act(id, asked, version), QUESTIONS[asked].done)}
          onClose={() => setAsked(null)}
        >
          <p>{QUESTIONS[asked].text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
