import { format } from "../format.ts";
import { aboutAudio } from "./about.ts";
import { audioExample } from "./example.ts";
import { audioHtml } from "./html.ts";
import { audioRenditions, audioRules } from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** A sound with what is said in it. */
export const audio = format({
  about: aboutAudio,
  settings: Settings,
  data: Data,
  rules: audioRules,
  renditions: audioRenditions,
  html: audioHtml,
  editor: () => import("./Settings.tsx"),
  example: audioExample,
});
