import { CaptionsField, FileField, FocusField, useChosenFile } from "@nv/piece-parts/fields";
import { Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import type { StepProps } from "../editor.ts";
import type { VideoTransitionBlock } from "./settings.ts";

/** Proportion of a phone's screen, where most of a lying video is cut. */
const PHONE_RATIO = 9 / 16;

/** The clip of a step, what stays in sight of it, and what is said in it. */
export function StepData({ data, textsOf, onChange }: StepProps<VideoTransitionBlock>): ReactNode {
  const { video, loops, focus, captions, hasNoSpeech } = data;
  const { body: file } = useChosenFile(video);
  const facts = file !== null && file.facts.kind === "video" ? file.facts : null;
  return (
    <>
      <FileField
        {...textsOf("data.video")}
        hint="12 segundos como mucho; se ve siempre sin sonido"
        kinds={["video"]}
        value={video}
        onChange={(chosen) => onChange({ ...data, video: chosen })}
      />
      <Toggle
        label={textsOf("data.loops").label}
        hint="Si no, se ve una vez y se queda en su final"
        isOn={loops}
        onChange={(isOn) => onChange({ ...data, loops: isOn })}
      />
      {facts !== null && file !== null && file.pictureUrl !== null && (
        <FocusField
          label="Punto de interés"
          pictureUrl={file.pictureUrl}
          size={facts}
          ratio={PHONE_RATIO}
          value={focus}
          onChange={(point) => onChange({ ...data, focus: point })}
        />
      )}
      {(facts?.hasSound === true || captions.length > 0) && (
        <CaptionsField
          source={video}
          captions={captions}
          hasNoSpeech={hasNoSpeech}
          textsOf={(path) => textsOf(`data.${path}`)}
          onChange={(part) => onChange({ ...data, ...part })}
        />
      )}
    </>
  );
}
