import { MARKET_EXCHANGES, SERIES_LIMITS, SERIES_RULE_KINDS } from "@nv/contracts";
import { EXCHANGES } from "@nv/series";
import { ChoiceField, Field, RowsEditor, SelectField, Toggle } from "@nv/ui";
import type { BoundFields } from "@nv/web";
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
  ...MARKET_EXCHANGES.map((value) => ({ value, label: `Los de la bolsa: ${EXCHANGES[value].name}` })),
] as const;

interface Props {
  readonly draft: SeriesDraft;
  readonly fields: BoundFields<SeriesDraft>;
  readonly errorOf: (field: string) => string;
}

/** The rules of a series, as a person writes them. */
export function RuleRows({ draft, fields: f, errorOf }: Props): ReactNode {
  const figures = figureColumns(draft);
  return (
    <RowsEditor
      legend="Reglas"
      noun="Regla"
      {...f.list("rules")}
      most={SERIES_LIMITS.rules}
      fewest={0}
      blank={() => ({ ...NEW_RULE, column: figures[0]?.value ?? "" })}
    >
      {f.rows("rules", (fields, rule, at, change) => (
        <RuleFields {...{ fields, rule, draft }} partsError={errorOf(`rules.${at}.parts`)} onChange={change} />
      ))}
    </RowsEditor>
  );
}

interface FieldsProps {
  readonly fields: BoundFields<RuleDraft>;
  readonly rule: RuleDraft;
  readonly draft: SeriesDraft;
  /** Error of the parts of a sum; empty for none. */
  readonly partsError: string;
  readonly onChange: (part: Partial<RuleDraft>) => void;
}

function RuleFields({ fields: f, rule, draft, partsError, onChange }: FieldsProps): ReactNode {
  const figures = figureColumns(draft);
  const { kind } = rule;
  const known = (key: string) => (figures.some(({ value }) => value === key) ? key : "");
  const text = (field: "least" | "most" | "tolerance" | "figure" | "mostDays" | "except", label: string, hint = "") => (
    <Field {...{ label, hint }} {...f.text(field)} />
  );
  const column = (
    <SelectField
      label="Columna"
      {...f.value("column")}
      value={known(rule.column)}
      options={[{ value: "", label: "Elige una" }, ...figures]}
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
            {...f.value("unit")}
            options={kind === "jump" ? optionsOf(UNITS) : optionsOf(FIXED_UNITS)}
          />
        </>
      )}
      {kind === "monotony" && (
        <>
          <ChoiceField label="Siempre" segments={DIRECTIONS} {...f.value("direction")} />
          <Toggle label="Sin repetirse" {...f.toggle("isStrict")} />
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
            {partsError !== "" && <p role="alert">{partsError}</p>}
          </div>
          <SelectField
            label="Suman"
            {...f.value("total")}
            value={known(rule.total)}
            options={[{ value: "", label: "Una cifra" }, ...figures]}
          />
          {rule.total === "" && text("figure", "Cifra")}
          {text("tolerance", "Con un margen de")}
          <Toggle label="Pueden sumar menos" hint="Lo que falta es «no sabe», «otros»…" {...f.toggle("mayFallShort")} />
        </>
      )}
      {kind === "missing" && draft.period === "day" && (
        <>
          <SelectField label="Hay observación" options={DAYS} {...f.value("days")} />
          {text("except", "Menos los días", "Como 2026-01-01, separados por comas")}
        </>
      )}
      {kind === "fresh" && text("mostDays", "La última, de hace como mucho (días)")}
    </div>
  );
}
