import { Field, SelectField } from "@nv/ui";
import type { BoundFields } from "@nv/web";
import type { ReactNode } from "react";
import type { AreaChoice, HeadlineDraft } from "./core/election-draft";

const KINDS = [
  { value: "seats", label: "Una candidatura logra escaños" },
  { value: "majority", label: "Juntas pasan de la mitad de los escaños" },
  { value: "wins", label: "Una candidatura gana" },
  { value: "turnout", label: "Vota una parte del censo" },
] as const;

const COMPARISONS = [
  { value: "at-least", label: "Como poco" },
  { value: "at-most", label: "Como mucho" },
  { value: "exactly", label: "Justo" },
] as const;

interface Props {
  readonly fields: BoundFields<HeadlineDraft>;
  readonly headline: HeadlineDraft;
  readonly areas: readonly AreaChoice[];
}

/** A headline of the night, and the claim that the count has to bear out before anybody reads it. */
export function HeadlineFields({ fields: f, headline: { kind, area }, areas }: Props): ReactNode {
  const comparisons = COMPARISONS.filter(({ value }) => kind === "seats" || value !== "exactly");
  // One that the law has no more is still what is written.
  const places = areas.some(({ value }) => value === area) ? areas : [...areas, { value: area, label: area }];
  return (
    <div className="nv-stack">
      <Field label="Titular" {...f.text("text")} />
      <div className="nv-data-tool__fields">
        <SelectField label="Qué afirma" options={KINDS} {...f.value("kind")} />
        {kind === "majority" && <Field label="Candidaturas" hint="Sus siglas, con comas" {...f.text("lists")} />}
        {(kind === "seats" || kind === "wins") && <Field label="Candidatura" hint="Sus siglas" {...f.text("lists")} />}
        {kind !== "majority" && <SelectField label="Dónde" options={places} {...f.value("area")} />}
        {(kind === "seats" || kind === "turnout") && (
          <>
            <SelectField label="Cuánto" options={comparisons} {...f.value("comparison")} />
            <Field
              label={kind === "seats" ? "Escaños" : "Participación, en % del censo"}
              inputMode="decimal"
              {...f.text("figure")}
            />
          </>
        )}
      </div>
    </div>
  );
}
