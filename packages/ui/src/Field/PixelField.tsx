import { Field } from "./Field.tsx";

export interface PixelFieldProps {
  readonly label: string;
  /** CSS pixels; `null` for none. */
  readonly value: number | null;
  readonly hint?: string;
  readonly error: string;
  /** `null` for an empty field. */
  readonly onChange: (px: number | null) => void;
}

/** A length in whole CSS pixels. */
export function PixelField({ label, value, hint = "Píxeles", error, onChange }: PixelFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      type="number"
      inputMode="numeric"
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value === "" ? null : currentTarget.valueAsNumber)}
    />
  );
}
