import type { GraphicDetail } from "@nv/contracts/schemas";
import { chartFields } from "@nv/embeds";
import type { ReactNode } from "react";

interface Props {
  readonly graphic: GraphicDetail;
  /** Whether the site makes its page out of several charts. */
  readonly isComposed: boolean;
}

/** What people wrote about a graphic. */
export function GraphicFacts({ graphic, isComposed }: Props): ReactNode {
  const charts = chartFields(graphic.config).map(({ chart }) => chart);
  const facts: readonly (readonly [label: string, value: string])[] = [
    [isComposed ? "Gráficos" : "Origen", charts.join(", ")],
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
