import { format } from "../format.ts";
import { aboutCSS3dScrolling } from "./about.ts";
import { css3dExample } from "./example.ts";
import { css3dHtml } from "./html.ts";
import { css3dFileRules, css3dPhoneBytes, css3dRenditions, css3dRules } from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** Layers of a drawing in depth, with a camera that goes in among them. */
export const css3dScrolling = format({
  about: aboutCSS3dScrolling,
  settings: Settings,
  data: Data,
  rules: css3dRules,
  renditions: css3dRenditions,
  fileRules: css3dFileRules,
  phoneBytes: css3dPhoneBytes,
  html: css3dHtml,
  editor: () => import("./Settings.tsx"),
  example: css3dExample,
});
