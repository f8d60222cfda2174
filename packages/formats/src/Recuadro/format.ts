import { format } from "../format.ts";
import { aboutRecuadro } from "./about.ts";
import { recuadroExample } from "./example.ts";
import { recuadroHtml } from "./html.ts";
import { recuadroRules } from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** A text apart. */
export const recuadro = format({
  about: aboutRecuadro,
  settings: Settings,
  data: Data,
  rules: recuadroRules,
  html: recuadroHtml,
  editor: () => import("./Settings.tsx"),
  example: recuadroExample,
});
