import { type ReactNode, useId } from "react";

export interface ToggleProps {
  /** Name of what is on or off, as a noun: «Etiquetas», not «Mostrar etiquetas». */
  readonly label: ReactNode;
  readonly isOn: boolean;
  /** Called with the new state; the change applies at once, with no button to confirm it. */
  readonly onChange: (isOn: boolean) => void;
  /** One sentence under the label, when the name alone does not explain the effect. */
  readonly hint?: string;
  readonly isDisabled?: boolean;
}

/** A switch for one thing that is on or off and changes at once. */
export function Toggle({ label, isOn, onChange, hint, isDisabled = false }: ToggleProps) {
  const id = useId();
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
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
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
    </span>
  );
}
