import { MAP_STYLE_RECORD, type MapStyleDetail } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, CopyButton, Notice } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { type ReactNode, useState } from "react";
import { ActionRefusal } from "../../records/ActionRefusal";
import { RecordScreen } from "../../records/RecordScreen";
import { useAction } from "../../records/use-action";
import { useVersions } from "../../records/use-versions";
import { VersionList } from "../../records/VersionList";
import { EditStyle } from "./EditStyle";
import { mapStylesCalls } from "./map-styles-calls";
import { stateOf } from "./style-state";

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
  const { isBusy, failure, said, run } = useAction(onChanged, mapStylesCalls.currentIn);
  const [isRetiring, setIsRetiring] = useState(false);
  const { id, version, revision, publicUrl, liveUrl } = saved;
  const versions = useVersions(saved, mapStylesCalls.versions);
  const canPublish = revision === null || saved.hasUnpublishedChanges;

  return (
    <article className="nv-map-styles__one nv-stack">
      <header className="nv-stack">
        <h2>{saved.title}</h2>
        <p className="nv-map-styles__note">
          {stateOf(saved)} · cambiado por {saved.changedBy} el {formatMoment(saved.updatedAtMs)}
        </p>
        <div className="nv-row">
          {canPublish && (
            <Button
              rank="main"
              disabled={isBusy || saved.problems.length > 0}
              onClick={() => run(mapStylesCalls.act(id, "publish", version), "Publicado.")}
            >
              {revision === null ? "Publicar" : "Publicar los cambios"}
            </Button>
          )}
          {revision !== null && !saved.isCurrent && (
            <Button
              disabled={isBusy}
              onClick={() =>
                run(mapStylesCalls.makeCurrent(id, { version }), "Los localizadores nuevos empiezan con este estilo.")
              }
            >
              Hacerlo el estilo de la casa
            </Button>
          )}
          {!saved.isCurrent && (
            <Button disabled={isBusy} onClick={() => setIsRetiring(true)}>
              Retirar
            </Button>
          )}
        </div>
        {saved.problems.length > 0 && (
          <ul className="nv-map-styles__findings">
            {saved.problems.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        )}
        {news !== "" && <Notice tone="plain">{news}</Notice>}
        <p role="status" className="nv-said">
          {said}
        </p>
        <ActionRefusal failure={failure} />
        {publicUrl !== null && liveUrl !== null && (
          <ul className="nv-map-styles__addresses">
            <li>
              Esta versión, siempre igual: <code>{publicUrl}</code>{" "}
              <CopyButton text={publicUrl} what="la dirección de esta versión" />
            </li>
            <li>
              La última: <code>{liveUrl}</code> <CopyButton text={liveUrl} what="la dirección de la última versión" />
            </li>
          </ul>
        )}
        {isRetiring && (
          <ConfirmDialog
            title={`Retirar «${saved.title}»`}
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
      </header>
      {saved.status !== "retired" && <EditStyle saved={saved} onChanged={onChanged} />}
      <section aria-labelledby="estilo-versiones">
        <h3 id="estilo-versiones">Versiones</h3>
        <VersionList
          record={saved}
          versions={versions}
          isBusy={isBusy}
          onRollBack={(made) => run(mapStylesCalls.rollBack(id, version, made), "Se publica otra vez esa versión.")}
        />
      </section>
    </article>
  );
}
