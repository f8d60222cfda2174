import { Field } from "@nv/ui";
import type { BoundFields } from "@nv/web";
import type { ReactNode } from "react";
import type { MethodDraft } from "./core/tracker-draft";

/** What each parameter is, for who writes it. */
const PARAMETERS: Readonly<Record<keyof MethodDraft, { readonly label: string; readonly hint: string }>> = {
  halfLifeDays: { label: "Días en que una encuesta pesa la mitad", hint: "Menos: sigue antes lo nuevo, y tiembla más" },
  mostSample: { label: "Muestra que más pesa", hint: "Una mayor pesa como esta" },
  leastPolls: { label: "Encuestas que hacen falta", hint: "Con menos, la línea se corta" },
  windowDays: { label: "En cuántos días", hint: "Las más viejas no pesan nada" },
  resamples: { label: "Sorteos de la franja", hint: "De 100 a 1000" },
  seed: { label: "Semilla de los sorteos", hint: "Con la misma sale la misma franja" },
};

const NAMES = Object.keys(PARAMETERS).filter((name): name is keyof MethodDraft => Object.hasOwn(PARAMETERS, name));

interface Props {
  readonly fields: BoundFields<MethodDraft>;
}

/** The parameters of an average of polls. */
export function MethodFields({ fields }: Props): ReactNode {
  return (
    <div className="nv-data-tool__fields">
      {NAMES.map((name) => (
        <Field key={name} {...PARAMETERS[name]} {...fields.text(name)} inputMode="numeric" />
      ))}
    </div>
  );
}
