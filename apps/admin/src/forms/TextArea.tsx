import { type TextareaHTMLAttributes, useId } from "react";

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id"> {
  /** Name of the field, always in sight. */
  readonly label: string;
  /** What to write and how, with an example. */
  readonly hint?: string;
  /** What is wrong and how to mend it; empty when nothing is. */
  readonly error?: string;
}

/** Several lines of text to write, with their name, their help and their error. */
export function TextArea({ label, hint, error = "", ...rest }: TextAreaProps) {
  const id = useId();
  const isWrong = error !== "";
  const descriptions = [...(hint === undefined ? [] : [`${id}-hint`]), ...(isWrong ? [`${id}-error`] : [])];
  return (
    <div className="nv-field">
      <label className="nv-field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        className="nv-field__input text-area"
        id={id}
        aria-invalid={isWrong || undefined}
        aria-describedby={descriptions.join(" ") || undefined}
        spellCheck={false}
        {...rest}
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
