import { format } from "../format.ts";
import { aboutCita } from "./about.ts";
import { citaExample } from "./example.ts";
import { citaHtml } from "./html.ts";
import { citaRules } from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** Words that somebody said. */
export const cita = format({
  about: aboutCita,
  settings: Settings,
  data: Data,
  rules: citaRules,
  html: citaHtml,
  editor: () => import("./Settings.tsx"),
  example: citaExample,
});
