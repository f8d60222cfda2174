import { type TextareaHTMLAttributes, useContext } from "react";
import { CaretAtWord } from "./CaretAtWord.tsx";
import { FieldFrame, FieldNotesContext, type FieldTexts } from "./FieldFrame.tsx";

export interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "className">,
    FieldTexts {
  /** Sentences and not code: in the face of the rest. */
  readonly isProse?: boolean;
}

/** Several lines of text or code to write, with their name, their help and their error. */
export function TextArea({ label, hint, error, isProse = false, ...textarea }: TextAreaProps) {
  const noteOn = useContext(FieldNotesContext);
  const note = typeof textarea.value === "string" ? noteOn(textarea.value) : "";
  return (
    <FieldFrame label={label} hint={hint} error={error} note={note}>
      {(ties) => (
        <CaretAtWord<HTMLTextAreaElement> text={textarea.value}>
          {(field) => (
            <textarea
              ref={field}
              className={`nv-field__input nv-field__input--lines${isProse ? " nv-field__input--prose" : ""}`}
              spellCheck={false}
              autoComplete="off"
              {...ties}
              {...textarea}
            />
          )}
        </CaretAtWord>
      )}
    </FieldFrame>
  );
}
