import Link from "@docusaurus/Link";
import type { PhotoBatch, PhotoItem } from "@nv/contracts/schemas";
import { FILES_TOPIC } from "@nv/piece-parts/fields";
import { formatBytes } from "@nv/spanish";
import { Button, CopyButton } from "@nv/ui";
import { ConfirmDialog, FailureNotice, useAttempt, useEvent } from "@nv/web";
import { type ReactNode, useState } from "react";
import { factsInShort } from "../../library/core/facts-in-words";
import { writeAddress as fileAddress } from "../../library/core/files-address";
import { FilePicture } from "../../library/FilePicture";
import { writeAddress as graphicAddress } from "../../pieces/core/registry-address";
import { isUnderWay, standingOf } from "./core/photo-standing";
import { OwnFields } from "./OwnFields";
import { photosCalls } from "./photos-calls";

interface Props {
  readonly batchId: string;
  readonly item: PhotoItem;
  /** Whether the person may change it. */
  readonly isMine: boolean;
  readonly onChanged: (batch: PhotoBatch) => void;
}

/** A picture of a batch: what goes with it, what is done to it, and where it is. */
export function PhotoRow({ batchId, item, isMine, onChanged }: Props): ReactNode {
  const { id, name, problems, notices, facts, sizeBytes } = item;
  const [turn, setTurn] = useState(0);
  // Its small picture is made after it came.
  useEvent(FILES_TOPIC, (event) => {
    if (event.id === item.fileId) setTurn((before) => before + 1);
  });
  const ofFile = problems.filter(({ field }) => field === "file" || field === "isReduced");

  return (
    <li className="nv-photo nv-stack" data-state={item.state} aria-labelledby={`photo-${id}`}>
      <FilePicture key={turn} file={{ kind: "picture", pictureUrl: item.pictureUrl }} />
      <div className="nv-stack-3">
        <div>
          <h3 id={`photo-${id}`} className="nv-photo__name">
            <Link
              to={
                item.graphicId === null
                  ? fileAddress({ id: item.fileId })
                  : graphicAddress({ part: "graphic", id: item.graphicId })
              }
            >
              {name}
            </Link>
          </h3>
          <p className="nv-photos__facts nv-quiet nv-breaks nv-said">
            {factsInShort(facts)} · {formatBytes(sizeBytes)}
          </p>
        </div>
        {notices.length > 0 && (
          <ul className="nv-photo__notices" aria-label="Qué se le hace">
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        )}
        {ofFile.map(({ message }) => (
          <p key={message} className="nv-photo__fault">
            {message}
          </p>
        ))}
        <OwnFields batchId={batchId} item={item} isMine={isMine} onChanged={onChanged} />
      </div>
      <PhotoState batchId={batchId} item={item} isMine={isMine} onChanged={onChanged} />
    </li>
  );
}

function PhotoState({ batchId, item, isMine, onChanged }: Props): ReactNode {
  const { id, name, sent, message, progressRatio } = item;
  const [isAsked, setIsAsked] = useState(false);
  const { failure, attempt } = useAttempt();
  const standing = standingOf(item);
  const isGoing = isUnderWay(item);
  const which = <span className="nv-visually-hidden"> {name}</span>;
  function run(order: Promise<PhotoBatch>) {
    return attempt(async () => {
      onChanged(await order);
    });
  }
  return (
    <div className="nv-photo__state nv-stack-3">
      <p className="nv-mark" data-tone={standing.tone || undefined}>
        {standing.name}
      </p>
      {isGoing && <progress value={progressRatio} aria-label={`Envío de ${name}`} />}
      {message !== "" && (
        <p className="nv-photo__message nv-breaks" role={item.state === "failed" ? "alert" : undefined}>
          {message}
        </p>
      )}
      {sent !== null && (
        <p className="nv-photo__id">
          <code>{sent.arcId}</code>{" "}
          <CopyButton text={sent.arcId} what={`el identificador de ${name}`}>
            Copiar
          </CopyButton>
        </p>
      )}
      {isMine && !isGoing && (
        <div className="nv-row">
          {(item.state === "failed" || item.state === "cancelled") && item.problems.length === 0 && (
            <Button onClick={() => void run(photosCalls.send(batchId, { items: [id] }))}>Reintentar{which}</Button>
          )}
          {sent === null ? (
            <Button onClick={() => void run(photosCalls.remove(batchId, id))}>Quitar{which}</Button>
          ) : (
            <Button onClick={() => setIsAsked(true)}>Retirar{which}</Button>
          )}
        </div>
      )}
      {failure !== null && <FailureNotice error={failure} />}
      {isAsked && (
        <ConfirmDialog
          title="Retirar de Photo Center"
          action="Retirar"
          onConfirm={async () => onChanged(await photosCalls.withdraw(batchId, id))}
          onClose={() => setIsAsked(false)}
        >
          <p>Deja de estar allí, también para las noticias que la usen. Aquí se queda, y se puede enviar otra vez.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
