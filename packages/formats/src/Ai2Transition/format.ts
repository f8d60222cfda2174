import { format } from "../format.ts";
import { aboutAi2Transition } from "./about.ts";
import { ai2TransitionExample } from "./example.ts";
import { ai2TransitionHtml } from "./html.ts";
import {
  ai2TransitionFileRules,
  ai2TransitionPhoneBytes,
  ai2TransitionRenditions,
  ai2TransitionRules,
} from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** Drawings of Illustrator in one place that take turns; what they say and goes on saying stays where it is. */
export const ai2Transition = format({
  about: aboutAi2Transition,
  settings: Settings,
  data: Data,
  rules: ai2TransitionRules,
  renditions: ai2TransitionRenditions,
  fileRules: ai2TransitionFileRules,
  phoneBytes: ai2TransitionPhoneBytes,
  html: ai2TransitionHtml,
  editor: () => import("./Settings.tsx"),
  example: ai2TransitionExample,
});
