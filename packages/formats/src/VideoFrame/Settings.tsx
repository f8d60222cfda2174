import { FileField, MomentField, useChosenFile } from "@nv/piece-parts/fields";
import { Notice, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { bindData, bindSettings } from "../bind-editor.ts";
import type { SettingsProps, StepProps } from "../editor.ts";
import { HoldField } from "../frames/HoldField.tsx";
import { MOST_MS, TOO_LONG } from "./rules.ts";
import type { VideoFrameBlock } from "./settings.ts";

/** Returns notices on a video: what becomes of one that is not as others are, and what keeps it from being used. */
function useNotices(
  value: string,
  isTrimmed: boolean,
): readonly { readonly tone: "wrong" | "plain"; readonly text: string }[] {
  const { body: file } = useChosenFile(value);
  if (file === null || file.facts.kind !== "video") return [];
  const { durationMs, isVariableRate, isHdr } = file.facts;
  return [
    ...(durationMs > MOST_MS && !isTrimmed
      ? [{ tone: "wrong", text: `${TOO_LONG}, o usa solo una parte.` } as const]
      : []),
    ...(isVariableRate
      ? [{ tone: "plain", text: "No lleva un ritmo fijo: se pasa a 24 fotogramas por segundo." } as const]
      : []),
    ...(isHdr ? [{ tone: "plain", text: "Es HDR: su luz se ajusta a la de una pantalla corriente." } as const] : []),
  ];
}

/** The video that is moved through, its version for phones, and the part that is used. */
export function Settings(props: SettingsProps<VideoFrameBlock>): ReactNode {
  const { settings, textsOf, onChange } = props;
  const f = bindSettings(props);
  const { video, vertical, trim } = settings;
  const notices = [...useNotices(video, trim !== null), ...useNotices(vertical, trim !== null)];
  const { body: file } = useChosenFile(video);
  const durationMs = file?.facts.kind === "video" ? file.facts.durationMs : MOST_MS;
  return (
    <>
      <FileField
        {...f.value("video")}
        hint="20 segundos como mucho, o la parte que digas; se ve sin sonido"
        kinds={["video"]}
      />
      <FileField
        {...f.value("vertical")}
        hint="La que se ve en un teléfono derecho, si la hay: lo mismo a la vez, en otro encuadre"
        kinds={["video"]}
      />
      <Toggle
        label="Usar solo una parte"
        hint="Las dos versiones se cortan en los mismos momentos"
        isOn={trim !== null}
        onChange={(isOn) =>
          onChange({ ...settings, trim: isOn ? { fromMs: 0, toMs: Math.min(durationMs, MOST_MS) } : null })
        }
      />
      {trim !== null && (
        <>
          <MomentField
            {...textsOf("settings.trim.fromMs")}
            value={trim.fromMs}
            onChange={(fromMs) => onChange({ ...settings, trim: { ...trim, fromMs } })}
          />
          <MomentField
            {...textsOf("settings.trim.toMs")}
            value={trim.toMs}
            onChange={(toMs) => onChange({ ...settings, trim: { ...trim, toMs } })}
          />
        </>
      )}
      {notices.map(({ tone, text }) => (
        <Notice key={text} tone={tone}>
          {text}
        </Notice>
      ))}
    </>
  );
}

/** The moment of a step, and whether it stands still. */
export function StepData(props: StepProps<VideoFrameBlock>): ReactNode {
  const f = bindData(props);
  const { value: atMs, onChange, ...moment } = f.value("atMs");
  return (
    <>
      <Toggle
        label="Momento repartido"
        hint="Tan lejos del paso anterior como del siguiente: el primero, al principio; el último, al final"
        isOn={atMs === null}
        onChange={(isOn) => onChange(isOn ? null : 0)}
      />
      {atMs !== null && (
        <MomentField
          {...moment}
          hint="Lo que se ve cuando el texto está en el centro, contado desde el principio del vídeo entero"
          value={atMs}
          onChange={onChange}
        />
      )}
      <HoldField {...f.value("hold")} />
    </>
  );
}
