import { type InputHTMLAttributes, useContext } from "react";
import { CaretAtWord } from "./CaretAtWord.tsx";
import { FieldFrame, FieldNotesContext, type FieldTexts } from "./FieldFrame.tsx";

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id">, FieldTexts {}

/** One line of text to write, with its name, its help and its error. */
export function Field({ label, hint, error, className, ...input }: FieldProps) {
  const noteOn = useContext(FieldNotesContext);
  const note = typeof input.value === "string" ? noteOn(input.value) : "";
  return (
    <FieldFrame label={label} hint={hint} error={error} note={note} className={className}>
      {(ties) => (
        <CaretAtWord<HTMLInputElement> text={input.value}>
          {(field) => <input ref={field} className="nv-field__input" {...ties} {...input} />}
        </CaretAtWord>
      )}
    </FieldFrame>
  );
}
