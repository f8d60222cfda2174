import Link from "@docusaurus/Link";
import { PHOTO_LIMITS } from "@nv/contracts";
import { type PhotoBatch, type PhotoItem, PhotoItemFields } from "@nv/contracts/schemas";
import { FILES_TOPIC } from "@nv/piece-parts/fields";
import { formatBytes, formatMoment } from "@nv/spanish";
import { Button, CopyButton, Field, TextArea, Toggle } from "@nv/ui";
import {
  bindFields,
  ConfirmDialog,
  FailureNotice,
  fieldsIn,
  NO_PROBLEMS,
  parseJson,
  problemsByField,
  useAttempt,
  useEvent,
} from "@nv/web";
import { type ReactNode, useState } from "react";
import { factsInShort } from "../../library/core/facts-in-words";
import { writeAddress as fileAddress } from "../../library/core/files-address";
import { FilePicture } from "../../library/FilePicture";
import { writeAddress as graphicAddress } from "../../pieces/core/registry-address";
import { altLength } from "../../records/core/alt-length";
import { isUnderWay, standingOf } from "./core/photo-standing";
import { photosCalls } from "./photos-calls";
import { useAutosave } from "./use-autosave";

interface Props {
  readonly batchId: string;
  readonly item: PhotoItem;
  /** Whether the person may change it. */
  readonly isMine: boolean;
  readonly onChanged: (batch: PhotoBatch) => void;
}

/** A picture of a batch: what goes with it, what is done to it, and where it is. */
export function PhotoRow({ batchId, item, isMine, onChanged }: Props): ReactNode {
  const { id, name, fields, words, problems, notices, facts, sizeBytes, known, sent } = item;
  const work = useAutosave<PhotoItemFields>({
    key: `nv.photo:${id}`,
    saved: fields,
    read: (stored) => (stored === null ? null : parseJson(stored, PhotoItemFields)),
    save: async (value) => onChanged(await photosCalls.describe(batchId, id, value)),
  });
  const { value, change, failure } = work;
  const f = bindFields({ draft: value, change });
  const [turn, setTurn] = useState(0);
  // Its small picture is made after it came.
  useEvent(FILES_TOPIC, (event) => {
    if (event.id === item.fileId) setTurn((before) => before + 1);
  });
  const refused = failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure));
  const isStill = !isMine || isUnderWay(item);
  const problemOf = (field: string) =>
    refused.get(field) ?? problems.find((problem) => problem.field === field)?.message ?? "";
  // What has just been written is not told as missing until it is saved and looked at again.
  const altProblem = value.altText.trim() === "" || refused.has("altText") ? problemOf("altText") : "";
  const isCreditWritten = value.byline.trim() !== "" || value.agency.trim() !== "";
  const ofFile = problems.filter(({ field }) => field === "file" || field === "isReduced");
  const mayReduce = problems.some(({ field }) => field === "isReduced") || item.remedy === "reduce" || value.isReduced;
  const text = (field: "caption" | "byline" | "agency") => ({
    ...f.text(field),
    placeholder: words[field],
    disabled: isStill,
  });

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
        <TextArea
          label="Texto alternativo"
          aria-label={`Texto alternativo de ${name}`}
          hint={`Qué se ve, para quien no la ve. ${altLength(value.altText)}`}
          rows={2}
          isProse
          spellCheck
          lang="es"
          maxLength={PHOTO_LIMITS.altText}
          disabled={isStill}
          {...f.text("altText")}
          error={altProblem}
          placeholder={words.altText}
        />
        {mayReduce && sent === null && (
          <Toggle
            label="Reducirla"
            hint={`Hasta que pese menos de ${formatBytes(PHOTO_LIMITS.mostBytes)}.`}
            {...f.toggle("isReduced")}
            isDisabled={isStill}
          />
        )}
        {known !== null && (
          <Toggle
            label="Enviarla otra vez"
            hint={`Photo Center ya la tiene: ${known.arcId}, del ${formatMoment(known.sentAtMs)}.`}
            {...f.toggle("isRepeated")}
            isDisabled={isStill}
          />
        )}
        <details
          className="nv-photos__part nv-stack-3"
          open={problemOf("byline") !== "" && !isCreditWritten ? true : undefined}
        >
          <summary>Pie y crédito de esta</summary>
          <div className="nv-photos__fields nv-stack">
            <Field
              label="Firma"
              aria-label={`Firma de ${name}`}
              maxLength={PHOTO_LIMITS.name}
              {...text("byline")}
              error={isCreditWritten ? "" : problemOf("byline")}
            />
            <Field
              label="Agencia"
              aria-label={`Agencia de ${name}`}
              maxLength={PHOTO_LIMITS.name}
              {...text("agency")}
            />
          </div>
          <TextArea
            label="Pie"
            aria-label={`Pie de ${name}`}
            rows={2}
            isProse
            spellCheck
            lang="es"
            maxLength={PHOTO_LIMITS.caption}
            {...text("caption")}
          />
        </details>
        {failure !== null && fieldsIn(failure).length === 0 && (
          <FailureNotice error={failure} onRetry={work.retry} comfort="Lo que has escrito sigue aquí." />
        )}
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
