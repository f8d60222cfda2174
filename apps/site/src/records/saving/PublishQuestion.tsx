import type { RecordVersion } from "@nv/contracts/schemas";
import { ConfirmDialog, FailureNotice, useRemote } from "@nv/web";
import type { ReactNode } from "react";
import { ChangeList } from "../ChangeList";
import type { Savable } from "../core/saved-draft";
import { readersVersion } from "../readers-version";

interface Props {
  readonly of: Savable;
  readonly versions: (id: string, signal: AbortSignal) => Promise<{ readonly items: readonly RecordVersion[] }>;
  /** Place where readers meet it. */
  readonly children: ReactNode;
  /** Whether all that is written is saved: what changes for readers is told of what is. */
  readonly isSaved: boolean;
  /** Sentences on what readers would miss; empty for nothing. */
  readonly doubt: string;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** Asks before something is published that was ordered by its keys: what will change for readers, and where. */
export function PublishQuestion({ of, versions, isSaved, doubt, onPublish, onClose, children }: Props): ReactNode {
  const { id, version, revision, title } = of;
  const isOut = revision !== null;
  const order = isOut ? "Publicar cambios" : "Publicar";
  const { body, failure, reload } = useRemote(`${id}:${version}`, (signal) => versions(id, signal));
  const readers = body === null ? null : readersVersion(revision, body.items);
  return (
    <ConfirmDialog title={order} action={order} onConfirm={onPublish} onClose={onClose}>
      {!isOut && <p>«{title}» sale por primera vez.</p>}
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
      {children}
      {doubt !== "" && <p>{doubt}</p>}
    </ConfirmDialog>
  );
}
