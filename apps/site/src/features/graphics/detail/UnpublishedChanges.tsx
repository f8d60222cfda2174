import { formatMoment } from "@nv/spanish";
import { Button, Notice } from "@nv/ui";
import { ConfirmDialog } from "@nv/web";
import { type ReactNode, useState } from "react";
import { ChangeList } from "../../../records/ChangeList";
import type { ReadersVersion } from "../../../records/readers-version";

interface Props {
  /** Version that readers have instead; `null` while it is not known. */
  readonly readers: ReadersVersion | null;
  readonly isBusy: boolean;
  readonly onPublish: () => void;
}

/** Says what readers have while the saved state is another one; what somebody took away from them does not go back without a question. */
export function UnpublishedChanges({ readers, isBusy, onPublish }: Props): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const isFormer = readers?.isFormer === true;
  return (
    <Notice tone="plain">
      <p>
        {readers !== null && `Los lectores ven la versión ${readers.version}, del ${formatMoment(readers.atMs)}. `}
        {isFormer
          ? "Se volvió a ella: lo que se les quitó sigue en el borrador."
          : "Lo que se ha cambiado después espera en el borrador."}
      </p>
      <Button disabled={isBusy} onClick={() => (isFormer ? setIsAsking(true) : onPublish())}>
        Publicar cambios
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Publicar cambios"
          action="Publicar cambios"
          onConfirm={onPublish}
          onClose={() => setIsAsking(false)}
        >
          <p>
            Se volvió a la versión {readers?.version} para quitar algo. Publicar el borrador lo pone otra vez delante de
            los lectores, antes de un minuto.
          </p>
          {readers !== null && readers.changes.length > 0 && <ChangeList changes={readers.changes} />}
        </ConfirmDialog>
      )}
    </Notice>
  );
}
