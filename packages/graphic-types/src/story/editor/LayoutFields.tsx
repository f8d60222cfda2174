import { type Block, formatOf, type Layout, LOOKS, PLACES } from "@nv/formats";
import { SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { LOOK_NAMES, PLACE_NAMES } from "../about.ts";

const PLACE_OPTIONS = PLACES.map((value) => ({ value, label: PLACE_NAMES[value] }));
const LOOK_OPTIONS = LOOKS.map((value) => ({ value, label: LOOK_NAMES[value] }));

/** Layout of a block of which nobody says any. */
const OVER: Layout = { place: "over", look: "card" };

interface Props {
  readonly block: Block;
  /** @param path - From the story: `blocks.*.layout.place`. */
  readonly labelOf: (path: string) => string;
  readonly onChange: (layout: Layout) => void;
}

/** Choice of where the text of a block stands, and how it looks; nothing for a block that does not move. */
export function LayoutFields({ block, labelOf, onChange }: Props): ReactNode {
  const { about } = formatOf(block.format);
  if (about.isStill) return null;
  const layout = block.layout ?? about.layout ?? OVER;
  return (
    <div className="nv-fields">
      <SelectField
        label={labelOf("blocks.*.layout.place")}
        error=""
        value={layout.place}
        options={PLACE_OPTIONS}
        onChange={(value) => onChange({ ...layout, place: PLACES.find((one) => one === value) ?? layout.place })}
      />
      <SelectField
        label={labelOf("blocks.*.layout.look")}
        error=""
        value={layout.look}
        options={LOOK_OPTIONS}
        onChange={(value) => onChange({ ...layout, look: LOOKS.find((one) => one === value) ?? layout.look })}
      />
    </div>
  );
}
