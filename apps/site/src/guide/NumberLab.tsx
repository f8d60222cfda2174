import {
  formatEuroSign,
  formatEuros,
  formatLarge,
  formatNumber,
  formatPercent,
  formatPoints,
  formatRate,
  parseSpanishNumber,
} from "@nv/spanish";
import { CopyButton, Field } from "@nv/ui";
import { type ReactNode, useState } from "react";
import "./NumberLab.css";

const STYLES: readonly { readonly name: string; readonly write: (value: number) => string }[] = [
  { name: "En el texto", write: (value) => formatNumber(value) },
  { name: "Sin decimales", write: (value) => formatNumber(value, { decimals: 0 }) },
  {
    name: "En una columna",
    write: (value) => formatNumber(value, { decimals: 2, fixedDecimals: true, groupFromDigits: 4 }),
  },
  { name: "Con espacio fino", write: (value) => formatNumber(value, { grouping: "space" }) },
  { name: "Como cambio", write: (value) => formatNumber(value, { plus: true }) },
  { name: "Porcentaje", write: (value) => formatPercent(value) },
  { name: "Puntos", write: (value) => formatPoints(value, { plus: true }) },
  { name: "Tasa", write: (value) => formatRate(value, 100_000, "habitantes") },
  { name: "Magnitud", write: (value) => formatLarge(value) },
  { name: "Euros, en el texto", write: (value) => formatEuros(value) },
  { name: "Euros, en un gráfico", write: (value) => formatEuroSign(value) },
];

/** A figure to write, and how the newspaper prints it in each place. */
export function NumberLab(): ReactNode {
  const [text, setText] = useState("2345678,9");
  const value = parseSpanishNumber(text);
  const error =
    value === null ? "No se entiende esa cifra. Usa coma para los decimales y punto o espacio para los miles." : "";
  return (
    <div className="nv-stack">
      <Field
        className="nv-lab__field"
        label="Cifra"
        hint="Como la escribes en una tabla: 1234567,8 o 1.234.567,8"
        error={error}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <dl className="nv-lab__styles">
        {STYLES.map(({ name, write }) => {
          const written = value === null ? "" : write(value);
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value === null ? (
                  "—"
                ) : (
                  <>
                    <span className="nv-lab__figure">{written}</span> <CopyButton text={written} what={name} />
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
