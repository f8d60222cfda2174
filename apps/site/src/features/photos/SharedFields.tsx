import { PHOTO_LIMITS } from "@nv/contracts";
import { type PhotoBatch, PhotoFields } from "@nv/contracts/schemas";
import { ChoiceField, Field, TextArea, Toggle } from "@nv/ui";
import { bindFields, browserStore, FailureNotice, fieldsIn, NO_PROBLEMS, parseJson, problemsByField } from "@nv/web";
import { type ReactNode, useState } from "react";
import { keepCredit } from "./core/kept-credit";
import { keywordsIn } from "./core/keywords";
import { photosCalls } from "./photos-calls";
import { useAutosave } from "./use-autosave";

interface Props {
  readonly batch: PhotoBatch;
  readonly onChanged: (batch: PhotoBatch) => void;
}

const KINDS = [
  { value: "photograph", label: "Foto" },
  { value: "infographic", label: "Infografía" },
  { value: "illustration", label: "Ilustración" },
] as const;

/** Fields that all the pictures of a batch share. */
export function SharedFields({ batch, onChanged }: Props): ReactNode {
  const work = useAutosave<PhotoFields>({
    key: `nv.photos:${batch.id}`,
    saved: batch.fields,
    read: (stored) => (stored === null ? null : parseJson(stored, PhotoFields)),
    async save(fields) {
      keepCredit(browserStore, fields);
      onChanged(await photosCalls.share(batch.id, fields));
    },
  });
  const { value, change, failure } = work;
  const [keywords, setKeywords] = useState(value.keywords.join(", "));
  const problems = failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure));
  const f = bindFields({ draft: value, change, problems });
  const keywordProblem = [...problems].find(([name]) => name.startsWith("keywords"))?.[1] ?? "";
  return (
    <fieldset className="nv-photos__shared nv-stack" disabled={!batch.isMine}>
      <legend>Para todas</legend>
      <p className="nv-photos__facts nv-quiet nv-breaks nv-said">Lo que dejes vacío se toma del IPTC de cada una.</p>
      <div className="nv-photos__fields nv-stack">
        <Field label="Firma" hint="Quien la hizo" maxLength={PHOTO_LIMITS.name} {...f.text("byline")} />
        <Field label="Agencia" hint="Quien la da: el crédito" maxLength={PHOTO_LIMITS.name} {...f.text("agency")} />
        <Field label="Fuente" maxLength={PHOTO_LIMITS.name} {...f.text("source")} />
        <Field label="Sección" maxLength={PHOTO_LIMITS.section} {...f.text("section")} />
        <Field label="Fecha" type="date" {...f.text("takenOn")} />
        <Field
          label="Palabras clave"
          hint="Separadas por comas"
          value={keywords}
          error={keywordProblem}
          onChange={({ currentTarget }) => {
            setKeywords(currentTarget.value);
            change({ keywords: [...keywordsIn(currentTarget.value)] });
          }}
        />
      </div>
      <TextArea
        label="Pie"
        rows={2}
        isProse
        spellCheck
        lang="es"
        maxLength={PHOTO_LIMITS.caption}
        {...f.text("caption")}
      />
      <ChoiceField label="Qué son" segments={KINDS} {...f.value("kind")} />
      <Toggle label="Posición GPS" hint="Se quita, salvo que haga falta." {...f.toggle("keepsPosition")} />
      {failure !== null && fieldsIn(failure).length === 0 && (
        <FailureNotice error={failure} onRetry={work.retry} comfort="Lo que has escrito sigue aquí." />
      )}
    </fieldset>
  );
}
