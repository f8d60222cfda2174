import { format } from "../format.ts";
import { photoPhoneBytes, photoRenditions } from "../still/photos.ts";
import { aboutFotos } from "./about.ts";
import { fotosExample } from "./example.ts";
import { fotosHtml } from "./html.ts";
import { fotosFileRules, fotosRules } from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** Photographs that are looked at together. */
export const fotos = format({
  about: aboutFotos,
  settings: Settings,
  data: Data,
  rules: fotosRules,
  renditions: photoRenditions,
  fileRules: fotosFileRules,
  phoneBytes: photoPhoneBytes,
  html: fotosHtml,
  editor: () => import("./Settings.tsx"),
  example: fotosExample,
});
