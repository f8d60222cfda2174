import { FileField, FocusField, useChosenFile, useChosenPicture } from "@nv/piece-parts/fields";
import { formatNumber } from "@nv/spanish";
import { ColorField, Field, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { bindData, bindSettings } from "../bind-editor.ts";
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
export function Settings(props: SettingsProps<CanvasFrameBlock>): ReactNode {
  const { settings, onChange } = props;
  const { video, pictures, frames, fit } = settings;
  const f = bindSettings(props);
  const { body: file } = useChosenFile(video);
  const durationMs = file?.facts.kind === "video" ? file.facts.durationMs : null;
  const picture = useChosenPicture(video);
  return (
    <>
      <FileField
        {...f.value("video")}
        hint="Corto y con la cámara quieta: de él salen los fotogramas"
        kinds={["video"]}
        onChange={(chosen) => onChange({ ...settings, video: chosen, pictures: chosen === "" ? pictures : "" })}
      />
      <FileField
        {...f.value("pictures")}
        hint="En vez de un vídeo: los fotogramas en JPEG, PNG o WebP, todos del mismo tamaño, en el orden de sus nombres"
        kinds={["archive"]}
        onChange={(chosen) => onChange({ ...settings, pictures: chosen, video: chosen === "" ? video : "" })}
      />
      <Field
        {...f.value("frames")}
        hint={weightHint(frames, durationMs)}
        type="number"
        inputMode="numeric"
        value={Number.isNaN(frames) ? "" : frames}
        onChange={({ currentTarget }) => onChange({ ...settings, frames: currentTarget.valueAsNumber })}
      />
      <SelectField {...f.value("fit")} options={FIT_OPTIONS} />
      {fit === "contain" && (
        <ColorField {...f.value("background")} hint="El del vídeo, para que no se note dónde acaba" />
      )}
      {picture !== null && (
        <FocusField {...f.value("focus")} {...picture} label="Punto de interés" ratio={PHONE_RATIO} />
      )}
    </>
  );
}

/** The frame of a step, and whether it stands still. */
export function StepData(props: StepProps<CanvasFrameBlock>): ReactNode {
  const f = bindData(props);
  const { value, onChange, ...frame } = f.value("frame");
  return (
    <>
      <Field
        {...frame}
        hint={`Del 1 al ${props.block.settings.frames}; vacío, repartido entre los demás`}
        type="number"
        inputMode="numeric"
        value={value ?? ""}
        onChange={({ currentTarget }) => onChange(currentTarget.value === "" ? null : currentTarget.valueAsNumber)}
      />
      <HoldField {...f.value("hold")} />
    </>
  );
}
