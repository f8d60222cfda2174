import { fileIdIn } from "@nv/piece-parts";
import {
  bindConfig,
  CaptionsField,
  type EditorProps,
  FileField,
  fieldTexts,
  MomentField,
} from "@nv/piece-parts/fields";
import type { ReactNode } from "react";
import type { VideoConfig } from "./config.ts";

/** A video, its upright version, the moment that is seen first, and what is said in it. */
export function VideoFields(props: EditorProps<VideoConfig>): ReactNode {
  const { config, onChange } = props;
  const f = bindConfig(props);
  const isFile = fileIdIn(config.source) !== null;
  return (
    <>
      <FileField {...f.value("source")} kinds={["video"]} orAddress />
      {(isFile || config.vertical !== "") && (
        <FileField {...f.value("vertical")} hint="La que se ve en un teléfono derecho, si la hay" kinds={["video"]} />
      )}
      {isFile && (
        <>
          <MomentField
            {...f.value("posterAtMs")}
            hint="Lo que se ve antes de empezar: elige uno que se entienda quieto"
          />
          <CaptionsField
            source={config.source}
            captions={config.captions}
            hasNoSpeech={config.hasNoSpeech}
            textsOf={fieldTexts(props)}
            onChange={(part) => onChange({ ...config, ...part })}
          />
        </>
      )}
    </>
  );
}
