import { format } from "../format.ts";
import { aboutIndice } from "./about.ts";
import { indiceExample } from "./example.ts";
import { indiceHtml } from "./html.ts";
import { Data, Settings } from "./settings.ts";

/** The chapters of a story, and how much has been read. */
export const indice = format({
  about: aboutIndice,
  settings: Settings,
  data: Data,
  html: indiceHtml,
  editor: () => import("./Settings.tsx"),
  example: indiceExample,
});
