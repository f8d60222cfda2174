import { SERIES_MODES, SERIES_PERIODS } from "@nv/contracts";
import { Field, SelectField, TextArea, Toggle } from "@nv/ui";
import { bindFields, type FormProblems, problemsByField, Step } from "@nv/web";
import type { ReactNode } from "react";
import { InternalNote } from "../../records/data/InternalNote";
import { NameFields } from "../../records/data/NameFields";
import { LICENSE_HINT } from "../../records/license-hint";
import type { RecordFieldsProps } from "../../records/saving/RecordEditor";
import { CalendarFields } from "./CalendarFields";
import { ColumnRows } from "./ColumnRows";
import { optionsOf } from "./core/options-of";
import type { SeriesDraft } from "./core/series-draft";
import { OriginFields } from "./OriginFields";
import { RuleRows } from "./RuleRows";
import { TargetFields } from "./TargetFields";
import { TransformRows } from "./TransformRows";

interface Props extends RecordFieldsProps<SeriesDraft> {
  /** Part about where readers get it, under where it goes by itself. */
  readonly children?: ReactNode;
}

/** Fields of each step. */
const STEPS = {
  what: [
    "title",
    "slug",
    "description",
    "license",
    "sourceName",
    "sourceUrl",
    "columns",
    "note",
    "period",
    "needsOwnSource",
  ],
  origin: ["origin", "calendar", "transforms"],
  rules: ["rules", "mode"],
  target: ["target"],
} as const;

/** Fields of a series: what it is, where it comes from, what it must keep to, and who decides. */
export function SeriesFieldSet({ form, refused, said, hasFreeSlug, children }: Props): ReactNode {
  const { draft, change } = form;
  const problems: FormProblems = new Map([...problemsByField(said), ...refused]);
  const errorOf = (field: string) => problems.get(field) ?? "";
  const f = bindFields({ draft, change, problems });
  return (
    <>
      <Step label="Qué es" fields={STEPS.what}>
        <div className="nv-data-tool__fields">
          <NameFields fields={f} hasFreeSlug={hasFreeSlug}>
            <SelectField label="Periodicidad" {...f.value("period")} options={optionsOf(SERIES_PERIODS)} />
          </NameFields>
        </div>
        <TextArea
          label="Qué mide y cómo"
          hint="Para los lectores: va en los datos públicos"
          rows={2}
          isProse
          {...f.text("description")}
        />
        <div className="nv-data-tool__fields">
          <Field label="Fuente" {...f.text("sourceName")} />
          <Field label="Dirección de la fuente" type="url" {...f.text("sourceUrl")} spellCheck={false} />
        </div>
        <Field label="Licencia de los datos" type="url" {...f.text("license")} hint={LICENSE_HINT} spellCheck={false} />
        <Toggle
          label="Cada observación con su fuente"
          hint="Una fila sin la dirección de la suya no entra: encuestas, decisiones, lo que sale de sitios distintos"
          {...f.toggle("needsOwnSource")}
        />
        <ColumnRows fields={f} error={errorOf("columns")} />
        <InternalNote {...f.value("note")} />
      </Step>
      <Step label="Origen" fields={STEPS.origin}>
        <OriginFields draft={draft} errorOf={errorOf} onChange={(origin) => change({ origin })} />
        {draft.origin.kind !== "manual" && (
          <CalendarFields calendar={draft.calendar} fields={f.part("calendar")} dayError={errorOf("calendar.days")} />
        )}
        <TransformRows draft={draft} fields={f} />
      </Step>
      <Step label="Reglas" fields={STEPS.rules}>
        <RuleRows draft={draft} fields={f} errorOf={errorOf} />
        {draft.origin.kind !== "manual" && (
          <SelectField
            label="Lo que llega y cumple las reglas"
            hint="Lo que incumple alguna espera siempre a que alguien lo mire"
            {...f.value("mode")}
            options={optionsOf(SERIES_MODES)}
          />
        )}
      </Step>
      <Step label="Destino" fields={STEPS.target}>
        <TargetFields target={draft.target} fields={f.part("target")} />
        {children}
      </Step>
    </>
  );
}
