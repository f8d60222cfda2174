import { format } from "../format.ts";
import { aboutApertura } from "./about.ts";
import { aperturaExample } from "./example.ts";
import { aperturaHtml } from "./html.ts";
import { aperturaFileRules, aperturaPhoneBytes, aperturaRenditions } from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** A picture or a video with the title over it. */
export const apertura = format({
  about: aboutApertura,
  settings: Settings,
  data: Data,
  renditions: aperturaRenditions,
  fileRules: aperturaFileRules,
  phoneBytes: aperturaPhoneBytes,
  html: aperturaHtml,
  editor: () => import("./Settings.tsx"),
  example: aperturaExample,
});
