import { FileField, PointsField, useChosenFile, useChosenPicture } from "@nv/piece-parts/fields";
import { Field, RowsEditor, SelectField, Toggle } from "@nv/ui";
import { type ReactNode, useEffect } from "react";
import { bindData, bindSettings } from "../bind-editor.ts";
import type { PartTexts, SettingsProps, StepProps } from "../editor.ts";
import { type ImgHorizontalBlock, MOST_PICTURES } from "./settings.ts";

type Picture = ImgHorizontalBlock["settings"]["images"][number];

/** Place where a new point begins. */
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
export function Settings(props: SettingsProps<ImgHorizontalBlock>): ReactNode {
  const f = bindSettings(props);
  const phone = f.part("phone");
  const { label, error } = f.value("images");
  return (
    <>
      <RowsEditor
        {...f.list("images")}
        {...{ legend: label, noun: "Imagen", most: MOST_PICTURES, fewest: 1 }}
        blank={() => ({ image: "", ratio: 0 })}
      >
        {f.rows("images", (row, picture, _place, change) => (
          <PictureRow {...row.value("image")} picture={picture} onChange={change} />
        ))}
      </RowsEditor>
      <p className="nv-field__error" aria-live="polite">
        {error}
      </p>
      <ShareField {...f.value("start")} />
      <ShareField {...f.value("end")} />
      <ShareField {...phone.value("top")} />
      <ShareField {...phone.value("bottom")} />
    </>
  );
}

/** Form of the point that a step speaks of, placed on its picture. */
export function StepData(props: StepProps<ImgHorizontalBlock>): ReactNode {
  const { block, data, onChange } = props;
  const f = bindData(props);
  const { images } = block.settings;
  const { picture, point } = data;
  const drawn = useChosenPicture(images[picture]?.image ?? "");
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
          {...f.value("picture")}
          value={String(picture)}
          options={options}
          onChange={(chosen) => onChange({ ...data, picture: Number(chosen) })}
        />
      )}
      {point !== null && drawn !== null && (
        <PointsField
          {...f.value("point")}
          {...drawn}
          points={[point]}
          onChange={([moved = point]) => onChange({ ...data, point: moved })}
        />
      )}
    </>
  );
}
