import { FileField, FocusField, useChosenFile } from "@nv/piece-parts/fields";
import { formatNumber } from "@nv/spanish";
import { ColorField, Field, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import type { SettingsProps, StepProps } from "../editor.ts";
import { HoldField } from "../frames/HoldField.tsx";
import { FIT_NAMES } from "./about.ts";
import { FITS } from "./fits.ts";
import { type CanvasFrameBlock, FEWEST_FRAMES, MOST_FRAMES } from "./settings.ts";
import { asFramesBytes, asVideoBytes } from "./weight.ts";

const FIT_OPTIONS = FITS.map((value) => ({ value, label: FIT_NAMES[value] }));

/** Proportion of a phone's screen, where most of a lying video is cut. */
const PHONE_RATIO = 9 / 16;

const MB = 1_000_000;
const written = (bytes: number) => formatNumber(bytes / MB);

/** About how much the frames weigh, and which of the two formats weighs less. */
function weightHint(frames: number, durationMs: number | null): string {
  const [own, other] = [asFramesBytes(frames), asVideoBytes(durationMs ?? Number.POSITIVE_INFINITY)];
  const about = `De ${FEWEST_FRAMES} a ${MOST_FRAMES}. Pesarán unos ${written(own)} MB`;
  return other < own ? `${about}; con VideoFrame serían unos ${written(other)} MB.` : `${about}.`;
}

/** The video or the folder that frames are taken of, how many, and how they take the screen. */
export function Settings({ settings, textsOf, onChange }: SettingsProps<CanvasFrameBlock>): ReactNode {
  const { video, pictures, frames, fit, focus, background } = settings;
  const { body: file } = useChosenFile(video);
  const facts = file !== null && file.facts.kind === "video" ? file.facts : null;
  return (
    <>
      <FileField
        {...textsOf("settings.video")}
        hint="Corto y con la cámara quieta: de él salen los fotogramas"
        kinds={["video"]}
        value={video}
        onChange={(chosen) => onChange({ ...settings, video: chosen, pictures: chosen === "" ? pictures : "" })}
      />
      <FileField
        {...textsOf("settings.pictures")}
        hint="En vez de un vídeo: los fotogramas en JPEG, PNG o WebP, todos del mismo tamaño, en el orden de sus nombres"
        kinds={["archive"]}
        value={pictures}
        onChange={(chosen) => onChange({ ...settings, pictures: chosen, video: chosen === "" ? video : "" })}
      />
      <Field
        {...textsOf("settings.frames")}
        hint={weightHint(frames, facts?.durationMs ?? null)}
        type="number"
        inputMode="numeric"
        value={Number.isNaN(frames) ? "" : frames}
        onChange={({ currentTarget }) => onChange({ ...settings, frames: currentTarget.valueAsNumber })}
      />
      <SelectField
        {...textsOf("settings.fit")}
        value={fit}
        options={FIT_OPTIONS}
        onChange={(chosen) => onChange({ ...settings, fit: FITS.find((name) => name === chosen) ?? "cover" })}
      />
      {fit === "contain" && (
        <ColorField
          {...textsOf("settings.background")}
          hint="El del vídeo, para que no se note dónde acaba"
          value={background}
          onChange={(colour) => onChange({ ...settings, background: colour })}
        />
      )}
      {facts !== null && file !== null && file.pictureUrl !== null && (
        <FocusField
          label="Punto de interés"
          pictureUrl={file.pictureUrl}
          size={facts}
          ratio={PHONE_RATIO}
          value={focus}
          onChange={(point) => onChange({ ...settings, focus: point })}
        />
      )}
    </>
  );
}

/** The frame of a step, and whether it stands still. */
export function StepData({ data, block, textsOf, onChange }: StepProps<CanvasFrameBlock>): ReactNode {
  return (
    <>
      <Field
        {...textsOf("data.frame")}
        hint={`Del 1 al ${block.settings.frames}; vacío, repartido entre los demás`}
        type="number"
        inputMode="numeric"
        value={data.frame === null ? "" : data.frame}
        onChange={({ currentTarget }) =>
          onChange({ ...data, frame: currentTarget.value === "" ? null : currentTarget.valueAsNumber })
        }
      />
      <HoldField {...textsOf("data.hold")} value={data.hold} onChange={(hold) => onChange({ ...data, hold })} />
    </>
  );
}
