import { DROP_RECORD, type DropSummary } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, Notice } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { type ReactNode, useState } from "react";
import { ActionRefusal } from "../../records/ActionRefusal";
import { StateMark } from "../../records/RecordList";
import { RecordScreen } from "../../records/RecordScreen";
import { useAction } from "../../records/use-action";
import { useVersions } from "../../records/use-versions";
import { stateOf } from "./core/drop-words";
import { DropGiven } from "./DropGiven";
import { DropHistory } from "./DropHistory";
import { dropsCalls, refusalOf } from "./drops-calls";
import { EditDrop } from "./EditDrop";

/** A file at a public address with everything about it. */
export function DropScreen({ id }: { readonly id: string }): ReactNode {
  return (
    <RecordScreen kind={DROP_RECORD} id={id} detail={dropsCalls.detail} changed="acaba de cambiarlo.">
      {(drop, { news, replace }) => <DropView drop={drop} news={news} onChanged={replace} />}
    </RecordScreen>
  );
}

interface ViewProps {
  readonly drop: DropSummary;
  /** Sentence on what somebody else just did; empty for nothing. */
  readonly news: string;
  readonly onChanged: (drop: DropSummary) => void;
}

function DropView({ drop, news, onChanged }: ViewProps): ReactNode {
  const { isBusy, failure, said, run } = useAction(onChanged, (refused) => refusalOf(refused).current);
  const [isAsked, setIsAsked] = useState(false);
  const { id, title, version, latestUrl, updatedAtMs, changedBy } = drop;
  const versions = useVersions(drop, dropsCalls.versions);
  const state = stateOf(drop, Date.now());
  return (
    <article className="nv-record nv-stack">
      <header>
        <h2>{title}</h2>
        <p className="nv-quiet nv-breaks">
          <StateMark state={{ text: state.text, tone: state.tone }} /> {state.detail} · <code>/d/{drop.slug}/</code>
          {latestUrl !== null && ` · cambiado por ${changedBy} el ${formatMoment(updatedAtMs)}`}
        </p>
        {news !== "" && <Notice tone="plain">{news}</Notice>}
        <p role="status" className="nv-said">
          {said}
        </p>
        <ActionRefusal failure={failure} />
      </header>
      {latestUrl === null ? (
        <p>Su dirección contesta que ya no está (410), antes de un minuto. Vuelve a darlo y estará donde estaba.</p>
      ) : (
        <DropGiven drop={drop} latestUrl={latestUrl} />
      )}
      <section aria-labelledby="drop-cambiar">
        <h3 id="drop-cambiar">{latestUrl === null ? "Volver a publicarlo" : "Reemplazar o prolongar"}</h3>
        <EditDrop drop={drop} onChanged={(changed, done) => run(Promise.resolve(changed), done)} />
      </section>
      <section aria-labelledby="drop-historia">
        <h3 id="drop-historia">Lo que ha dado</h3>
        <DropHistory
          drop={drop}
          versions={versions}
          isBusy={isBusy}
          onRollBack={(revision) =>
            run(dropsCalls.rollBack(id, version, revision), "Quien lo lea recibe otra vez aquello antes de un minuto.")
          }
        />
      </section>
      {latestUrl !== null && (
        <div className="nv-row">
          <Button disabled={isBusy} onClick={() => setIsAsked(true)}>
            Retirar
          </Button>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title={`Retirar «${title}»`}
          action="Retirar"
          onConfirm={() => run(dropsCalls.act(id, "retire", version), "Retirado.")}
          onClose={() => setIsAsked(false)}
        >
          <p>
            Sus direcciones, también las de contenidos anteriores, dejan de contestar: dirán que ya no está (410). Lo
            que lo lea se quedará sin datos. El archivo sigue en Archivos, y se puede volver a dar.
          </p>
        </ConfirmDialog>
      )}
    </article>
  );
}
