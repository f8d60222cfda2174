import { MAP_STYLE_RECORD, type MapStyleDetail } from "@nv/contracts/schemas";
import { HOUSE_MAP_STYLE } from "@nv/geography";
import { Button, CopyButton } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { type ReactNode, useState } from "react";
import { EditedScreen } from "../../records/saving/EditedScreen";
import { type PublishOrder, RecordEditor } from "../../records/saving/RecordEditor";
import type { Ordering } from "../../records/use-action";
import { NEW_STYLE } from "./core/style-draft";
import { mapStylesCalls } from "./map-styles-calls";
import { StyleDesk } from "./StyleDesk";
import { STYLE_SAVING } from "./style-saving";
import { stateOf } from "./style-state";

interface ScreenProps {
  /** `null` for one that is not begun: it begins as the house's own. */
  readonly id: string | null;
  readonly onBegun?: (id: string) => void;
  /** Drawn before its controls. */
  readonly children?: ReactNode;
}

/** A style with everything about it. */
export function StyleScreen({ id, onBegun, children }: ScreenProps): ReactNode {
  return (
    <EditedScreen kind={MAP_STYLE_RECORD} id={id} onBegun={onBegun} detail={mapStylesCalls.detail}>
      {(saved, { onChanged }) => (
        <StyleView saved={saved} onChanged={onChanged}>
          {children}
        </StyleView>
      )}
    </EditedScreen>
  );
}

interface ViewProps {
  readonly saved: MapStyleDetail | null;
  readonly onChanged: (saved: MapStyleDetail) => void;
  readonly children: ReactNode;
}

function StyleView({ saved, onChanged, children }: ViewProps): ReactNode {
  const isRetired = saved?.status === "retired";
  return (
    <RecordEditor
      kind={MAP_STYLE_RECORD}
      of={STYLE_SAVING}
      start={NEW_STYLE}
      record={saved}
      onChanged={onChanged}
      calls={mapStylesCalls}
      facts={saved !== null && (isRetired || saved.isCurrent) && <span>{stateOf(saved)}</span>}
      published="Publicado."
      rolledBack="Se publica otra vez esa versión."
      place="Dónde: en sus direcciones, y en los mapas que las piden. Antes de un minuto."
      actions={(one, work, order) => <StyleActions saved={one} order={order} {...work} />}
    >
      {(fields) => (
        <div className="nv-map-styles__form nv-stack">
          {children}
          {!isRetired && (
            <StyleDesk
              {...fields}
              start={saved?.style ?? HOUSE_MAP_STYLE}
              publicUrl={saved?.publicUrl ?? null}
              addresses={saved !== null && <StyleAddresses saved={saved} />}
            />
          )}
        </div>
      )}
    </RecordEditor>
  );
}

/** Addresses at which a style is read; nothing before it is published. */
function StyleAddresses({ saved: { publicUrl, liveUrl } }: { readonly saved: MapStyleDetail }): ReactNode {
  if (publicUrl === null || liveUrl === null) return null;
  return (
    <ul className="nv-map-styles__addresses">
      <li>
        Esta versión, siempre igual: <code>{publicUrl}</code>{" "}
        <CopyButton text={publicUrl} what="la dirección de esta versión" />
      </li>
      <li>
        La última: <code>{liveUrl}</code> <CopyButton text={liveUrl} what="la dirección de la última versión" />
      </li>
    </ul>
  );
}

interface ActionsProps extends Pick<Ordering<MapStyleDetail>, "isBusy" | "run"> {
  readonly saved: MapStyleDetail;
  /** Order to publish what is written. */
  readonly order: PublishOrder;
}

/** Orders that change what readers' maps wear. */
function StyleActions({ saved, order, isBusy, run }: ActionsProps): ReactNode {
  const [isRetiring, setIsRetiring] = useState(false);
  const { id, version, revision, title, isCurrent } = saved;
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
      {!order.isOut && (
        <Button rank="main" disabled={isBusy || order.isBusy} onClick={order.publish}>
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
