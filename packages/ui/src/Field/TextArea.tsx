import type { TextareaHTMLAttributes } from "react";
import { FieldFrame, type FieldTexts } from "./FieldFrame.tsx";

export interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "className">,
    FieldTexts {}

/** Several lines of text or code to write, with their name, their help and their error. */
export function TextArea({ label, hint, error, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <textarea
          className="nv-field__input nv-field__input--lines"
          spellCheck={false}
          autoComplete="off"
          {...ties}
          {...textarea}
        />
      )}
    </FieldFrame>
  );
}
