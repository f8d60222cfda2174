import { format } from "../format.ts";
import { aboutRelacionados } from "./about.ts";
import { relacionadosExample } from "./example.ts";
import { relacionadosHtml } from "./html.ts";
import { Data, Settings } from "./settings.ts";

/** Links to other pieces. */
export const relacionados = format({
  about: aboutRelacionados,
  settings: Settings,
  data: Data,
  html: relacionadosHtml,
  editor: () => import("./Settings.tsx"),
  example: relacionadosExample,
});
