import type { EditorProps } from "@nv/piece-parts/fields";
import { SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import type { FigureConfig } from "../config.ts";
import { PAINTS } from "../figure-parts.ts";
import { figureKindNamed } from "../kinds/listed-kinds.ts";
import { choicesOf } from "./choices.ts";

const AUTOMATIC = "auto";

/** Colours of what a figure tells apart, name by name; nothing where its kind has one colour alone. */
export function PaintFields({ config, onChange }: EditorProps<FigureConfig>): ReactNode {
  const { kind, data, paints = [], style } = config;
  const names = figureKindNamed(kind).coloured(data);
  if (names.length === 0 || style === "papel") return null;
  const options = [
    { value: AUTOMATIC, label: "El de su nombre, o el que toque" },
    ...choicesOf("paints.*.paint", PAINTS),
  ] as const;
  return (
    <details className="nv-rows">
      <summary>Colores</summary>
      {names.map((name) => (
        <SelectField
          key={name}
          label={name}
          value={paints.find((one) => one.name === name)?.paint ?? AUTOMATIC}
          options={options}
          onChange={(paint) => {
            const others = paints.filter((one) => one.name !== name);
            onChange({ ...config, paints: paint === AUTOMATIC ? others : [...others, { name, paint }] });
          }}
        />
      ))}
    </details>
  );
}
