import { Field } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly error: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** `any` for figures of any size. */
  readonly step: number | "any";
  /** Not a number for an empty field: its schema says what is missing. */
  readonly onChange: (value: number) => void;
}

/** A figure of a block or of a step. */
export function NumberField({ value, onChange, ...texts }: Props): ReactNode {
  return (
    <Field
      {...texts}
      type="number"
      inputMode="decimal"
      value={Number.isFinite(value) ? value : ""}
      onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
    />
  );
}
