import { fileIdIn } from "@nv/piece-parts";
import { CaptionsField, FileField, MomentField } from "@nv/piece-parts/fields";
import type { ReactNode } from "react";
import { bindData } from "../bind-editor.ts";
import type { StepProps } from "../editor.ts";
import type { VideoSonidoBlock } from "./settings.ts";

/** The video of a step, the moment that is seen first, and what is said in it. */
export function StepData(props: StepProps<VideoSonidoBlock>): ReactNode {
  const { data, textsOf, onChange } = props;
  const f = bindData(props);
  return (
    <>
      <FileField {...f.value("video")} kinds={["video"]} />
      {fileIdIn(data.video) !== null && (
        <>
          <MomentField
            {...f.value("posterAtMs")}
            hint="Lo que se ve antes de empezar: elige uno que se entienda quieto"
          />
          <CaptionsField
            source={data.video}
            captions={data.captions}
            hasNoSpeech={data.hasNoSpeech}
            textsOf={(path) => textsOf(`data.${path}`)}
            onChange={(part) => onChange({ ...data, ...part })}
          />
        </>
      )}
    </>
  );
}
