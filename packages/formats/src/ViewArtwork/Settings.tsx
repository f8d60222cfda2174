import { FileField, PointsField, RectField, useChosenPicture } from "@nv/piece-parts/fields";
import { Button, Field, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { bindSettings } from "../bind-editor.ts";
import type { SettingsProps, StepProps } from "../editor.ts";
import { MuseumPictureField } from "./MuseumPictureField.tsx";
import { MOST_CORNERS, type ViewArtworkBlock } from "./settings.ts";

/** Place where a new part begins: the middle. */
const FIRST_RECT = { x: 0.35, y: 0.35, width: 0.3, height: 0.3 };

/** The picture, whose it is, and whether the reader may look around alone. */
export function Settings(props: SettingsProps<ViewArtworkBlock>): ReactNode {
  const { settings, onChange } = props;
  const f = bindSettings(props);
  return (
    <>
      <FileField {...f.value("image")} kinds={["picture"]} />
      <MuseumPictureField
        onImported={(image, told) => onChange({ ...settings, image, licence: settings.licence.trim() || told })}
      />
      <Field {...f.text("licence")} hint="Dominio público; CC BY 4.0; © Museo, con permiso de 3 de marzo de 2026" />
      <Toggle {...f.toggle("explore")} />
    </>
  );
}

/** The part that is looked at, and what is set off in it. */
export function StepData({ block, data, textsOf, onChange }: StepProps<ViewArtworkBlock>): ReactNode {
  const { rect, outline } = data;
  const drawn = useChosenPicture(block.settings.image);
  const part = rect ?? FIRST_RECT;
  const { x, y, width, height } = part;
  /** Inside the part, near its edges. */
  const firstOutline = [
    { x: x + width * 0.2, y: y + height * 0.2 },
    { x: x + width * 0.8, y: y + height * 0.2 },
    { x: x + width * 0.8, y: y + height * 0.8 },
    { x: x + width * 0.2, y: y + height * 0.8 },
  ];
  return (
    <>
      <Toggle
        label="Acercarse a una parte"
        hint="Apagado, se ve entera."
        isOn={rect !== null}
        onChange={(isOn) => onChange({ ...data, rect: isOn ? FIRST_RECT : null })}
      />
      {rect !== null && drawn !== null && (
        <RectField
          {...drawn}
          {...textsOf("data.rect")}
          value={rect}
          onChange={(chosen) => onChange({ ...data, rect: chosen })}
        />
      )}
      <Toggle
        label="Destacar un contorno"
        hint="Lo demás se oscurece."
        isOn={outline.length > 0}
        onChange={(isOn) => onChange({ ...data, outline: isOn ? firstOutline : [] })}
      />
      {outline.length > 0 && drawn !== null && (
        <>
          <PointsField
            {...drawn}
            {...textsOf("data.outline")}
            points={outline}
            isOutline
            onChange={(corners) => onChange({ ...data, outline: [...corners] })}
          />
          <Button
            disabled={outline.length >= MOST_CORNERS}
            onClick={() => {
              const [first = FIRST_RECT, last = FIRST_RECT] = [outline[0], outline.at(-1)];
              const corner = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
              onChange({ ...data, outline: [...outline, corner] });
            }}
          >
            Añadir una esquina
          </Button>
          <Button disabled={outline.length <= 3} onClick={() => onChange({ ...data, outline: outline.slice(0, -1) })}>
            Quitar la última esquina
          </Button>
        </>
      )}
    </>
  );
}
