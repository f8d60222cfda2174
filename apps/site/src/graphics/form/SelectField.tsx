import { type ReactNode, useId } from "react";

interface Props {
  readonly label: string;
  readonly value: string;
  /** Value and words of each choice. */
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly error?: string;
  readonly onChange: (value: string) => void;
}

/** One of several, in a list that drops. */
export function SelectField({ label, value, options, error = "", onChange }: Props): ReactNode {
  const id = useId();
  const isWrong = error !== "";
  return (
    <div className="nv-field">
      <label className="nv-field__label" htmlFor={id}>
        {label}
      </label>
      <select
        className="nv-field__input"
        id={id}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
      <p className="nv-field__error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
