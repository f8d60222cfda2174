import type { GraphicDetail } from "@nv/contracts/schemas";
import { ConfirmDialog, FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { ChangeList } from "../../records/ChangeList";
import { readersVersion } from "../../records/readers-version";
import { graphicsCalls } from "../api/graphics-calls";

/** Pages that are named of those where it is. */
const NAMED_PAGES = 5;

interface Props {
  readonly graphic: GraphicDetail;
  /** Whether all that is written is saved: what changes for readers is told of what is. */
  readonly isSaved: boolean;
  /** Reason why readers may see nothing of it; empty for none. */
  readonly doubt: string;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** Tells where readers meet it. */
function Places({ graphic }: Pick<Props, "graphic">): ReactNode {
  const { slug, usages } = graphic;
  const pages = usages.slice(0, NAMED_PAGES).map(({ page }) => page);
  const more = usages.length - pages.length;
  return (
    <p>
      Dónde: en su página, <span className="nv-breaks">/g/{slug}/</span>
      {pages.length > 0 && `, y en ${pages.join(", ")}${more > 0 ? ` y ${more} más` : ""}`}. Antes de un minuto.
    </p>
  );
}

/** Asks before something is published that was ordered by its keys: what will change for readers, and where. */
export function PublishQuestion({ graphic, isSaved, doubt, onPublish, onClose }: Props): ReactNode {
  const { id, version, revision } = graphic;
  const isOut = revision !== null;
  const order = isOut ? "Publicar cambios" : "Publicar";
  const { body, failure, reload } = useRemote(`${id}:${version}`, (signal) => graphicsCalls.versions(id, signal));
  const readers = body === null ? null : readersVersion(revision, body.items);
  return (
    <ConfirmDialog title={order} action={order} onConfirm={onPublish} onClose={onClose}>
      {!isOut && <p>«{graphic.title}» sale por primera vez.</p>}
      {isOut && failure !== null && <FailureNotice error={failure} onRetry={reload} />}
      {isOut && failure === null && (body === null || !isSaved) && <p role="status">Mirando qué cambia…</p>}
      {isOut && isSaved && readers?.isFormer === true && (
        <p>
          Se volvió a la versión {readers.version} para quitar algo: publicar lo pone otra vez delante de los lectores.
        </p>
      )}
      {isOut && isSaved && readers !== null && readers.changes.length > 0 && (
        <>
          <p>Lo que cambia para los lectores:</p>
          <ChangeList changes={readers.changes} />
        </>
      )}
      {isOut && isSaved && readers !== null && readers.changes.length === 0 && (
        <p>Nada ha cambiado desde que se publicó: sale otra vez como está.</p>
      )}
      <Places graphic={graphic} />
      {doubt !== "" && <p>{doubt.replace(/\.$/, "")}. Puede que los lectores no vean nada.</p>}
    </ConfirmDialog>
  );
}
