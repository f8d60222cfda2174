import { ChoiceField, Field, SelectField, Toggle } from "@nv/ui";
import type { BoundFields } from "@nv/web";
import type { ReactNode } from "react";
import type { CalendarDraft } from "./core/series-draft";

const KINDS = [
  { value: "none", label: "Cuando se pida" },
  { value: "weekly", label: "Días de la semana" },
  { value: "monthly", label: "Días del mes" },
] as const;

/** From 1, Monday. */
const WEEK_DAYS = ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"] as const;

/** Further looks, ten minutes apart. */
const RETRIES = [
  { value: "0", label: "Espera al próximo día" },
  { value: "3", label: "Cada 10 min, media hora" },
  { value: "6", label: "Cada 10 min, una hora" },
  { value: "12", label: "Cada 10 min, dos horas" },
] as const;

interface Props {
  readonly calendar: CalendarDraft;
  readonly fields: BoundFields<CalendarDraft>;
  /** Error of the days. */
  readonly dayError: string;
}

/** Fields of when to look whether there is something new. */
export function CalendarFields({ calendar, fields: f, dayError }: Props): ReactNode {
  const { kind, weekDays, retries } = calendar;
  const { onChange } = f.value("weekDays");
  return (
    <>
      <ChoiceField label="Se mira" segments={KINDS} {...f.value("kind")} />
      {kind === "weekly" && (
        <div className="nv-series__days">
          {WEEK_DAYS.map((name, index) => (
            <Toggle
              key={name}
              label={name}
              isOn={weekDays.includes(index + 1)}
              onChange={(isOn) =>
                onChange(
                  isOn
                    ? [...weekDays, index + 1].toSorted((a, b) => a - b)
                    : weekDays.filter((day) => day !== index + 1),
                )
              }
            />
          ))}
          {dayError !== "" && <p role="alert">{dayError}</p>}
        </div>
      )}
      {kind !== "none" && (
        <div className="nv-data-tool__fields">
          {kind === "monthly" && (
            <Field
              label="Días"
              hint="Separados por comas. El 31 es el último de cada mes"
              {...f.text("monthDays")}
              error={dayError}
            />
          )}
          <Field label="Hora en Madrid" type="time" {...f.text("at")} />
          <SelectField
            label="Si no hay nada nuevo, otra vez"
            {...f.value("retries")}
            value={RETRIES.some(({ value }) => value === retries) ? retries : "0"}
            options={RETRIES}
          />
        </div>
      )}
    </>
  );
}
