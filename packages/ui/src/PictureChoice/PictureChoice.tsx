import { type ReactNode, useId } from "react";

/** One of the choices. */
export interface PicturedChoice<Value extends string> {
  readonly value: Value;
  /** One to three words. */
  readonly label: string;
  /** Drawing of what one gets, which says nothing that the label does not. */
  readonly picture: ReactNode;
}

export interface PictureChoiceProps<Value extends string> {
  /** Name of what is chosen, always in sight. */
  readonly label: string;
  readonly choices: readonly PicturedChoice<Value>[];
  readonly value: Value;
  /** Sentences on what is chosen, below all. */
  readonly hint?: ReactNode;
  /** Sentence on what is wrong and how to mend it; empty or left out when nothing is. */
  readonly error?: string;
  readonly onChange: (value: Value) => void;
}

/** Exclusive choices that are told best by a picture. The arrow keys move between them, as in any radio group. */
export function PictureChoice<Value extends string>({
  label,
  choices,
  value,
  hint,
  error = "",
  onChange,
}: PictureChoiceProps<Value>) {
  const id = useId();
  return (
    <fieldset className="nv-pictures nv-field" aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="nv-field__label">{label}</legend>
      <div className="nv-pictures__list">
        {choices.map((choice) => (
          <label key={choice.value} className="nv-pictures__choice">
            <input
              className="nv-visually-hidden"
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className="nv-pictures__card">
              {choice.picture}
              <span>{choice.label}</span>
            </span>
          </label>
        ))}
      </div>
      <div className="nv-field__hint" id={`${id}-hint`}>
        {hint}
      </div>
      <p className="nv-field__error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
