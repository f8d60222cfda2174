import { bindConfig, type EditorProps, FileField, FocusField, useChosenPicture } from "@nv/piece-parts/fields";
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
  const { source, vertical } = props.config;
  const f = bindConfig(props);
  const picture = useChosenPicture(source);
  return (
    <>
      <FileField
        {...f.value("source")}
        hint="De 6 a 15 segundos; se queda sin sonido y el bucle se cose solo"
        kinds={["video"]}
      />
      <FileField
        {...f.value("vertical")}
        hint="Sin ella, en un teléfono se ve la horizontal recortada"
        kinds={["video"]}
      />
      {vertical === "" && picture !== null && (
        <FocusField {...f.value("focus")} {...picture} label="Punto de interés en el teléfono" ratio={CROPPED_RATIO} />
      )}
      {TEXTS.map(({ key, hint }) => (
        <Field key={key} {...f.text(key)} hint={hint} />
      ))}
      <ChoiceField {...f.value("position")} segments={SEGMENTS} />
    </>
  );
}
