import { format } from "../format.ts";
import { aboutWebglScrolling } from "./about.ts";
import { webglExample } from "./example.ts";
import { webglHtml } from "./html.ts";
import { webglFileRules, webglPhoneBytes, webglRenditions, webglRules } from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** A model in 3D with a camera that flies around it. */
export const webglScrolling = format({
  about: aboutWebglScrolling,
  settings: Settings,
  data: Data,
  rules: webglRules,
  renditions: webglRenditions,
  // A step's picture is the view of the model, taken in its form.
  madeHere: ["steps.*.data.image"],
  fileRules: webglFileRules,
  phoneBytes: webglPhoneBytes,
  html: webglHtml,
  editor: () => import("./Settings.tsx"),
  example: webglExample,
});
