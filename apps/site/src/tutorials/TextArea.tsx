import { type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import "./TextArea.css";

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id"> {
  /** Name of the field, always in sight. */
  readonly label: string;
  /** What to write and how. */
  readonly hint: string;
}

/** Several lines of text or code to write, with their name and their help. */
export function TextArea({ label, hint, ...textarea }: Props): ReactNode {
  const id = useId();
  return (
    <div className="nv-field nv-textarea">
      <label className="nv-field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        className="nv-field__input nv-textarea__input"
        id={id}
        aria-describedby={`${id}-hint`}
        spellCheck={false}
        autoComplete="off"
        {...textarea}
      />
      <p className="nv-field__hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
