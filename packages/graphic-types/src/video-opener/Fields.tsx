import { type EditorProps, FileField, FocusField, fieldTexts, useChosenFile } from "@nv/piece-parts/fields";
import { ChoiceField, Field } from "@nv/ui";
import type { ReactNode } from "react";
import { POSITION_NAMES } from "./about.ts";
import { POSITIONS, type VideoOpenerConfig } from "./config.ts";
import { CROPPED_RATIO } from "./opener-css.ts";

const SEGMENTS = POSITIONS.map((value) => ({ value, label: POSITION_NAMES[value] }));

const TEXTS = [
  { key: "kicker", hint: "Una línea pequeña sobre el titular" },
  { key: "heading", hint: "Vacío, el título del gráfico" },
  { key: "byline", hint: "Quién lo firma" },
] as const;

/** The loop, its upright version, and the title over it. */
export function VideoOpenerFields(props: EditorProps<VideoOpenerConfig>): ReactNode {
  const { config, onChange } = props;
  const textsOf = fieldTexts(props);
  const change = (part: Partial<VideoOpenerConfig>) => onChange({ ...config, ...part });
  const { body: file } = useChosenFile(config.source);
  return (
    <>
      <FileField
        {...textsOf("source")}
        hint="De 6 a 15 segundos; se queda sin sonido y el bucle se cose solo"
        kinds={["video"]}
        value={config.source}
        onChange={(source) => change({ source })}
      />
      <FileField
        {...textsOf("vertical")}
        hint="Sin ella, en un teléfono se ve la horizontal recortada"
        kinds={["video"]}
        value={config.vertical}
        onChange={(vertical) => change({ vertical })}
      />
      {config.vertical === "" && file !== null && file.facts.kind === "video" && file.pictureUrl !== null && (
        <FocusField
          label="Punto de interés en el teléfono"
          pictureUrl={file.pictureUrl}
          size={file.facts}
          ratio={CROPPED_RATIO}
          value={config.focus}
          onChange={(focus) => change({ focus })}
        />
      )}
      {TEXTS.map(({ key, hint }) => (
        <Field
          key={key}
          {...textsOf(key)}
          hint={hint}
          value={config[key]}
          onChange={({ currentTarget }) => change({ [key]: currentTarget.value })}
        />
      ))}
      <ChoiceField
        {...textsOf("position")}
        segments={SEGMENTS}
        value={config.position}
        onChange={(position) => change({ position })}
      />
    </>
  );
}
