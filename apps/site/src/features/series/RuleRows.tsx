import { SERIES_LIMITS, SERIES_RULE_KINDS } from "@nv/contracts";
import { ChoiceField, Field, RowsEditor, SelectField, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { figureColumns } from "./core/figure-columns";
import { optionsOf } from "./core/options-of";
import { NEW_RULE, type RuleDraft, type SeriesDraft } from "./core/series-draft";

const UNITS = { units: "Lo que mide la columna", percent: "% de lo anterior", usual: "Veces lo habitual" } as const;
const FIXED_UNITS = { units: UNITS.units, percent: UNITS.percent } as const;
const DIRECTIONS = [
  { value: "up", label: "Sube" },
  { value: "down", label: "Baja" },
] as const;
const DAYS = [
  { value: "all", label: "Todos los días" },
  { value: "workdays", label: "De lunes a viernes" },
] as const;

interface Props {
  readonly draft: SeriesDraft;
  readonly errorOf: (field: string) => string;
  readonly onChange: (rules: RuleDraft[]) => void;
}

/** The rules of a series, as a person writes them. */
export function RuleRows({ draft, errorOf, onChange }: Props): ReactNode {
  const figures = figureColumns(draft);
  return (
    <RowsEditor
      legend="Reglas"
      noun="Regla"
      rows={draft.rules}
      most={SERIES_LIMITS.rules}
      fewest={0}
      blank={() => ({ ...NEW_RULE, column: figures[0]?.value ?? "" })}
      onChange={(rows) => onChange([...rows])}
    >
      {(rule, at, change) => (
        <RuleFields rule={rule} draft={draft} errorOf={(field) => errorOf(`rules.${at}.${field}`)} onChange={change} />
      )}
    </RowsEditor>
  );
}

interface FieldsProps {
  readonly rule: RuleDraft;
  readonly draft: SeriesDraft;
  /** What is wrong with a field of the rule. */
  readonly errorOf: (field: string) => string;
  readonly onChange: (part: Partial<RuleDraft>) => void;
}

function RuleFields({ rule, draft, errorOf, onChange }: FieldsProps): ReactNode {
  const figures = figureColumns(draft);
  const { kind } = rule;
  const known = (key: string) => (figures.some(({ value }) => value === key) ? key : "");
  const text = (field: "least" | "most" | "tolerance" | "figure" | "mostDays" | "except", label: string, hint = "") => (
    <Field
      label={label}
      hint={hint}
      error={errorOf(field === "figure" ? "total.figure" : field)}
      value={rule[field]}
      onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
    />
  );
  const column = (
    <SelectField
      label="Columna"
      error={errorOf("column")}
      value={known(rule.column)}
      options={[{ value: "", label: "Elige una" }, ...figures]}
      onChange={(chosen) => onChange({ column: chosen })}
    />
  );
  return (
    <div className="nv-data-tool__fields">
      <SelectField
        label="Regla"
        value={kind}
        options={optionsOf(SERIES_RULE_KINDS)}
        onChange={(chosen) =>
          onChange({ kind: chosen, unit: chosen === "revised" && rule.unit === "usual" ? "units" : rule.unit })
        }
      />
      {(kind === "range" || kind === "jump" || kind === "monotony" || kind === "revised") && column}
      {kind === "range" && (
        <>
          {text("least", "Como poco", "Nada: sin límite")}
          {text("most", "Como mucho", "Nada: sin límite")}
        </>
      )}
      {(kind === "jump" || kind === "revised") && (
        <>
          {text("most", kind === "jump" ? "De una a la siguiente, como mucho" : "Lo ya sabido cambia como mucho")}
          <SelectField
            label="Medido en"
            value={rule.unit}
            options={kind === "jump" ? optionsOf(UNITS) : optionsOf(FIXED_UNITS)}
            onChange={(unit) => onChange({ unit })}
          />
        </>
      )}
      {kind === "monotony" && (
        <>
          <ChoiceField
            label="Siempre"
            segments={DIRECTIONS}
            value={rule.direction}
            onChange={(direction) => onChange({ direction })}
          />
          <Toggle label="Sin repetirse" isOn={rule.isStrict} onChange={(isStrict) => onChange({ isStrict })} />
        </>
      )}
      {kind === "totals" && (
        <>
          <div className="nv-series__days">
            {figures.map(({ value, label }) => (
              <Toggle
                key={value}
                label={`${label}: es una parte`}
                isOn={rule.parts.includes(value)}
                onChange={(isOn) =>
                  onChange({ parts: isOn ? [...rule.parts, value] : rule.parts.filter((part) => part !== value) })
                }
              />
            ))}
            {errorOf("columns") !== "" && <p role="alert">{errorOf("columns")}</p>}
          </div>
          <SelectField
            label="Suman"
            error={errorOf("total.column")}
            value={known(rule.total)}
            options={[{ value: "", label: "Una cifra" }, ...figures]}
            onChange={(total) => onChange({ total })}
          />
          {rule.total === "" && text("figure", "Cifra")}
          {text("tolerance", "Con un margen de")}
          <Toggle
            label="Pueden sumar menos"
            hint="Lo que falta es «no sabe», «otros»…"
            isOn={rule.mayFallShort}
            onChange={(mayFallShort) => onChange({ mayFallShort })}
          />
        </>
      )}
      {kind === "missing" && draft.period === "day" && (
        <>
          <ChoiceField
            label="Hay observación"
            segments={DAYS}
            value={rule.days}
            onChange={(days) => onChange({ days })}
          />
          {text("except", "Menos los días", "Como 2026-01-01, separados por comas")}
        </>
      )}
      {kind === "fresh" && text("mostDays", "La última, de hace como mucho (días)")}
    </div>
  );
}
