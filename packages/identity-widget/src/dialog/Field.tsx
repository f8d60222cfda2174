import { useState } from "react";
import type { FieldName } from "../core/error-fields.ts";
import type { FieldSpec } from "./form-spec.ts";
import { Icon } from "./icons.tsx";

/** Props of {@link Field}. */
interface FieldProps {
  readonly spec: FieldSpec;
  /** Placeholder, already in the reader's language. */
  readonly placeholder: string | undefined;
  /** Hint of what the value must be like, already in the reader's language. */
  readonly hint: string | undefined;
  /** Problem of this field alone, already in the reader's language. */
  readonly problem: string | undefined;
  /** The whole form's failure is about this field too: it is told above the form. */
  readonly isBlamed: boolean;
  readonly initialValue: string | undefined;
  readonly translate: (key: string) => string;
  readonly onType: (name: FieldName, value: string) => void;
}

const TYPES = { name: "text", email: "email", password: "password", url: "url", code: "text" } as const;

const MARKS = { name: "Name", email: "Email", password: "Password", url: "Url", code: "Code" } as const;

/** Id of the message about the whole form, which blamed fields point at. */
export const FORM_ERROR_ID = "form-error";

/** One labelled field, with its hint, its problem, and a way to see a password. */
export function Field({ spec, placeholder, hint, problem, isBlamed, initialValue, translate, onType }: FieldProps) {
  const [isShown, setShown] = useState(false);
  const { name } = spec;
  const isPassword = name === "password";
  const noteId = `${name}-note`;
  const note = problem ?? hint;
  const describedBy = [note && noteId, isBlamed && FORM_ERROR_ID].filter(Boolean).join(" ");
  return (
    <div className="formGroup">
      <label htmlFor={name}>{translate(spec.label)}</label>
      <div className={isPassword ? "field hasToggle" : "field"}>
        <input
          className="formControl"
          id={name}
          name={name}
          type={isShown ? "text" : TYPES[name]}
          autoComplete={spec.autoComplete}
          autoCapitalize={name === "name" ? "words" : "none"}
          spellCheck="false"
          required
          placeholder={placeholder}
          defaultValue={initialValue}
          aria-invalid={problem !== undefined || isBlamed}
          aria-describedby={describedBy || undefined}
          onInput={(event) => onType(name, event.currentTarget.value)}
        />
        <div className={`inputFieldIcon inputField${MARKS[name]}`}>
          <Icon name={name} />
        </div>
        {isPassword && (
          <button
            type="button"
            className={isShown ? "btnPasswordToggle passwordVisible" : "btnPasswordToggle"}
            aria-pressed={isShown}
            aria-controls={name}
            onClick={() => setShown(!isShown)}
          >
            {translate(isShown ? "hide_password" : "show_password")}
            <span className="visuallyHidden"> {translate(spec.label)}</span>
          </button>
        )}
      </div>
      {note && (
        <p className={problem ? "fieldNote fieldProblem" : "fieldNote"} id={noteId}>
          {note}
        </p>
      )}
    </div>
  );
}
