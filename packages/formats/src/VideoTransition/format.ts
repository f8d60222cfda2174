import { format } from "../format.ts";
import { aboutVideoTransition } from "./about.ts";
import { videoTransitionExample } from "./example.ts";
import { videoTransitionHtml } from "./html.ts";
import {
  videoTransitionFileRules,
  videoTransitionPhoneBytes,
  videoTransitionRenditions,
  videoTransitionRules,
} from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** Silent clips in one place that take turns while the texts pass. */
export const videoTransition = format({
  about: aboutVideoTransition,
  settings: Settings,
  data: Data,
  rules: videoTransitionRules,
  renditions: videoTransitionRenditions,
  fileRules: videoTransitionFileRules,
  phoneBytes: videoTransitionPhoneBytes,
  html: videoTransitionHtml,
  editor: () => import("./Settings.tsx"),
  example: videoTransitionExample,
});
