import { format } from "../format.ts";
import { aboutAi2Horizontal } from "./about.ts";
import { ai2HorizontalExample } from "./example.ts";
import { ai2HorizontalHtml } from "./html.ts";
import { ai2HorizontalFileRules, ai2HorizontalPhoneBytes, ai2HorizontalRenditions } from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** A wide drawing of Illustrator that passes by while one reads. */
export const ai2Horizontal = format({
  about: aboutAi2Horizontal,
  settings: Settings,
  data: Data,
  renditions: ai2HorizontalRenditions,
  fileRules: ai2HorizontalFileRules,
  phoneBytes: ai2HorizontalPhoneBytes,
  html: ai2HorizontalHtml,
  editor: () => import("./Settings.tsx"),
  example: ai2HorizontalExample,
});
