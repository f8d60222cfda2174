import { type ChartFacts, factTable } from "@nv/descriptions";
import { formatCount } from "@nv/spanish";
import { type DataColumn, DataTable, Notice } from "@nv/ui";
import { type ReactNode, useMemo } from "react";

type FactLine = ReturnType<typeof factTable>[number];

const COLUMNS: readonly DataColumn<FactLine>[] = [
  { id: "what", name: "Hecho", kind: "head", cell: ({ what }) => what },
  { id: "figure", name: "Lo que dicen los datos", cell: ({ figure }) => figure },
];

const list = new Intl.ListFormat("es", { type: "conjunction" });

/** Everything that a description of a chart may say in figures, and what of it may have been read wrong. */
export function FactsOfChart({ facts }: { readonly facts: ChartFacts }): ReactNode {
  const lines = useMemo(() => factTable(facts), [facts]);
  const { uncertain } = facts.chart;
  return (
    <>
      {uncertain.length > 0 && (
        <Notice tone="plain">
          <p>
            {list.format(uncertain.map((name) => `«${name}»`))}: las cifras se pueden leer de dos maneras («1.234» es
            mil y pico, o uno y pico). Mira abajo cómo se han leído.
          </p>
        </Notice>
      )}
      <details className="nv-descriptions__part">
        <summary>Tabla de hechos: {formatCount(lines.length, "hecho", "hechos")}</summary>
        <DataTable
          caption="Hechos del gráfico"
          columns={COLUMNS}
          rows={lines}
          keyOf={({ what }, index) => `${index} ${what}`}
        />
      </details>
    </>
  );
}
