import { PHOTO_LIMITS } from "@nv/contracts";
import { type PhotoBatch, type PhotoItem, PhotoItemFields } from "@nv/contracts/schemas";
import { formatBytes, formatMoment } from "@nv/spanish";
import { Field, TextArea, Toggle } from "@nv/ui";
import { bindFields, FailureNotice, fieldsIn, NO_PROBLEMS, parseJson, problemsByField } from "@nv/web";
import type { ReactNode } from "react";
import { altLength } from "../../records/core/alt-length";
import { isUnderWay } from "./core/photo-standing";
import { photosCalls } from "./photos-calls";
import { type Autosaved, useAutosave } from "./use-autosave";

interface Props {
  readonly batchId: string;
  readonly item: PhotoItem;
  /** Whether the person may change it. */
  readonly isMine: boolean;
  readonly onChanged: (batch: PhotoBatch) => void;
}

/** Fields of one picture of a batch, beside those that all share; they save themselves while they are written. */
export function OwnFields({ batchId, item, isMine, onChanged }: Props): ReactNode {
  const { id, name, fields, words, problems, known, sent } = item;
  const work = useAutosave<PhotoItemFields>({
    key: `nv.photo:${id}`,
    saved: fields,
    read: (stored) => (stored === null ? null : parseJson(stored, PhotoItemFields)),
    save: async (value) => onChanged(await photosCalls.describe(batchId, id, value)),
  });
  const { value, change, failure } = work;
  const f = bindFields({ draft: value, change });
  const refused = failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure));
  const isStill = !isMine || isUnderWay(item);
  const problemOf = (field: string) =>
    refused.get(field) ?? problems.find((problem) => problem.field === field)?.message ?? "";
  // What has just been written is not told as missing until it is saved and looked at again.
  const altProblem = value.altText.trim() === "" || refused.has("altText") ? problemOf("altText") : "";
  const mayReduce = problems.some(({ field }) => field === "isReduced") || item.remedy === "reduce" || value.isReduced;

  return (
    <>
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
      <OwnCredit item={item} work={work} isStill={isStill} problem={problemOf("byline")} />
      {failure !== null && fieldsIn(failure).length === 0 && (
        <FailureNotice error={failure} onRetry={work.retry} comfort="Lo que has escrito sigue aquí." />
      )}
    </>
  );
}

interface CreditProps extends Pick<Props, "item"> {
  readonly work: Autosaved<PhotoItemFields>;
  /** Nobody may write now. */
  readonly isStill: boolean;
  /** Problem of the credit; empty for none. */
  readonly problem: string;
}

/** Caption and credit of one picture, where they are not those of the whole batch. */
function OwnCredit({ item: { name, words }, work, isStill, problem }: CreditProps): ReactNode {
  const { value, change } = work;
  const f = bindFields({ draft: value, change });
  const isWritten = value.byline.trim() !== "" || value.agency.trim() !== "";
  const creditProblem = isWritten ? "" : problem;
  const text = (field: "caption" | "byline" | "agency") => ({
    ...f.text(field),
    placeholder: words[field],
    disabled: isStill,
  });
  return (
    <details className="nv-photos__part nv-stack-3" open={creditProblem !== "" || undefined}>
      <summary>Pie y crédito de esta</summary>
      <div className="nv-photos__fields nv-stack">
        <Field
          label="Firma"
          aria-label={`Firma de ${name}`}
          maxLength={PHOTO_LIMITS.name}
          {...text("byline")}
          error={creditProblem}
        />
        <Field label="Agencia" aria-label={`Agencia de ${name}`} maxLength={PHOTO_LIMITS.name} {...text("agency")} />
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
  );
}
