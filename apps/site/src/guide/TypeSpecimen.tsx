import { formatNumber } from "@nv/spanish";
import { type FONT_FAMILIES, TYPE_SCALE, type TypeStep } from "@nv/ui";
import type { ReactNode } from "react";
import "./TypeSpecimen.css";

const FAMILY_NAMES: Readonly<Record<keyof typeof FONT_FAMILIES, string>> = {
  serif: "Newsreader",
  sans: "Public Sans",
  mono: "IBM Plex Mono",
};

const SAMPLES: Readonly<Record<(typeof TYPE_SCALE)[number]["name"], string>> = {
  display: "Cómo se dibuja",
  title: "El agua que vuelve al cauce",
  heading: "Qué se ve en el mapa",
  subheading: "Las tres series, una por una",
  lede: "Una frase que dice lo que hay y por qué importa, sin repetir el título.",
  body: "El texto corre a 68 caracteres por línea, con aire suficiente para que el ojo encuentre la siguiente.",
  small: "Pie de un gráfico: muestra de 1.234.567 registros.",
  caption: "Fuente: datos de muestra.",
  overline: "Guía de estilos",
  code: "font: var(--nv-text-code);",
};

function measures({ family, minPx, maxPx, lineHeightRatio, weight }: TypeStep): string {
  const size = minPx === maxPx ? formatNumber(minPx) : `${formatNumber(minPx)} a ${formatNumber(maxPx)}`;
  const interline = formatNumber(lineHeightRatio, { decimals: 2 });
  return `${FAMILY_NAMES[family]} ${weight} · ${size} px · interlínea ${interline}`;
}

/** Every step of the type scale, set in itself. */
export function TypeSpecimen(): ReactNode {
  return (
    <dl className="nv-specimen">
      {TYPE_SCALE.map((step) => (
        <div key={step.name}>
          <dt>
            <code>--nv-text-{step.name}</code>
            <span>{measures(step)}</span>
            <span>{step.use}</span>
          </dt>
          <dd
            style={{ font: `var(--nv-text-${step.name})`, letterSpacing: `var(--nv-tracking-${step.name})` }}
            data-step={step.name}
          >
            {SAMPLES[step.name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const FIGURES = ["1.111,1", "48.270,5", "9.006,4"];

/** Figures that line up, beside figures that do not. */
export function FigureSpecimen(): ReactNode {
  return (
    <div className="nv-figures">
      {(["tabular", "proportional"] as const).map((kind) => (
        <div key={kind}>
          <p>{kind === "tabular" ? "Tabulares: se suman con la vista" : "Proporcionales: bailan"}</p>
          <ul data-kind={kind}>
            {FIGURES.map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
