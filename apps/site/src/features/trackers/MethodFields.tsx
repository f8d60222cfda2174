import { Field, SegmentedControl, SelectField, TextArea } from "@nv/ui";
import type { BoundFields } from "@nv/web";
import type { ReactNode } from "react";
import type { MethodDraft, StatesDraft } from "./core/method-draft";

/** Hints about each parameter of a moving average, for whoever writes it. */
const MOVING = {
  halfLifeDays: "Menos: sigue antes lo nuevo, y tiembla más",
  mostSample: "Una mayor pesa como esta",
  leastPolls: "Con menos, la línea se corta",
  windowDays: "Las más viejas no pesan nada",
  resamples: "De 100 a 1000",
  seed: "Con la misma sale la misma franja",
} as const;

const MOVING_NAMES = ["halfLifeDays", "mostSample", "leastPolls", "windowDays", "resamples", "seed"] as const;

const MODELS = [
  { value: "states", label: "Modelo" },
  { value: "moving", label: "Media móvil" },
] as const;

const ABOUT = {
  states: "Corrige lo que se inclina cada casa, y su franja cuenta también lo que todas pueden errar a la vez.",
  moving: "Lo reciente pesa más. No corrige ninguna casa, y su franja no cuenta lo que todas yerran a la vez.",
} as const;

const HOUSES = [
  { value: "on", label: "Se corrige" },
  { value: "shown", label: "Se corrige y se enseña" },
  { value: "off", label: "No se corrige" },
] as const;

type Fields<Draft> = BoundFields<Draft, string, { readonly label: string }>;

interface Props {
  readonly fields: Fields<MethodDraft>;
}

/** Fields of how an average of polls is made: by which model, and its parameters. */
export function MethodFields({ fields }: Props): ReactNode {
  const { value: model, label, onChange } = fields.value("model");
  return (
    <>
      <SegmentedControl legend={label} segments={MODELS} value={model} onChange={onChange} />
      <p className="nv-quiet">{ABOUT[model]}</p>
      {model === "moving" ? (
        <div className="nv-data-tool__fields">
          {MOVING_NAMES.map((name) => (
            <Field key={name} {...fields.text(name)} hint={MOVING[name]} inputMode="numeric" />
          ))}
        </div>
      ) : (
        <>
          <StatesFields fields={fields.part("states")} />
          <div className="nv-data-tool__fields">
            <Field {...fields.text("leastPolls")} hint="Con menos no hay media" inputMode="numeric" />
            <Field {...fields.text("windowDays")} hint="Se dice cuánto pesan las más viejas" inputMode="numeric" />
            <Field {...fields.text("seed")} hint="Con la misma salen los mismos sorteos" inputMode="numeric" />
          </div>
        </>
      )}
    </>
  );
}

function StatesFields({ fields }: { readonly fields: Fields<StatesDraft> }): ReactNode {
  const { error: _, ...houses } = fields.value("houses");
  return (
    <>
      <div className="nv-data-tool__fields">
        <SelectField {...houses} options={HOUSES} />
        <Field {...fields.text("population")} hint="Como la llaman las encuestas. Vacía: todas cuentan como la misma" />
        <Field
          {...fields.text("designEffect")}
          hint="De 1 a 4: cuánto más yerra una encuesta que un sorteo"
          inputMode="decimal"
        />
        <Field
          {...fields.text("sharedErrorPct")}
          hint="De 0 a 6 puntos: cuánto han fallado todas juntas otras veces"
          inputMode="decimal"
        />
      </div>
      <TextArea
        {...fields.text("qualityHouses")}
        rows={2}
        hint="Una por línea: la media queda entre ellas. Vacío: entre todas"
      />
    </>
  );
}
