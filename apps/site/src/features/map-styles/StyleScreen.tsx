import { MAP_STYLE_RECORD, type MapStyleDetail } from "@nv/contracts/schemas";
import { Button, CopyButton } from "@nv/ui";
import { ConfirmDialog, Step } from "@nv/web";
import { type ReactNode, useState } from "react";
import { RecordScreen } from "../../records/RecordScreen";
import { RecordView } from "../../records/RecordView";
import type { Ordering } from "../../records/use-action";
import { EditStyle } from "./EditStyle";
import { mapStylesCalls } from "./map-styles-calls";
import { stateOf } from "./style-state";

const NO_FIELDS: readonly string[] = [];

/** A saved style with everything about it. */
export function StyleScreen({ id }: { readonly id: string }): ReactNode {
  return (
    <RecordScreen kind={MAP_STYLE_RECORD} id={id} detail={mapStylesCalls.detail}>
      {(saved, { news, replace }) => <StyleView saved={saved} news={news} onChanged={replace} />}
    </RecordScreen>
  );
}

interface ViewProps {
  readonly saved: MapStyleDetail;
  /** Sentence on what somebody else just did; empty for nothing. */
  readonly news: string;
  readonly onChanged: (saved: MapStyleDetail) => void;
}

function StyleView({ saved, news, onChanged }: ViewProps): ReactNode {
  const { status, publicUrl, liveUrl } = saved;
  return (
    <RecordView
      kind={MAP_STYLE_RECORD}
      record={saved}
      news={news}
      onChanged={onChanged}
      calls={mapStylesCalls}
      facts={stateOf(saved)}
      rolledBack="Se publica otra vez esa versión."
      actions={(work) => <StyleActions saved={saved} {...work} />}
    >
      {() => (
        <>
          {status !== "retired" && <EditStyle saved={saved} onChanged={onChanged} />}
          {publicUrl !== null && liveUrl !== null && (
            <Step label="Direcciones" fields={NO_FIELDS}>
              <ul className="nv-map-styles__addresses">
                <li>
                  Esta versión, siempre igual: <code>{publicUrl}</code>{" "}
                  <CopyButton text={publicUrl} what="la dirección de esta versión" />
                </li>
                <li>
                  La última: <code>{liveUrl}</code>{" "}
                  <CopyButton text={liveUrl} what="la dirección de la última versión" />
                </li>
              </ul>
            </Step>
          )}
        </>
      )}
    </RecordView>
  );
}

type ActionsProps = Pick<ViewProps, "saved"> & Pick<Ordering<MapStyleDetail>, "isBusy" | "run">;

/** Orders that change what readers' maps wear. */
function StyleActions({ saved, isBusy, run }: ActionsProps): ReactNode {
  const [isRetiring, setIsRetiring] = useState(false);
  const { id, version, revision, title, problems, isCurrent, hasUnpublishedChanges } = saved;
  return (
    <>
      {!isCurrent && (
        <Button disabled={isBusy} onClick={() => setIsRetiring(true)}>
          Retirar
        </Button>
      )}
      {revision !== null && !isCurrent && (
        <Button
          disabled={isBusy}
          onClick={() =>
            run(mapStylesCalls.makeCurrent(id, { version }), "Los localizadores nuevos empiezan con este estilo.")
          }
        >
          Hacerlo el estilo de la casa
        </Button>
      )}
      {(revision === null || hasUnpublishedChanges) && (
        <Button
          rank="main"
          disabled={isBusy || problems.length > 0}
          onClick={() => run(mapStylesCalls.act(id, "publish", version), "Publicado.")}
        >
          {revision === null ? "Publicar" : "Publicar cambios"}
        </Button>
      )}
      {isRetiring && (
        <ConfirmDialog
          title={`Retirar «${title}»`}
          action="Retirar"
          onConfirm={() => run(mapStylesCalls.act(id, "retire", version), "Retirado.")}
          onClose={() => setIsRetiring(false)}
        >
          <p>
            Sus direcciones dejan de dar el estilo: los mapas que lo piden se quedan sin él. Los localizadores
            publicados no cambian.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
