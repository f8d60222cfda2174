import { HOUSE_COLOUR_NAMES } from "@nv/contracts";
import type { HouseColours } from "@nv/contracts/schemas";
import { ColorField } from "@nv/ui";
import type { FormProblems } from "@nv/web";

const NAMES = ["ink", "soft", "rule", "accent"] as const;

export interface ColourFieldsProps {
  readonly legend: string;
  /** First part of the paths of its fields: `light`. */
  readonly path: string;
  readonly colours: HouseColours;
  readonly problems: FormProblems;
  readonly onChange: (colours: HouseColours) => void;
}

/** The colours on one ground: of texts and lines, and of series in their order. */
export function ColourFields({ legend, path, colours, problems, onChange }: ColourFieldsProps) {
  return (
    <fieldset className="house-part">
      <legend>{legend}</legend>
      <div className="house-grid">
        {NAMES.map((name) => (
          <ColorField
            key={name}
            label={HOUSE_COLOUR_NAMES[name]}
            error={problems.get(`${path}.${name}`) ?? ""}
            value={colours[name]}
            onChange={(colour) => onChange({ ...colours, [name]: colour })}
          />
        ))}
        {colours.data.map((colour, at) => (
          <ColorField
            // biome-ignore lint/suspicious/noArrayIndexKey: a colour is its place, and two may be equal while they are written
            key={at}
            label={`Datos ${at + 1}`}
            error={problems.get(`${path}.data.${at}`) ?? ""}
            value={colour}
            onChange={(next) => onChange({ ...colours, data: colours.data.with(at, next) })}
          />
        ))}
      </div>
    </fieldset>
  );
}
