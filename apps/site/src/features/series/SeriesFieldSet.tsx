import { SERIES_MODES, SERIES_PERIODS } from "@nv/contracts";
import type { FieldProblem } from "@nv/contracts/schemas";
import { Field, Notice, SelectField, TextArea, Toggle } from "@nv/ui";
import { type FormProblems, problemsByField, type VersionedForm } from "@nv/web";
import type { ReactNode } from "react";
import { InternalNote } from "../../records/data/InternalNote";
import { NameFields } from "../../records/data/NameFields";
import { CalendarFields } from "./CalendarFields";
import { ColumnRows } from "./ColumnRows";
import { optionsOf } from "./core/options-of";
import type { SeriesDraft } from "./core/series-draft";
import { OriginFields } from "./OriginFields";
import { RuleRows } from "./RuleRows";
import { TargetFields } from "./TargetFields";
import { TransformRows } from "./TransformRows";

interface Props {
  readonly form: VersionedForm<SeriesDraft>;
  /** What the server had to say. */
  readonly refused: FormProblems;
  /** What can be told here. */
  readonly said: readonly FieldProblem[];
  /** Whether its address can still be chosen. */
  readonly hasFreeSlug: boolean;
}

/** Fields of a series: what it is, where it comes from, what it must keep to, and who decides. */
export function SeriesFieldSet({ form, refused, said, hasFreeSlug }: Props): ReactNode {
  const { draft, change } = form;
  const problems: FormProblems = new Map([...refused, ...problemsByField(said)]);
  const errorOf = (field: string) => problems.get(field) ?? "";
  return (
    <>
      {form.isRestored && form.isDirty && <Notice tone="plain">Hemos recuperado lo que habías escrito.</Notice>}
      <fieldset className="nv-data-tool__part nv-stack">
        <legend>Qué es</legend>
        <div className="nv-data-tool__fields">
          <NameFields draft={draft} errorOf={errorOf} hasFreeSlug={hasFreeSlug} onChange={change}>
            <SelectField
              label="Periodicidad"
              value={draft.period}
              options={optionsOf(SERIES_PERIODS)}
              onChange={(period) => change({ period })}
            />
          </NameFields>
        </div>
        <TextArea
          label="Qué mide y cómo"
          hint="Para los lectores: va en los datos públicos"
          error={errorOf("description")}
          rows={2}
          isProse
          value={draft.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
        <div className="nv-data-tool__fields">
          <Field
            label="Fuente"
            error={errorOf("source.name")}
            value={draft.sourceName}
            onChange={({ currentTarget }) => change({ sourceName: currentTarget.value })}
          />
          <Field
            label="Dirección de la fuente"
            type="url"
            error={errorOf("source.url")}
            value={draft.sourceUrl}
            spellCheck={false}
            onChange={({ currentTarget }) => change({ sourceUrl: currentTarget.value })}
          />
        </div>
        <Toggle
          label="Cada observación con su fuente"
          hint="Una fila sin la dirección de la suya no entra: encuestas, decisiones, lo que sale de sitios distintos"
          isOn={draft.needsOwnSource}
          onChange={(needsOwnSource) => change({ needsOwnSource })}
        />
        <ColumnRows columns={draft.columns} errorOf={errorOf} onChange={(columns) => change({ columns })} />
      </fieldset>
      <fieldset className="nv-data-tool__part nv-stack">
        <legend>De dónde sale</legend>
        <OriginFields draft={draft} errorOf={errorOf} onChange={(origin) => change({ origin })} />
        {draft.origin.kind !== "manual" && (
          <CalendarFields calendar={draft.calendar} errorOf={errorOf} onChange={(calendar) => change({ calendar })} />
        )}
        <TransformRows draft={draft} errorOf={errorOf} onChange={(transforms) => change({ transforms })} />
      </fieldset>
      <fieldset className="nv-data-tool__part nv-stack">
        <legend>Qué debe cumplir</legend>
        <RuleRows draft={draft} errorOf={errorOf} onChange={(rules) => change({ rules })} />
        {draft.origin.kind !== "manual" && (
          <SelectField
            label="Lo que llega y cumple las reglas"
            hint="Lo que incumple alguna espera siempre a que alguien lo mire"
            value={draft.mode}
            options={optionsOf(SERIES_MODES)}
            onChange={(mode) => change({ mode })}
          />
        )}
      </fieldset>
      <fieldset className="nv-data-tool__part nv-stack">
        <legend>Adónde va</legend>
        <TargetFields target={draft.target} errorOf={errorOf} onChange={(target) => change({ target })} />
      </fieldset>
      <InternalNote note={draft.note} error={errorOf("note")} onChange={(note) => change({ note })} />
    </>
  );
}
