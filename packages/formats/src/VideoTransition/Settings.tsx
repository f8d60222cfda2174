import { CaptionsField, FileField, FocusField, useChosenFile, useChosenPicture } from "@nv/piece-parts/fields";
import { Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { bindData } from "../bind-editor.ts";
import type { StepProps } from "../editor.ts";
import type { VideoTransitionBlock } from "./settings.ts";

/** Proportion of a phone's screen, where most of a lying video is cut. */
const PHONE_RATIO = 9 / 16;

/** The clip of a step, what stays in sight of it, and what is said in it. */
export function StepData(props: StepProps<VideoTransitionBlock>): ReactNode {
  const { data, textsOf, onChange } = props;
  const { video, captions, hasNoSpeech } = data;
  const f = bindData(props);
  const { body: file } = useChosenFile(video);
  const hasSound = file?.facts.kind === "video" && file.facts.hasSound;
  const picture = useChosenPicture(video);
  return (
    <>
      <FileField {...f.value("video")} hint="12 segundos como mucho; se ve siempre sin sonido" kinds={["video"]} />
      <Toggle {...f.toggle("loops")} hint="Si no, se ve una vez y se queda en su final" />
      {picture !== null && (
        <FocusField {...f.value("focus")} {...picture} label="Punto de interés" ratio={PHONE_RATIO} />
      )}
      {(hasSound || captions.length > 0) && (
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
