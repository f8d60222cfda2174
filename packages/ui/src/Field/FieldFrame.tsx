import { createContext, type ReactNode, useId } from "react";

/** Texts of every field around its control. */
export interface FieldTexts {
  /** Name of the field, always in sight: a placeholder is not a label. */
  readonly label: string;
  /** Instructions to write it, with an example. */
  readonly hint?: string | undefined;
  /** Sentence on what is wrong and how to mend it; empty or left out when nothing is. */
  readonly error?: string | undefined;
}

/** Note on what a field holds, by its text, said quietly under it; empty for none. */
export const FieldNotesContext = createContext<(text: string) => string>(() => "");

/** Attributes that tie a control to its name, its help and its error. */
export interface FieldTies {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

interface Props extends FieldTexts {
  /** Sentence on what it holds, said quietly; empty or left out for none. */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
  /** Draws the control. */
  readonly children: (ties: FieldTies) => ReactNode;
}

/** A control with its name above, and its help and its error below. */
export function FieldFrame({ label, hint, error = "", note = "", className, children }: Props) {
  const id = useId();
  const isWrong = error !== "";
  const isNoted = note !== "" && !isWrong;
  const descriptions = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(isWrong ? [`${id}-error`] : []),
    ...(isNoted ? [`${id}-note`] : []),
  ];
  return (
    <div className={["nv-field", className].filter(Boolean).join(" ")}>
      <label className="nv-field__label" htmlFor={id}>
        {label}
      </label>
      {children({ id, "aria-invalid": isWrong || undefined, "aria-describedby": descriptions.join(" ") || undefined })}
      {hint !== undefined && (
        <p className="nv-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {isNoted && (
        <p className="nv-field__note" id={`${id}-note`}>
          {note}
        </p>
      )}
      <p className="nv-field__error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
