import type { PhotoBatch, PhotosStatus } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { Button, Notice } from "@nv/ui";
import { FailureNotice, useAttempt } from "@nv/web";
import { type ReactNode, useMemo, useState } from "react";
import { batchSentence, canGo, isUnderWay } from "./core/photo-standing";
import { PhotoRow } from "./PhotoRow";
import { batchIdsUrl, batchZipUrl, photosCalls } from "./photos-calls";
import { SharedFields } from "./SharedFields";
import { createPendingTexts, PendingTextsContext } from "./use-autosave";

interface Props {
  readonly batch: PhotoBatch;
  readonly status: PhotosStatus | null;
  readonly onChanged: (batch: PhotoBatch) => void;
}

/** Pictures that are sent together: what they share, each of them, and the orders. */
export function BatchScreen({ batch, status, onChanged }: Props): ReactNode {
  const [pending] = useState(createPendingTexts);
  const { isBusy, failure, attempt } = useAttempt();
  const { id, items, isMine } = batch;
  const ready = items.filter(canGo);
  const isGoing = items.some(isUnderWay);
  const failed = ready.filter(({ state }) => state === "failed" || state === "cancelled");
  const isOff = status !== null && status.notice !== "";
  const sentence = useMemo(() => batchSentence(items), [items]);

  const run = (order: () => Promise<PhotoBatch>) =>
    attempt(async () => {
      // What was written a moment ago goes too.
      if (await pending.flush()) onChanged(await order());
    });
  const isRetry = failed.length > 0 && failed.length === ready.length;

  return (
    <PendingTextsContext value={pending}>
      <div className="nv-stack">
        {!isMine && (
          <Notice tone="plain">
            <p>
              Es la tanda de {batch.createdBy || "otra persona"}, del {formatMoment(batch.createdAtMs)}. La puedes mirar
              y descargar.
            </p>
          </Notice>
        )}
        <SharedFields key={id} batch={batch} onChanged={onChanged} />
        <section className="nv-photos__list nv-stack nv-part" aria-labelledby="tanda">
          <div className="nv-stack-3">
            <h2 id="tanda">Esta tanda</h2>
            <p role="status" className="nv-photos__facts nv-quiet nv-breaks nv-said">
              {sentence}
            </p>
            <div className="nv-row">
              {!isOff && isMine && (
                <Button
                  rank="main"
                  disabled={isBusy || ready.length === 0}
                  onClick={() => void run(() => photosCalls.send(id, {}))}
                >
                  {sendWords(ready.length, isRetry)}
                </Button>
              )}
              {isGoing && isMine && (
                <Button disabled={isBusy} onClick={() => void run(() => photosCalls.cancel(id))}>
                  Cancelar lo que queda
                </Button>
              )}
              <a className={`nv-action nv-action--${isOff ? "main" : "plain"}`} href={batchZipUrl(id)} download>
                Descargar para subirlas a mano
              </a>
              {items.some(({ sent }) => sent !== null) && (
                <a className="nv-action nv-action--plain" href={batchIdsUrl(id)} download>
                  Identificadores (CSV)
                </a>
              )}
            </div>
            {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
          </div>
          <ul className="nv-photos__rows">
            {items.map((item) => (
              <PhotoRow key={item.id} batchId={id} item={item} isMine={isMine} onChanged={onChanged} />
            ))}
          </ul>
        </section>
      </div>
    </PendingTextsContext>
  );
}

/** Returns the label of the button that sends. */
function sendWords(ready: number, isRetry: boolean): string {
  if (ready === 0) return "Enviar";
  const which = ready === 1 ? "1 imagen" : `${ready} imágenes`;
  return isRetry ? `Reintentar ${which}` : `Enviar ${which}`;
}
