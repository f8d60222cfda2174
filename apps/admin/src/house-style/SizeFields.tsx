import { PixelField } from "@nv/ui";
import type { StyleFieldsProps } from "./FaceFields.tsx";

/** Sizes of texts and of titles, and corners. An emptied field is told by the server until something stands in it. */
export function SizeFields({ style, problems, onChange }: StyleFieldsProps) {
  return (
    <fieldset className="house-part">
      <legend>Medidas</legend>
      <div className="house-grid">
        <PixelField
          label="Texto"
          value={style.textPx}
          error={problems.get("textPx") ?? ""}
          onChange={(px) => onChange({ textPx: px ?? 0 })}
        />
        <PixelField
          label="Título de un gráfico"
          value={style.titlePx}
          error={problems.get("titlePx") ?? ""}
          onChange={(px) => onChange({ titlePx: px ?? 0 })}
        />
        <PixelField
          label="Esquinas"
          value={style.cornerPx}
          error={problems.get("cornerPx") ?? ""}
          onChange={(px) => onChange({ cornerPx: px ?? 0 })}
        />
      </div>
    </fieldset>
  );
}
