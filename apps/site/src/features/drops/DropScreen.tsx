import { DROP_RECORD, type DropSummary } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button } from "@nv/ui";
import { ConfirmDialog, Step } from "@nv/web";
import { type ReactNode, useState } from "react";
import { Workbench } from "../../frame/workbench/Workbench";
import { StateMark } from "../../records/RecordList";
import { RecordNews } from "../../records/RecordNews";
import { RecordScreen } from "../../records/RecordScreen";
import { useRecordHead } from "../../records/record-head";
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

const NO_FIELDS: readonly string[] = [];

interface ViewProps {
  readonly drop: DropSummary;
  /** Sentence on what somebody else just did; empty for nothing. */
  readonly news: string;
  readonly onChanged: (drop: DropSummary) => void;
}

function DropView({ drop, news, onChanged }: ViewProps): ReactNode {
  const { isBusy, failure, said, run } = useAction(onChanged, (refused) => refusalOf(refused).current);
  const head = useRecordHead();
  const [isAsked, setIsAsked] = useState(false);
  const { id, title, version, latestUrl, updatedAtMs, changedBy } = drop;
  const versions = useVersions(drop, dropsCalls.versions);
  const state = stateOf(drop, Date.now());
  return (
    <article className="nv-record">
      <Workbench
        head={head}
        state={
          <>
            <StateMark state={{ text: state.text, tone: state.tone }} /> {state.detail} · <code>/d/{drop.slug}/</code>
          </>
        }
        news={<RecordNews news={news} said={said} failure={failure} />}
        stage={
          <div className="nv-bench__result nv-stack">
            {latestUrl === null ? (
              <p>
                Su dirección contesta que ya no está (410), antes de un minuto. Vuelve a darlo y estará donde estaba.
              </p>
            ) : (
              <DropGiven drop={drop} latestUrl={latestUrl} />
            )}
          </div>
        }
      >
        <h2 className="nv-visually-hidden">{title}</h2>
        <Step label="Archivo" fields={NO_FIELDS}>
          <EditDrop drop={drop} onChanged={(changed, done) => run(Promise.resolve(changed), done)}>
            {latestUrl !== null && (
              <Button disabled={isBusy} onClick={() => setIsAsked(true)}>
                Retirar
              </Button>
            )}
          </EditDrop>
        </Step>
        <Step label="Historia" fields={NO_FIELDS}>
          {latestUrl !== null && (
            <p className="nv-quiet nv-breaks nv-flush nv-small">
              Cambiado por {changedBy} el {formatMoment(updatedAtMs)}
            </p>
          )}
          <DropHistory
            drop={drop}
            versions={versions}
            isBusy={isBusy}
            onRollBack={(revision) =>
              run(
                dropsCalls.rollBack(id, version, revision),
                "Quien lo lea recibe otra vez aquello antes de un minuto.",
              )
            }
          />
        </Step>
      </Workbench>
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
