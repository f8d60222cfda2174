import { FileField, PointsField, RectField, useChosenFile } from "@nv/piece-parts/fields";
import { Button, Field, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import type { SettingsProps, StepProps } from "../editor.ts";
import { MuseumPictureField } from "./MuseumPictureField.tsx";
import { MOST_CORNERS, type ViewArtworkBlock } from "./settings.ts";

/** Where a new part begins: the middle. */
const FIRST_RECT = { x: 0.35, y: 0.35, width: 0.3, height: 0.3 };

/** The picture, whose it is, and whether the reader may look around alone. */
export function Settings({ settings, textsOf, onChange }: SettingsProps<ViewArtworkBlock>): ReactNode {
  const { image, licence, explore } = settings;
  return (
    <>
      <FileField
        {...textsOf("settings.image")}
        kinds={["picture"]}
        value={image}
        onChange={(chosen) => onChange({ ...settings, image: chosen })}
      />
      <MuseumPictureField
        onImported={(chosen, told) => onChange({ ...settings, image: chosen, licence: licence.trim() || told })}
      />
      <Field
        {...textsOf("settings.licence")}
        hint="Dominio público; CC BY 4.0; © Museo, con permiso de 3 de marzo de 2026"
        value={licence}
        onChange={({ currentTarget }) => onChange({ ...settings, licence: currentTarget.value })}
      />
      <Toggle
        label={textsOf("settings.explore").label}
        isOn={explore}
        onChange={(isOn) => onChange({ ...settings, explore: isOn })}
      />
    </>
  );
}

/** The part that is looked at, and what is set off in it. */
export function StepData({ block, data, textsOf, onChange }: StepProps<ViewArtworkBlock>): ReactNode {
  const { rect, outline } = data;
  const { body: file } = useChosenFile(block.settings.image);
  const drawn =
    file === null || file.facts.kind !== "picture" || file.pictureUrl === null
      ? null
      : { pictureUrl: file.pictureUrl, size: file.facts };
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
