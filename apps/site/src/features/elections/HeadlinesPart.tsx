import type { NightHeadline } from "@nv/contracts/schemas";
import type { ReactNode } from "react";

const STATES: Readonly<Record<NightHeadline["state"], string>> = {
  shown: "Se lee ahora",
  ready: "También es cierto: va detrás",
  uncalled: "Espera a que dos personas den el ganador",
  "not-yet": "Todavía no: lo que falta por contar puede cambiarlo",
  false: "El recuento lo desmiente",
};

/** Headlines that were written before the night, and what the count makes of each. */
export function HeadlinesPart({ headlines }: { readonly headlines: readonly NightHeadline[] }): ReactNode {
  if (headlines.length === 0) return null;
  return (
    <section className="nv-stack" aria-labelledby="noche-titulares">
      <h3 id="noche-titulares">Titulares</h3>
      <ol className="nv-plain nv-stack-2">
        {headlines.map(({ text, state }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two claims may have the same words, and the order is the desk's
          <li key={at} className="nv-night__headline" data-state={state}>
            <strong>{text}</strong>
            <span className="nv-quiet">{STATES[state]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
