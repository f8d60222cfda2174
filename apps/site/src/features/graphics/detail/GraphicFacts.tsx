import type { GraphicDetail } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import type { ReactNode } from "react";

/** What people wrote about a graphic. */
export function GraphicFacts({ graphic }: { readonly graphic: GraphicDetail }): ReactNode {
  const type = typeOf(graphic.type);
  const charts = type.sources(graphic.config).map(({ source }) => source);
  const facts: readonly (readonly [label: string, value: string])[] = [
    [type.composes === null ? "Origen" : "Gráficos", charts.join(", ")],
    ["Texto alternativo", graphic.altText],
    ["Fuente", graphic.sourceLine],
    ["Crédito", graphic.credit],
    ["Autoría", graphic.author],
    ["Sección", graphic.section],
    ["Etiquetas", graphic.tags.join(", ")],
    ["Idioma", graphic.language],
    ["Nota interna", graphic.note],
  ];
  const missing = graphic.publishProblems.map(({ message }) => message);
  return (
    <>
      <dl className="nv-sheet-facts">
        <div>
          <dt>Dirección</dt>
          <dd>{graphic.publicUrl === null ? graphic.slug : <a href={graphic.publicUrl}>{graphic.slug}</a>}</dd>
        </div>
        {facts
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {missing.length > 0 && (
        <>
          <p>Antes de publicarlo:</p>
          <ul>
            {missing.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
