import { Button, gimpPalette, swatchFile, type ThemeName } from "@nv/ui";
import { saveFile } from "@nv/web";
import type { ReactNode } from "react";
import { houseSwatches } from "./house-swatches";

const THEMES = [
  { theme: "light", label: "claro" },
  { theme: "dark", label: "oscuro" },
] as const satisfies readonly { theme: ThemeName; label: string }[];

/** The colours of the house as palettes of the programs that people draw with. */
export function SwatchDownloads(): ReactNode {
  return (
    <div className="nv-row">
      {THEMES.map(({ theme, label }) => {
        const name = `colores-de-la-casa-${label}`;
        return [
          <Button
            key={`${theme} ase`}
            onClick={() =>
              saveFile({
                name: `${name}.ase`,
                content: swatchFile(houseSwatches(theme)),
                type: "application/octet-stream",
              })
            }
          >
            ASE, tema {label}
          </Button>,
          <Button
            key={`${theme} gpl`}
            onClick={() =>
              saveFile({
                name: `${name}.gpl`,
                content: gimpPalette({ title: `La casa, tema ${label}`, remark: "" }, houseSwatches(theme)),
                type: "text/plain",
              })
            }
          >
            GPL, tema {label}
          </Button>,
        ];
      })}
    </div>
  );
}
