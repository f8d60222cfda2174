import { fileIdIn } from "@nv/piece-parts";
import { CaptionsField, type EditorProps, FileField, fieldTexts, MomentField } from "@nv/piece-parts/fields";
import type { ReactNode } from "react";
import type { VideoConfig } from "./config.ts";

/** A video, its upright version, the moment that is seen first, and what is said in it. */
export function VideoFields(props: EditorProps<VideoConfig>): ReactNode {
  const { config, onChange } = props;
  const textsOf = fieldTexts(props);
  const change = (part: Partial<VideoConfig>) => onChange({ ...config, ...part });
  const isFile = fileIdIn(config.source) !== null;
  return (
    <>
      <FileField
        {...textsOf("source")}
        kinds={["video"]}
        orAddress
        value={config.source}
        onChange={(source) => change({ source })}
      />
      {(isFile || config.vertical !== "") && (
        <FileField
          {...textsOf("vertical")}
          hint="La que se ve en un teléfono derecho, si la hay"
          kinds={["video"]}
          value={config.vertical}
          onChange={(vertical) => change({ vertical })}
        />
      )}
      {isFile && (
        <>
          <MomentField
            {...textsOf("posterAtMs")}
            hint="Lo que se ve antes de empezar: elige uno que se entienda quieto"
            value={config.posterAtMs}
            onChange={(posterAtMs) => change({ posterAtMs })}
          />
          <CaptionsField
            source={config.source}
            captions={config.captions}
            hasNoSpeech={config.hasNoSpeech}
            textsOf={textsOf}
            onChange={change}
          />
        </>
      )}
    </>
  );
}
