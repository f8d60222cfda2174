import { useId } from "react";

/** One of the choices. */
export interface Segment<Value extends string> {
  readonly value: Value;
  /** One or two words. */
  readonly label: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** Name of what is chosen, for somebody who does not see the group. */
  readonly legend: string;
  /** Two to five choices; with more, use a list. */
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A few exclusive choices, all in sight. The arrow keys move between them, as in any radio group. */
export function SegmentedControl<Value extends string>({
  legend,
  segments,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className="nv-segments">
      <legend className="nv-visually-hidden">{legend}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className="nv-segments__segment">
          <input
            className="nv-visually-hidden"
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          <span>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
