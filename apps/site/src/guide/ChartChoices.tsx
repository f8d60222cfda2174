import { SegmentedControl } from "@nv/ui";
import { type ReactNode, useState } from "react";
import {
  BarsDone,
  BarsUndone,
  LinesDone,
  LinesUndone,
  ScatterDone,
  ScatterUndone,
  StackedDone,
  StackedUndone,
  TableDone,
  TableUndone,
} from "./chart-choice-drawings";
import "./ChartChoices.css";

/** One way to draw the same figures, and what comes of it. */
interface Drawn {
  readonly Drawing: () => ReactNode;
  /** Sentence about what somebody reads in it, Spanish. */
  readonly reads: string;
}

interface Choice {
  readonly value: string;
  readonly label: string;
  /** Message of the chart, Spanish. */
  readonly says: string;
  readonly done: Drawn;
  readonly undone: Drawn;
}

const CHOICES = [
  {
    value: "bars",
    label: "Barras",
    says: "Quién tiene más",
    done: {
      Drawing: BarsDone,
      reads: "Ordenadas, desde cero y con el nombre derecho: se ve quién va primero y por cuánto.",
    },
    undone: {
      Drawing: BarsUndone,
      reads: "El eje empieza en 35: la mayor parece más de cuatro veces la menor, y no llega al doble.",
    },
  },
  {
    value: "lines",
    label: "Líneas",
    says: "Cómo ha ido",
    done: { Drawing: LinesDone, reads: "Una línea lleva el color y su nombre al lado; las demás acompañan." },
    undone: {
      Drawing: LinesUndone,
      reads: "Siete líneas de siete colores: hay que ir y volver a la leyenda, y se pierde la historia.",
    },
  },
  {
    value: "stacked",
    label: "Apiladas",
    says: "Qué parte es de un todo",
    done: { Drawing: StackedDone, reads: "Una sola barra: lo que se compara empieza en un borde." },
    undone: { Drawing: StackedUndone, reads: "Siete trozos de tarta: nadie compara ángulos parecidos." },
  },
  {
    value: "scatter",
    label: "Dispersión",
    says: "Si dos cosas van juntas",
    done: { Drawing: ScatterDone, reads: "Un punto por caso: se ve la relación y quién se sale de ella." },
    undone: {
      Drawing: ScatterUndone,
      reads: "Dos ejes para dos líneas: moviendo uno de los dos se cruzan donde uno quiera.",
    },
  },
  {
    value: "table",
    label: "Tabla",
    says: "El dato exacto de cada uno",
    done: {
      Drawing: TableDone,
      reads: "Cifras en columna, alineadas por las unidades, y ordenadas por lo que importa.",
    },
    undone: { Drawing: TableUndone, reads: "Un rótulo en cada barra: ni se leen las cifras ni se ven las barras." },
  },
] as const satisfies readonly Choice[];

/** For each thing to say, the same figures drawn as they help and as they do not. Every figure is invented. */
export function ChartChoices(): ReactNode {
  const [chosen, setChosen] = useState<(typeof CHOICES)[number]["value"]>("bars");
  const { says, done, undone } = CHOICES.find(({ value }) => value === chosen) ?? CHOICES[0];
  return (
    <div className="nv-choices nv-stack">
      <SegmentedControl legend="Qué gráfico" segments={CHOICES} value={chosen} onChange={setChosen} />
      <p className="nv-choices__says">{says}</p>
      <div className="nv-choices__pair nv-stack-5" aria-live="polite">
        <Figure title="Así" {...done} />
        <Figure title="Así no" {...undone} />
      </div>
      <p className="nv-caption">Datos de muestra: sitios y cifras que no existen.</p>
    </div>
  );
}

function Figure({ title, Drawing, reads }: Drawn & { readonly title: string }) {
  return (
    <figure className="nv-choices__one nv-stack-3">
      <h3 className="nv-label">{title}</h3>
      <Drawing />
      <figcaption>{reads}</figcaption>
    </figure>
  );
}
