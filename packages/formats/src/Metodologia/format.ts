import { format } from "../format.ts";
import { aboutMetodologia } from "./about.ts";
import { metodologiaExample } from "./example.ts";
import { metodologiaHtml } from "./html.ts";
import { metodologiaRules } from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** Method of a story, and who did what. */
export const metodologia = format({
  about: aboutMetodologia,
  settings: Settings,
  data: Data,
  rules: metodologiaRules,
  html: metodologiaHtml,
  editor: () => import("./Settings.tsx"),
  example: metodologiaExample,
});
