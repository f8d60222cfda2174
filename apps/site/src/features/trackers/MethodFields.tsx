import { Field } from "@nv/ui";
import type { BoundFields } from "@nv/web";
import type { ReactNode } from "react";
import type { MethodDraft } from "./core/tracker-draft";

/** Hints about each parameter, for whoever writes it. */
const HINTS: Readonly<Record<keyof MethodDraft, string>> = {
  halfLifeDays: "Menos: sigue antes lo nuevo, y tiembla más",
  mostSample: "Una mayor pesa como esta",
  leastPolls: "Con menos, la línea se corta",
  windowDays: "Las más viejas no pesan nada",
  resamples: "De 100 a 1000",
  seed: "Con la misma sale la misma franja",
};

const NAMES = Object.keys(HINTS).filter((name): name is keyof MethodDraft => Object.hasOwn(HINTS, name));

interface Props {
  readonly fields: BoundFields<MethodDraft, string, { readonly label: string }>;
}

/** The parameters of an average of polls. */
export function MethodFields({ fields }: Props): ReactNode {
  return (
    <div className="nv-data-tool__fields">
      {NAMES.map((name) => (
        <Field key={name} {...fields.text(name)} hint={HINTS[name]} inputMode="numeric" />
      ))}
    </div>
  );
}
