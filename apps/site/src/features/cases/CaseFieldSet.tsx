import { CASE_LIMITS } from "@nv/contracts";
import { Field, RowsEditor, SelectField, TextArea, Toggle } from "@nv/ui";
import { type BoundFields, bindFields, type FormProblems } from "@nv/web";
import type { ReactNode } from "react";
import {
  blankSource,
  type CaseForm,
  CENTRE_CHOICES,
  decadeChoices,
  EVIDENCE_CHOICES,
  PROVINCE_CHOICES,
  SCOPE_CHOICES,
  STATUS_CHOICES,
} from "./core/case-form";
import { MunicipalityField } from "./MunicipalityField";

interface Props {
  readonly form: CaseForm;
  readonly problems: FormProblems;
  readonly onChange: (part: Partial<CaseForm>) => void;
}

interface PartProps {
  readonly fields: BoundFields<CaseForm>;
}

/** The fields of a case: what may become public first, then what the group alone reads. */
export function CaseFieldSet({ form, problems, onChange }: Props): ReactNode {
  const f = bindFields({ draft: form, change: onChange, problems });
  return (
    <>
      <fieldset className="nv-cases__fields">
        <legend>Lo que puede publicarse</legend>
        <p className="nv-cases__facts nv-quiet nv-said">
          Sin nombres de personas, ni nada que lleve a una. Los nombres van en los datos personales.
        </p>
        <SelectField label="Ámbito" {...f.value("scopeKind")} options={SCOPE_CHOICES} />
        <Field
          label="Nombre de la diócesis u orden"
          autoComplete="off"
          maxLength={CASE_LIMITS.scope}
          {...f.text("scope")}
        />
        <SelectField label="Provincia" {...f.value("province")} options={PROVINCE_CHOICES} />
        <MunicipalityField {...f.value("municipality")} province={form.province} />
        <SelectField label="Década" {...f.value("decade")} options={decadeChoices(new Date().getFullYear())} />
        <SelectField label="Tipo de centro" {...f.value("centre")} options={CENTRE_CHOICES} />
        <Field label="Víctimas" autoComplete="off" inputMode="numeric" {...f.text("victims")} />
        <Toggle label="Es un mínimo" hint="Hubo al menos tantas; quizá más." {...f.toggle("isMinimum")} />
        <SelectField label="Hasta dónde llegó en los tribunales" {...f.value("status")} options={STATUS_CHOICES} />
        <SelectField label="En qué se apoya" {...f.value("evidence")} options={EVIDENCE_CHOICES} />
        <TextArea
          label="Resumen para los lectores"
          hint="Una o dos frases. Quien no ha sido condenado es «investigado» o «denunciado»."
          isProse
          spellCheck
          rows={3}
          maxLength={CASE_LIMITS.summary}
          {...f.text("summary")}
        />
        <SourceRows fields={f} error={problems.get("sources")} />
        <TextArea
          label="Por qué se queda lo que parece un nombre"
          hint="Solo si se ha avisado de uno. Cítalo con las mismas palabras: «San Ejemplo» es el nombre del colegio. Otra persona lo lee al verificar."
          isProse
          spellCheck
          rows={2}
          maxLength={CASE_LIMITS.nameReason}
          {...f.text("nameReason")}
        />
      </fieldset>
      <TeamFields fields={f} />
    </>
  );
}

/** The documents that a case stands on. */
function SourceRows({ fields: f, error }: PartProps & { readonly error: string | undefined }): ReactNode {
  return (
    <>
      <RowsEditor
        legend="Fuentes"
        noun="Fuente"
        {...f.list("sources")}
        most={CASE_LIMITS.sources}
        fewest={1}
        blank={blankSource}
      >
        {f.rows("sources", (source) => (
          <>
            <Field label="Documento" autoComplete="off" maxLength={CASE_LIMITS.sourceTitle} {...source.text("title")} />
            <Field label="Fecha" type="date" {...source.text("date")} />
            <Field
              label="Enlace"
              hint="En blanco si no está en la web."
              type="url"
              autoComplete="off"
              maxLength={CASE_LIMITS.url}
              {...source.text("url")}
            />
          </>
        ))}
      </RowsEditor>
      {error !== undefined && (
        <p className="nv-field__error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

function TeamFields({ fields: f }: PartProps): ReactNode {
  return (
    <fieldset className="nv-cases__fields">
      <legend>Lo que solo lee el grupo</legend>
      <Field
        label="Id interno"
        hint="El de la redacción, uno por caso."
        autoComplete="off"
        maxLength={CASE_LIMITS.ref}
        {...f.text("ref")}
      />
      <TextArea
        label="Notas internas"
        hint="Tampoco aquí van nombres: se guardan sin cifrar."
        isProse
        spellCheck
        rows={4}
        maxLength={CASE_LIMITS.notes}
        {...f.text("notes")}
      />
    </fieldset>
  );
}
