import { CATEGORICAL } from "../data-palette.ts";
import { Swatch } from "./Swatch.tsx";

/** The series palette in a row. */
export function SwatchDemo() {
  return (
    <p className="nv-row">
      {CATEGORICAL.map(({ name, light }) => (
        <Swatch key={name} color={light} name={name} />
      ))}
    </p>
  );
}
