import { createElement, type ReactNode } from "react";
import { ai2Horizontal } from "./Ai2Horizontal/format.ts";
import { Ai2HorizontalSettings, Ai2HorizontalStep } from "./Ai2Horizontal/Settings.tsx";
import { ai2Transition } from "./Ai2Transition/format.ts";
import { Ai2TransitionSettings, Ai2TransitionStep } from "./Ai2Transition/Settings.tsx";
import type { Block } from "./block.ts";
import { canvasFrame } from "./CanvasFrame/format.ts";
import { CanvasFrameSettings, CanvasFrameStep } from "./CanvasFrame/Settings.tsx";
import { css3dScrolling } from "./CSS3dScrolling/format.ts";
import { CSS3dScrollingSettings, CSS3dScrollingStep } from "./CSS3dScrolling/Settings.tsx";
import type { FormatEditor, SettingsProps, StepProps } from "./editor.ts";
import type { Format } from "./format.ts";
import { imgHorizontal } from "./ImgHorizontal/format.ts";
import { ImgHorizontalSettings, ImgHorizontalStep } from "./ImgHorizontal/Settings.tsx";
import { imgTransition } from "./ImgTransition/format.ts";
import { ImgTransitionSettings, ImgTransitionStep } from "./ImgTransition/Settings.tsx";
import { videoFrame } from "./VideoFrame/format.ts";
import { VideoFrameSettings, VideoFrameStep } from "./VideoFrame/Settings.tsx";
import { videoTransition } from "./VideoTransition/format.ts";
import { VideoTransitionStep } from "./VideoTransition/Settings.tsx";
import { viewArtwork } from "./ViewArtwork/format.ts";
import { ViewArtworkSettings, ViewArtworkStep } from "./ViewArtwork/Settings.tsx";
import { webglScrolling } from "./WebglScrolling/format.ts";
import { WebglScrollingSettings, WebglScrollingStep } from "./WebglScrolling/Settings.tsx";

/** An editor, for who does not know of which format. */
interface Editor {
  settings(props: SettingsProps<Block>): ReactNode;
  step(props: StepProps<Block>): ReactNode;
}

function editor<Written extends Block>(of: Format<Written>, { Settings, StepData }: FormatEditor<Written>): Editor {
  return {
    settings: ({ block, ...props }) =>
      Settings === undefined || !of.isBlock(block)
        ? null
        : createElement(Settings, { ...props, block, settings: block.settings }),
    step({ block, ...props }) {
      if (StepData === undefined || !of.isBlock(block)) return null;
      const step = block.steps[props.place];
      return step === undefined ? null : createElement(StepData, { ...props, block, data: step.data });
    },
  };
}

/** The editors: one line a format; what has nothing to be said of it but its text has none. */
const EDITORS: Readonly<Record<string, Editor>> = {
  ImgHorizontal: editor(imgHorizontal, { Settings: ImgHorizontalSettings, StepData: ImgHorizontalStep }),
  ImgTransition: editor(imgTransition, { Settings: ImgTransitionSettings, StepData: ImgTransitionStep }),
  Ai2Transition: editor(ai2Transition, { Settings: Ai2TransitionSettings, StepData: Ai2TransitionStep }),
  CanvasFrame: editor(canvasFrame, { Settings: CanvasFrameSettings, StepData: CanvasFrameStep }),
  VideoFrame: editor(videoFrame, { Settings: VideoFrameSettings, StepData: VideoFrameStep }),
  VideoTransition: editor(videoTransition, { StepData: VideoTransitionStep }),
  CSS3dScrolling: editor(css3dScrolling, { Settings: CSS3dScrollingSettings, StepData: CSS3dScrollingStep }),
  Ai2Horizontal: editor(ai2Horizontal, { Settings: Ai2HorizontalSettings, StepData: Ai2HorizontalStep }),
  ViewArtwork: editor(viewArtwork, { Settings: ViewArtworkSettings, StepData: ViewArtworkStep }),
  WebglScrolling: editor(webglScrolling, { Settings: WebglScrollingSettings, StepData: WebglScrollingStep }),
};

/** The fields of a block's settings, by its format; nothing where it has none. */
export const SettingsFields = (props: SettingsProps<Block>): ReactNode =>
  EDITORS[props.block.format]?.settings(props) ?? null;

/** The fields of what a step says besides its text, by its format; nothing where it has none. */
export const StepFields = (props: StepProps<Block>): ReactNode => EDITORS[props.block.format]?.step(props) ?? null;

export type { PartTexts } from "./editor.ts";
