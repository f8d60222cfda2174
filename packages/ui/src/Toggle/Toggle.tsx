import { type ReactNode, useId } from "react";

export interface ToggleProps {
  /** Name of what is on or off, as a noun: «Etiquetas», not «Mostrar etiquetas». */
  readonly label: ReactNode;
  readonly isOn: boolean;
  /** Called with the new state; the change applies at once, with no button to confirm it. */
  readonly onChange: (isOn: boolean) => void;
  /** One sentence under the label, when the name alone does not explain the effect. */
  readonly hint?: string;
  /** Sentence on what is wrong and how to mend it; empty or left out when nothing is. */
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
}

/** A switch for one thing that is on or off and changes at once. */
export function Toggle({ label, isOn, onChange, hint, error = "", isDisabled = false }: ToggleProps) {
  const id = useId();
  const isWrong = error !== "";
  const descriptions = [...(hint === undefined ? [] : [`${id}-hint`]), ...(isWrong ? [`${id}-error`] : [])];
  return (
    <span className="nv-toggle">
      <input
        className="nv-toggle__input"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own state, and HTML forbids saying it twice
        role="switch"
        id={id}
        checked={isOn}
        disabled={isDisabled}
        aria-invalid={isWrong || undefined}
        aria-describedby={descriptions.join(" ") || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label className="nv-toggle__label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <span className="nv-toggle__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {isWrong && (
        <span className="nv-toggle__error" id={`${id}-error`} role="status">
          {error}
        </span>
      )}
    </span>
  );
}
