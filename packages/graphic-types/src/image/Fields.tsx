import { fileIdIn } from "@nv/piece-parts";
import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { PixelField, RowsEditor, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { blankVariant, type ImageConfig, MOST_VARIANTS } from "./config.ts";
import { PictureFields } from "./PictureFields.tsx";

/** Width of the frame from which the first of the wide pictures is shown, CSS pixels: wider than any phone held upright. */
const WIDE_PX = 600;

/** A picture, how it is cut, and others for wider frames. */
export function ImageFields(props: EditorProps<ImageConfig>): ReactNode {
  const { source, variants } = props.config;
  const f = bindConfig(props);
  const isFile = fileIdIn(source) !== null;
  const nextPx = Math.max(WIDE_PX, ...variants.map(({ minWidthPx }) => minWidthPx + 300));
  return (
    <>
      <PictureFields f={f} orAddress />
      {(isFile || variants.length > 0) && (
        <RowsEditor
          {...f.list("variants")}
          {...{ legend: "Otra imagen cuando hay más ancho", noun: "Imagen", fewest: 0, most: MOST_VARIANTS }}
          blank={() => blankVariant(nextPx)}
        >
          {f.rows("variants", (row, { minWidthPx }, _at, changeRow) => (
            <>
              <PixelField
                {...row.value("minWidthPx")}
                hint="Píxeles del hueco desde los que se ve"
                value={Number.isNaN(minWidthPx) ? null : minWidthPx}
                onChange={(px) => changeRow({ minWidthPx: px ?? Number.NaN })}
              />
              <PictureFields f={row} orAddress={false} />
            </>
          ))}
        </RowsEditor>
      )}
      {isFile && (
        <Toggle {...f.toggle("canEnlarge")} hint="A pantalla completa donde se puede; si no, en otra pestaña." />
      )}
    </>
  );
}
