import { firstConfig, type GraphicConfig, TYPE_LABELS } from "@nv/graphic-types";
import { SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { FRAMED_TYPES } from "../core/framed-types";

const OPTIONS = FRAMED_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] ?? value }));

interface Props {
  readonly config: GraphicConfig;
  readonly onChange: (config: GraphicConfig) => void;
}

/** Field for the type of a framed address, shown where more than one type is possible. */
export function TypeField({ config, onChange }: Props): ReactNode {
  const type = FRAMED_TYPES.find((name) => name === config.type);
  if (type === undefined || !("source" in config)) return null;
  const { source } = config;
  return (
    <SelectField
      label="Qué es"
      hint="No cambia después de publicar"
      value={type}
      options={OPTIONS}
      onChange={(chosen) => {
        const first = firstConfig(chosen);
        if ("source" in first) onChange({ ...first, source });
      }}
    />
  );
}
