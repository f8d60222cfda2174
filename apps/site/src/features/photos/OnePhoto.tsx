import { PHOTO_LIMITS } from "@nv/contracts";
import type { PhotoBatch, PhotoFields } from "@nv/contracts/schemas";
import { Button, ChoiceField, Field, TextArea } from "@nv/ui";
import { bindFields, browserStore, type CallFailure, FailureNotice, fieldsIn, toCallFailure, useRemote } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import type { PictureToSend } from "../../library/photo-center";
import { altLength } from "../../records/core/alt-length";
import { keepCredit, readCredit } from "./core/kept-credit";
import { canGo } from "./core/photo-standing";
import { PhotoCenterNotice } from "./PhotoCenterNotice";
import { PhotoRow } from "./PhotoRow";
import { batchZipUrl, photosCalls } from "./photos-calls";
import { createPendingTexts, PendingTextsContext } from "./use-autosave";
import { usePhotoBatch } from "./use-photo-batch";
import "./photos.css";

const KINDS = [
  { value: "photograph", label: "Foto" },
  { value: "infographic", label: "Infografía" },
  { value: "illustration", label: "Ilustración" },
] as const;

/** One picture to Photo Center: its text, its credit, and where it is. */
export function OnePhoto(props: PictureToSend): ReactNode {
  const [batch, setBatch] = useState<PhotoBatch | null>(null);
  return batch === null ? <OnePhotoForm {...props} onBegun={setBatch} /> : <BegunPhoto begun={batch} />;
}

const firstKind = ({ graphicId }: PictureToSend["source"]): PhotoFields["kind"] =>
  graphicId === undefined ? "photograph" : "infographic";

function OnePhotoForm(props: PictureToSend & { readonly onBegun: (batch: PhotoBatch) => void }): ReactNode {
  const { source, onBegun } = props;
  const status = useRemote("photos-status", photosCalls.status);
  const [kept] = useState(() => readCredit(browserStore));
  const [draft, setDraft] = useState({
    ...{ altText: props.altText, caption: "", byline: props.credit || kept.byline, agency: kept.agency },
    kind: firstKind(source),
  });
  const { altText, byline, agency } = draft;
  const f = bindFields({ draft, change: (part) => setDraft({ ...draft, ...part }) });
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isOff = status.body !== null && status.body.notice !== "";
  const altProblem = altText.trim() === "" ? "Falta: qué se ve, para quien no la ve." : "";
  const creditProblem =
    byline.trim() === "" && agency.trim() === "" ? "Falta el crédito: una firma o una agencia." : "";

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    setFailure(null);
    if (altProblem !== "" || creditProblem !== "") return;
    setIsBusy(true);
    try {
      keepCredit(browserStore, { byline, agency });
      const { kind, ...fields } = draft;
      const batch = await photosCalls.begin({ fields: { kind }, items: [{ ...source, fields }] });
      onBegun(isOff || !batch.items.some(canGo) ? batch : await photosCalls.send(batch.id, {}));
    } catch (error) {
      setFailure(toCallFailure(error));
      setIsBusy(false);
    }
  }
  const [refused] = failure === null ? [] : fieldsIn(failure);
  return (
    <form className="nv-photos__one nv-stack" noValidate onSubmit={(event) => void submit(event)}>
      {status.failure !== null && <FailureNotice error={status.failure} onRetry={status.reload} />}
      {status.body !== null && <PhotoCenterNotice status={status.body} />}
      <TextArea
        label="Texto alternativo"
        hint={altLength(altText)}
        rows={2}
        isProse
        spellCheck
        lang="es"
        maxLength={PHOTO_LIMITS.altText}
        {...f.text("altText")}
        error={isAsked ? altProblem : ""}
      />
      <TextArea
        label="Pie"
        hint="Vacío, el de su IPTC"
        rows={2}
        isProse
        spellCheck
        lang="es"
        maxLength={PHOTO_LIMITS.caption}
        {...f.text("caption")}
      />
      <div className="nv-photos__fields nv-stack">
        <Field label="Firma" maxLength={PHOTO_LIMITS.name} {...f.text("byline")} error={isAsked ? creditProblem : ""} />
        <Field label="Agencia" maxLength={PHOTO_LIMITS.name} {...f.text("agency")} />
      </div>
      <ChoiceField label="Qué es" segments={KINDS} {...f.value("kind")} />
      {refused !== undefined && (
        <p role="alert" className="nv-photo__fault">
          {refused.message}
        </p>
      )}
      {failure !== null && refused === undefined && (
        <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />
      )}
      <div className="nv-row">
        <Button rank="main" type="submit" disabled={isBusy}>
          {isBusy ? "Un momento…" : isOff ? "Preparar la imagen" : "Enviar a Photo Center"}
        </Button>
      </div>
    </form>
  );
}

/** A picture that was sent, or that waits for somebody. */
function BegunPhoto({ begun }: { readonly begun: PhotoBatch }): ReactNode {
  const { body, failure, reload, replace } = usePhotoBatch(begun.id);
  const [pending] = useState(createPendingTexts);
  const [fault, setFault] = useState<CallFailure | null>(null);
  const status = useRemote("photos-status", photosCalls.status);
  const { id, items, isMine } = body ?? begun;
  const isOff = status.body !== null && status.body.notice !== "";
  async function send() {
    setFault(null);
    try {
      if (await pending.flush()) replace(await photosCalls.send(id, {}));
    } catch (error) {
      setFault(toCallFailure(error));
    }
  }
  return (
    <PendingTextsContext value={pending}>
      <div className="nv-photos__one nv-stack">
        <ul className="nv-photos__rows">
          {items.map((item) => (
            <PhotoRow key={item.id} batchId={id} item={item} isMine={isMine} onChanged={replace} />
          ))}
        </ul>
        {failure !== null && <FailureNotice error={failure} onRetry={reload} />}
        {fault !== null && <FailureNotice error={fault} />}
        <div className="nv-row">
          {!isOff && items.some((item) => canGo(item) && item.state === "draft") && (
            <Button rank="main" onClick={() => void send()}>
              Enviar a Photo Center
            </Button>
          )}
          {isOff && (
            <a className="nv-action nv-action--main" href={batchZipUrl(id)} download>
              Descargar para subirla a mano
            </a>
          )}
        </div>
      </div>
    </PendingTextsContext>
  );
}
