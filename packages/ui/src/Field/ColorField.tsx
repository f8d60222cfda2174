import { FieldFrame, type FieldTexts } from "./FieldFrame.tsx";

export interface ColorFieldProps extends FieldTexts {
  /** `#rrggbb`; empty for none. */
  readonly value: string;
  readonly onChange: (color: string) => void;
}

const COLOR = /^#[0-9a-f]{6}$/i;

/** Colour that the browser's own chooser shows where none is written yet. */
const NO_COLOR = "#ffffff";

/** A colour, written or chosen from its sample. */
export function ColorField({ label, hint, error, value, onChange }: ColorFieldProps) {
  const isColor = COLOR.test(value.trim());
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ties) => (
        <span className="nv-sample">
          <input
            className="nv-sample__chooser"
            type="color"
            aria-label={`${label}: elegir de una muestra`}
            data-empty={!isColor || undefined}
            value={isColor ? value.trim().toLowerCase() : NO_COLOR}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <input
            className="nv-field__input"
            {...ties}
            value={value}
            spellCheck={false}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </span>
      )}
    </FieldFrame>
  );
}
