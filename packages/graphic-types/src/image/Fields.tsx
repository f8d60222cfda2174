import { fileIdIn } from "@nv/piece-parts";
import { type EditorProps, fieldTexts } from "@nv/piece-parts/fields";
import { PixelField, RowsEditor, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { blankVariant, type ImageConfig, MOST_VARIANTS } from "./config.ts";
import { PictureFields } from "./PictureFields.tsx";

/** Width of the frame from which the first of the wide pictures is shown, CSS pixels: wider than any phone held upright. */
const WIDE_PX = 600;

/** A picture, how it is cut, and others for wider frames. */
export function ImageFields(props: EditorProps<ImageConfig>): ReactNode {
  const { config, onChange } = props;
  const textsOf = fieldTexts(props);
  const change = (part: Partial<ImageConfig>) => onChange({ ...config, ...part });
  const isFile = fileIdIn(config.source) !== null;
  const nextPx = Math.max(WIDE_PX, ...config.variants.map(({ minWidthPx }) => minWidthPx + 300));
  return (
    <>
      <PictureFields picture={config} textsOf={textsOf} orAddress onChange={change} />
      {(isFile || config.variants.length > 0) && (
        <RowsEditor
          legend="Otra imagen cuando hay más ancho"
          noun="Imagen"
          rows={config.variants}
          fewest={0}
          most={MOST_VARIANTS}
          blank={() => blankVariant(nextPx)}
          onChange={(variants) => change({ variants: [...variants] })}
        >
          {(row, index, changeRow) => (
            <>
              <PixelField
                {...textsOf(`variants.${index}.minWidthPx`)}
                hint="Píxeles del hueco desde los que se ve"
                value={Number.isNaN(row.minWidthPx) ? null : row.minWidthPx}
                onChange={(px) => changeRow({ minWidthPx: px ?? Number.NaN })}
              />
              <PictureFields
                picture={row}
                textsOf={(part) => textsOf(`variants.${index}.${part}`)}
                orAddress={false}
                onChange={changeRow}
              />
            </>
          )}
        </RowsEditor>
      )}
      {isFile && (
        <Toggle
          label={textsOf("canEnlarge").label}
          hint="A pantalla completa donde se puede; si no, en otra pestaña."
          isOn={config.canEnlarge}
          onChange={(canEnlarge) => change({ canEnlarge })}
        />
      )}
    </>
  );
}
