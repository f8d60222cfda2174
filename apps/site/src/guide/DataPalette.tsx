import { CATEGORICAL, CopyButton, type DataRamp, DIVERGING, SEQUENTIAL, type ThemeName } from "@nv/ui";
import type { ReactNode } from "react";
import { ScrollingTable } from "../reading/doc/ScrollingTable";
import { ColorCell } from "./ColorCell";
import "./DataPalette.css";

const THEMES = [
  { value: "light", label: "Claro" },
  { value: "dark", label: "Oscuro" },
] as const satisfies readonly { value: ThemeName; label: string }[];

/** The colours of series, in their order, to copy one by one or all together. */
export function SeriesPalette(): ReactNode {
  return (
    <ScrollingTable className="nv-series">
      <thead>
        <tr>
          <th scope="col">Serie</th>
          {THEMES.map(({ value, label }) => (
            <th scope="col" key={value}>
              {label}{" "}
              <CopyButton text={CATEGORICAL.map((color) => color[value]).join(", ")} what={`la serie, tema ${label}`} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CATEGORICAL.map((color, index) => (
          <tr key={color.name}>
            <th scope="row">
              <code>--nv-data-{index + 1}</code> {color.name}
            </th>
            {THEMES.map(({ value, label }) => (
              <td key={value}>
                <ColorCell hex={color[value]} what={`${color.name}, tema ${label}`} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

function RampStrip({
  ramp,
  theme,
  label,
}: {
  readonly ramp: DataRamp;
  readonly theme: ThemeName;
  readonly label: string;
}) {
  return (
    <div className="nv-ramp__strip nv-stack-3" data-theme={theme}>
      <span className="nv-ramp__theme">
        {label} <CopyButton text={ramp[theme].join(", ")} what={`la gama ${ramp.name}, tema ${label}`} />
      </span>
      <span className="nv-ramp__colors">
        {ramp[theme].map((hex, index) => (
          <span key={hex} className="nv-ramp__class" style={{ background: hex }}>
            <span className="nv-visually-hidden">
              clase {index + 1}: {hex}
            </span>
          </span>
        ))}
      </span>
    </div>
  );
}

/** The ramps for quantities, each on the ground of its theme. */
export function RampPalette(): ReactNode {
  return (
    <div className="nv-ramps nv-stack-6">
      {[...SEQUENTIAL, ...DIVERGING].map((ramp) => (
        <div key={ramp.name} className="nv-ramp">
          <p className="nv-ramp__name">
            <code>--nv-{ramp.name}-1</code>…<code>{ramp.light.length}</code> {ramp.use}
          </p>
          {THEMES.map(({ value, label }) => (
            <RampStrip key={value} ramp={ramp} theme={value} label={label} />
          ))}
        </div>
      ))}
    </div>
  );
}
