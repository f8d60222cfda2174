import { format } from "../format.ts";
import { aboutCronologia } from "./about.ts";
import { cronologiaExample } from "./example.ts";
import { cronologiaHtml } from "./html.ts";
import { cronologiaRules } from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** Moments of something, in their order. */
export const cronologia = format({
  about: aboutCronologia,
  settings: Settings,
  data: Data,
  rules: cronologiaRules,
  html: cronologiaHtml,
  editor: () => import("./Settings.tsx"),
  example: cronologiaExample,
});
