import { format } from "../format.ts";
import { aboutImgTransition } from "./about.ts";
import { imgTransitionExample } from "./example.ts";
import { imgTransitionHtml } from "./html.ts";
import {
  imgTransitionFileRules,
  imgTransitionPhoneBytes,
  imgTransitionRenditions,
  imgTransitionRules,
} from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** Pictures in one place that take turns while the texts pass. */
export const imgTransition = format({
  about: aboutImgTransition,
  settings: Settings,
  data: Data,
  rules: imgTransitionRules,
  renditions: imgTransitionRenditions,
  fileRules: imgTransitionFileRules,
  phoneBytes: imgTransitionPhoneBytes,
  html: imgTransitionHtml,
  editor: () => import("./Settings.tsx"),
  example: imgTransitionExample,
});
