import { format } from "../format.ts";
import { aboutCanvasFrame } from "./about.ts";
import { canvasFrameExample } from "./example.ts";
import { canvasFrameHtml } from "./html.ts";
import { canvasFrameFileRules, canvasFramePhoneBytes, canvasFrameRenditions, canvasFrameRules } from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** Frames of a video or of a folder as pictures, of which the one that the reader has come to is drawn. */
export const canvasFrame = format({
  about: aboutCanvasFrame,
  settings: Settings,
  data: Data,
  rules: canvasFrameRules,
  renditions: canvasFrameRenditions,
  fileRules: canvasFrameFileRules,
  phoneBytes: canvasFramePhoneBytes,
  html: canvasFrameHtml,
  editor: () => import("./Settings.tsx"),
  example: canvasFrameExample,
});
