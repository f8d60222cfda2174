import type { FieldName } from "../core/error-fields.ts";

/** One thing that a form of the account page asks for. */
export interface AccountField {
  readonly name: FieldName;
  readonly label: string;
  readonly type: "text" | "email" | "password";
  readonly autoComplete: string;
  readonly initialValue?: string | undefined;
  readonly hint?: string | undefined;
}

/** Props of {@link TextField}. */
export interface TextFieldProps extends AccountField {
  /** Of the input; unique in the document. */
  readonly id: string;
}

/** A labelled field of the account page, with its hint. */
export function TextField({ id, name, label, type, autoComplete, initialValue, hint }: TextFieldProps) {
  return (
    <div className="formGroup">
      <label htmlFor={id}>{label}</label>
      <input
        className="formControl"
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required
        defaultValue={initialValue}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p className="fieldNote" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
