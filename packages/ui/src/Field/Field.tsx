import type { InputHTMLAttributes } from "react";
import { FieldFrame, type FieldTexts } from "./FieldFrame.tsx";

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id">, FieldTexts {}

/** One line of text to write, with its name, its help and its error. */
export function Field({ label, hint, error, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(ties) => <input className="nv-field__input" {...ties} {...input} />}
    </FieldFrame>
  );
}
