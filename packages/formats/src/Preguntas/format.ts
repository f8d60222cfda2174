import { format } from "../format.ts";
import { aboutPreguntas } from "./about.ts";
import { preguntasExample } from "./example.ts";
import { preguntasHtml } from "./html.ts";
import { preguntasRules } from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** Questions and answers. */
export const preguntas = format({
  about: aboutPreguntas,
  settings: Settings,
  data: Data,
  rules: preguntasRules,
  html: preguntasHtml,
  editor: () => import("./Settings.tsx"),
  example: preguntasExample,
});
