import { Field } from "@nv/ui";
import { boundText } from "@nv/web";
import type { ReactNode } from "react";

interface Props {
  readonly value: string;
  readonly onChange: (unit: string) => void;
}

/** Field of the unit of the figures of a chart. */
export function UnitField({ value, onChange }: Props): ReactNode {
  return (
    <Field
      label="Unidad"
      hint="Solo si los datos no la dicen: %, euros, miles de personas."
      autoComplete="off"
      maxLength={60}
      {...boundText(value, onChange)}
    />
  );
}
