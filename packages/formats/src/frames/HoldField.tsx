import { SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import type { PartTexts } from "../editor.ts";
import { HOLDS, type Hold } from "./core/stops.ts";
import { HOLD_NAMES } from "./hold-names.ts";

const OPTIONS = HOLDS.map((value) => ({ value, label: HOLD_NAMES[value] }));

interface Props extends PartTexts {
  readonly value: Hold;
  readonly onChange: (hold: Hold) => void;
}

/** Whether what is seen stands still while the text of a step is read. */
export function HoldField({ value, onChange, ...texts }: Props): ReactNode {
  return (
    <SelectField
      {...texts}
      value={value}
      options={OPTIONS}
      onChange={(chosen) => onChange(HOLDS.find((name) => name === chosen) ?? "short")}
    />
  );
}
