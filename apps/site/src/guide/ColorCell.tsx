import { CopyButton, Swatch } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  /** `#rrggbb`. */
  readonly hex: string;
  /** Name of what is copied, for whoever does not see the table. */
  readonly what: string;
}

/** A colour that is copied with a click on its own code. */
export function ColorCell({ hex, what }: Props): ReactNode {
  return (
    <span className="nv-color">
      <Swatch color={hex} />
      <CopyButton text={hex} what={`: copiar ${what}`} className="nv-color__code">
        {hex}
      </CopyButton>
    </span>
  );
}
