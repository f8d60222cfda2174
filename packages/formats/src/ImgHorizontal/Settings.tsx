import { FileField, PointsField, useChosenFile } from "@nv/piece-parts/fields";
import { Field, RowsEditor, SelectField, Toggle } from "@nv/ui";
import { type ReactNode, useEffect } from "react";
import type { PartTexts, SettingsProps, StepProps } from "../editor.ts";
import { type ImgHorizontalBlock, MOST_PICTURES } from "./settings.ts";

type Picture = ImgHorizontalBlock["settings"]["images"][number];

/** Where a new point begins. */
const FIRST_POINT = { x: 0.5, y: 0.5 };

interface PictureRowProps extends PartTexts {
  readonly picture: Picture;
  readonly onChange: (picture: Partial<Picture>) => void;
}

/** A picture; how wide it is for its height is read from its file. */
function PictureRow({ picture, onChange, ...texts }: PictureRowProps): ReactNode {
  const { body: file } = useChosenFile(picture.image);
  const facts = file?.facts.kind === "picture" ? file.facts : null;
  const ratio = facts === null ? picture.ratio : Math.round((10_000 * facts.widthPx) / facts.heightPx) / 10_000;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read of the file is told once, whoever listens
  useEffect(() => {
    if (ratio !== picture.ratio) onChange({ ratio });
  }, [ratio, picture.ratio]);
  return <FileField {...texts} kinds={["picture"]} value={picture.image} onChange={(image) => onChange({ image })} />;
}

interface ShareFieldProps extends PartTexts {
  readonly value: number;
  readonly onChange: (share: number) => void;
}

/** A share, written in hundredths. */
function ShareField({ value, onChange, ...texts }: ShareFieldProps): ReactNode {
  return (
    <Field
      {...texts}
      hint="De 0 a 100 %"
      type="number"
      inputMode="decimal"
      min={0}
      max={100}
      value={Math.round(1000 * value) / 10}
      onChange={({ currentTarget: { valueAsNumber } }) => {
        if (Number.isFinite(valueAsNumber)) onChange(valueAsNumber / 100);
      }}
    />
  );
}

/** The pictures, where the way begins and ends, and what a phone shows of them. */
export function Settings({ settings, textsOf, onChange }: SettingsProps<ImgHorizontalBlock>): ReactNode {
  const { images, start, end, phone } = settings;
  const { label, error } = textsOf("settings.images");
  return (
    <>
      <RowsEditor
        legend={label}
        noun="Imagen"
        rows={images}
        most={MOST_PICTURES}
        fewest={1}
        blank={() => ({ image: "", ratio: 0 })}
        onChange={(rows) => onChange({ ...settings, images: [...rows] })}
      >
        {(picture, place, change) => (
          <PictureRow {...textsOf(`settings.images.${place}.image`)} picture={picture} onChange={change} />
        )}
      </RowsEditor>
      <p className="nv-field__error" aria-live="polite">
        {error}
      </p>
      <ShareField
        {...textsOf("settings.start")}
        value={start}
        onChange={(share) => onChange({ ...settings, start: share })}
      />
      <ShareField
        {...textsOf("settings.end")}
        value={end}
        onChange={(share) => onChange({ ...settings, end: share })}
      />
      <ShareField
        {...textsOf("settings.phone.top")}
        value={phone.top}
        onChange={(top) => onChange({ ...settings, phone: { ...phone, top } })}
      />
      <ShareField
        {...textsOf("settings.phone.bottom")}
        value={phone.bottom}
        onChange={(bottom) => onChange({ ...settings, phone: { ...phone, bottom } })}
      />
    </>
  );
}

/** Form of the point that a step speaks of, placed on its picture. */
export function StepData({ block, data, textsOf, onChange }: StepProps<ImgHorizontalBlock>): ReactNode {
  const { images } = block.settings;
  const { picture, point } = data;
  const { body: file } = useChosenFile(images[picture]?.image ?? "");
  const options = images.map((_, place) => ({ value: String(place), label: `Imagen ${place + 1}` }));
  return (
    <>
      <Toggle
        label="Se para en un punto"
        isOn={point !== null}
        onChange={(isOn) => onChange({ ...data, point: isOn ? FIRST_POINT : null })}
      />
      {point !== null && images.length > 1 && (
        <SelectField
          {...textsOf("data.picture")}
          value={String(picture)}
          options={options}
          onChange={(chosen) => onChange({ ...data, picture: Number(chosen) })}
        />
      )}
      {point !== null && file !== null && file.facts.kind === "picture" && file.pictureUrl !== null && (
        <PointsField
          {...textsOf("data.point")}
          pictureUrl={file.pictureUrl}
          size={file.facts}
          points={[point]}
          onChange={([moved = point]) => onChange({ ...data, point: moved })}
        />
      )}
    </>
  );
}
