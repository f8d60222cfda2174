import { type Segment, SegmentedControl } from "../SegmentedControl/SegmentedControl.tsx";

export interface ChoiceFieldProps<Value extends string> {
  /** Name of what is chosen, in sight. */
  readonly label: string;
  readonly error?: string;
  /** Two to five; with more, use a list. */
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A few exclusive choices among the fields of a form, with their name above. */
export function ChoiceField<Value extends string>({ label, error = "", ...control }: ChoiceFieldProps<Value>) {
  return (
    <div className="nv-field">
      {/* The group has the same name for who does not see it. */}
      <span className="nv-field__label" aria-hidden="true">
        {label}
      </span>
      <SegmentedControl legend={label} {...control} />
      <p className="nv-field__error" aria-live="polite">
        {error}
      </p>
    </div>
  );
}
