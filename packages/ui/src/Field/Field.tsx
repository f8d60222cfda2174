import { type InputHTMLAttributes, useId } from "react";

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id"> {
  /** Name of the field, always in sight: a placeholder is not a label. */
  readonly label: string;
  /** What to write and how, with an example. */
  readonly hint?: string;
  /** What is wrong and how to mend it; empty or left out when nothing is. */
  readonly error?: string;
}

/** One line of text to write, with its name, its help and its error. */
export function Field({ label, hint, error = "", className, ...input }: FieldProps) {
  const id = useId();
  const isWrong = error !== "";
  const descriptions = [...(hint === undefined ? [] : [`${id}-hint`]), ...(isWrong ? [`${id}-error`] : [])];
  return (
    <div className={["nv-field", className].filter(Boolean).join(" ")}>
      <label className="nv-field__label" htmlFor={id}>
        {label}
      </label>
      <input
        className="nv-field__input"
        id={id}
        aria-invalid={isWrong || undefined}
        aria-describedby={descriptions.join(" ") || undefined}
        {...input}
      />
      {hint !== undefined && (
        <p className="nv-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="nv-field__error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
