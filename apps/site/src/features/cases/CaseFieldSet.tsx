import { CASE_LIMITS } from "@nv/contracts";
import { Field, RowsEditor, SelectField, TextArea, Toggle } from "@nv/ui";
import type { FormProblems } from "@nv/web";
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

/** The fields of a case: what may become public first, then what the group alone reads. */
export function CaseFieldSet({ form, problems, onChange }: Props): ReactNode {
  return (
    <>
      <fieldset className="nv-cases__fields">
        <legend>Lo que puede publicarse</legend>
        <p className="nv-cases__facts nv-quiet nv-said">
          Sin nombres de personas, ni nada que lleve a una. Los nombres van en los datos personales.
        </p>
        <SelectField
          label="Ámbito"
          value={form.scopeKind}
          options={SCOPE_CHOICES}
          error={problems.get("scopeKind")}
          onChange={(scopeKind) => onChange({ scopeKind })}
        />
        <Field
          label="Nombre de la diócesis u orden"
          autoComplete="off"
          maxLength={CASE_LIMITS.scope}
          value={form.scope}
          error={problems.get("scope")}
          onChange={({ target }) => onChange({ scope: target.value })}
        />
        <SelectField
          label="Provincia"
          value={form.province}
          options={PROVINCE_CHOICES}
          error={problems.get("province")}
          onChange={(province) => onChange({ province })}
        />
        <MunicipalityField
          value={form.municipality}
          province={form.province}
          error={problems.get("municipality")}
          onChange={(municipality) => onChange({ municipality })}
        />
        <SelectField
          label="Década"
          value={form.decade}
          options={decadeChoices(new Date().getFullYear())}
          error={problems.get("decade")}
          onChange={(decade) => onChange({ decade })}
        />
        <SelectField
          label="Tipo de centro"
          value={form.centre}
          options={CENTRE_CHOICES}
          error={problems.get("centre")}
          onChange={(centre) => onChange({ centre })}
        />
        <Field
          label="Víctimas"
          autoComplete="off"
          inputMode="numeric"
          value={form.victims}
          error={problems.get("victims")}
          onChange={({ target }) => onChange({ victims: target.value })}
        />
        <Toggle
          label="Es un mínimo"
          hint="Hubo al menos tantas; quizá más."
          isOn={form.isMinimum}
          onChange={(isMinimum) => onChange({ isMinimum })}
        />
        <SelectField
          label="Hasta dónde llegó en los tribunales"
          value={form.status}
          options={STATUS_CHOICES}
          error={problems.get("status")}
          onChange={(status) => onChange({ status })}
        />
        <SelectField
          label="En qué se apoya"
          value={form.evidence}
          options={EVIDENCE_CHOICES}
          error={problems.get("evidence")}
          onChange={(evidence) => onChange({ evidence })}
        />
        <TextArea
          label="Resumen para los lectores"
          hint="Una o dos frases. Quien no ha sido condenado es «investigado» o «denunciado»."
          isProse
          spellCheck
          rows={3}
          maxLength={CASE_LIMITS.summary}
          value={form.summary}
          error={problems.get("summary")}
          onChange={({ currentTarget }) => onChange({ summary: currentTarget.value })}
        />
        <RowsEditor
          legend="Fuentes"
          noun="Fuente"
          rows={form.sources}
          most={CASE_LIMITS.sources}
          fewest={1}
          blank={blankSource}
          onChange={(sources) => onChange({ sources: [...sources] })}
        >
          {(source, at, change) => (
            <>
              <Field
                label="Documento"
                autoComplete="off"
                maxLength={CASE_LIMITS.sourceTitle}
                value={source.title}
                error={problems.get(`sources.${at}.title`)}
                onChange={({ target }) => change({ title: target.value })}
              />
              <Field
                label="Fecha"
                type="date"
                value={source.date}
                error={problems.get(`sources.${at}.date`)}
                onChange={({ target }) => change({ date: target.value })}
              />
              <Field
                label="Enlace"
                hint="En blanco si no está en la web."
                type="url"
                autoComplete="off"
                maxLength={CASE_LIMITS.url}
                value={source.url}
                error={problems.get(`sources.${at}.url`)}
                onChange={({ target }) => change({ url: target.value })}
              />
            </>
          )}
        </RowsEditor>
        {problems.has("sources") && (
          <p className="nv-field__error" role="alert">
            {problems.get("sources")}
          </p>
        )}
        <TextArea
          label="Por qué se queda lo que parece un nombre"
          hint="Solo si se ha avisado de uno. Cítalo con las mismas palabras: «San Ejemplo» es el nombre del colegio. Otra persona lo lee al verificar."
          isProse
          spellCheck
          rows={2}
          maxLength={CASE_LIMITS.nameReason}
          value={form.nameReason}
          error={problems.get("nameReason")}
          onChange={({ currentTarget }) => onChange({ nameReason: currentTarget.value })}
        />
      </fieldset>
      <fieldset className="nv-cases__fields">
        <legend>Lo que solo lee el grupo</legend>
        <Field
          label="Id interno"
          hint="El de la redacción, uno por caso."
          autoComplete="off"
          maxLength={CASE_LIMITS.ref}
          value={form.ref}
          error={problems.get("ref")}
          onChange={({ target }) => onChange({ ref: target.value })}
        />
        <TextArea
          label="Notas internas"
          hint="Tampoco aquí van nombres: se guardan sin cifrar."
          isProse
          spellCheck
          rows={4}
          maxLength={CASE_LIMITS.notes}
          value={form.notes}
          error={problems.get("notes")}
          onChange={({ currentTarget }) => onChange({ notes: currentTarget.value })}
        />
      </fieldset>
    </>
  );
}
