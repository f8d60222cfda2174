import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { PixelField, RowsEditor } from "@nv/ui";
import type { ReactNode } from "react";
import { ChartField } from "../chart-field/ChartField.tsx";
import { VersionField } from "../chart-field/VersionField.tsx";
import { type MediaQueryConfig, MOST_RULES } from "./config.ts";

/** A chart for each range of widths. */
export function MediaQueryFields(props: EditorProps<MediaQueryConfig>): ReactNode {
  const f = bindConfig(props);
  const { rows } = f.list("rules");
  // The next rule begins where the last one ends.
  const nextPx = Math.max(0, ...rows.map(({ minPx, maxPx }) => (maxPx ?? minPx) + 1));
  return (
    <>
      <RowsEditor
        {...f.list("rules")}
        {...{ legend: "Reglas, por el ancho del hueco", noun: "Regla", fewest: 1, most: MOST_RULES }}
        blank={() => ({ minPx: nextPx, maxPx: null, chart: "" })}
      >
        {f.rows("rules", (row, { minPx }, _at, changeRow) => (
          <>
            <PixelField
              {...row.value("minPx")}
              value={Number.isNaN(minPx) ? null : minPx}
              onChange={(px) => changeRow({ minPx: px ?? Number.NaN })}
            />
            <PixelField {...row.value("maxPx")} hint="Vacío: sin límite" />
            <ChartField {...row.value("chart")} takesGraphics />
          </>
        ))}
      </RowsEditor>
      <VersionField {...f.value("keepsVersion")} />
    </>
  );
}
