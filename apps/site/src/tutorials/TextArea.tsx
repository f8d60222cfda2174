import { type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import "./TextArea.css";

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id"> {
  /** Name of the field, always in sight. */
  readonly label: string;
  /** What to write and how. */
  readonly hint: string;
  /** What is wrong and how to mend it; empty or left out when nothing is. */
  readonly error?: string;
}

/** Several lines of text or code to write, with their name and their help. */
export function TextArea({ label, hint, error = "", ...textarea }: Props): ReactNode {
  const id = useId();
  const isWrong = error !== "";
  return (
    <div className="nv-field nv-textarea">
      <label className="nv-field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        className="nv-field__input nv-textarea__input"
        id={id}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-hint ${id}-error` : `${id}-hint`}
        spellCheck={false}
        autoComplete="off"
        {...textarea}
      />
      <p className="nv-field__hint" id={`${id}-hint`}>
        {hint}
      </p>
      <p className="nv-field__error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
