import { ColorField } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  readonly categories: readonly { readonly name: string }[];
  /** `#rrggbb`, one for each. */
  readonly colours: readonly string[];
  readonly onChange: (category: string, colour: string) => void;
}

/** The colour of each category: the house's until somebody says another. */
export function DotColours({ categories, colours, onChange }: Props): ReactNode {
  return (
    <div className="nv-tool__fields">
      {categories.map(({ name }, at) => (
        <ColorField
          key={name}
          label={name === "" ? "Color de los puntos" : `Color de «${name}»`}
          value={colours[at] ?? ""}
          onChange={(colour) => onChange(name, colour)}
        />
      ))}
    </div>
  );
}
