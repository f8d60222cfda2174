import type { GraphicDetail } from "@nv/contracts/schemas";
import { typeOf } from "@nv/graphic-types";
import { type Fact, FactList } from "@nv/ui";
import type { ReactNode } from "react";

/** Facts that people wrote about a graphic. */
export function GraphicFacts({ graphic }: { readonly graphic: GraphicDetail }): ReactNode {
  const type = typeOf(graphic.type);
  const charts = type.sources(graphic.config).map(({ source }) => source);
  const facts: readonly Fact[] = [
    {
      name: "Dirección",
      value: graphic.publicUrl === null ? graphic.slug : <a href={graphic.publicUrl}>{graphic.slug}</a>,
    },
    { name: type.composes === null ? "Origen" : "Gráficos", value: charts.join(", ") },
    { name: "Texto alternativo", value: graphic.altText },
    { name: "Fuente", value: graphic.sourceLine },
    { name: "Crédito", value: graphic.credit },
    { name: "Autoría", value: graphic.author },
    { name: "Sección", value: graphic.section },
    { name: "Etiquetas", value: graphic.tags.join(", ") },
    { name: "Idioma", value: graphic.language },
    { name: "Nota interna", value: graphic.note },
  ];
  const missing = graphic.publishProblems.map(({ message }) => message);
  return (
    <>
      <FactList className="nv-sheet-facts nv-terms nv-stack-3" facts={facts.filter(({ value }) => value !== "")} />
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
