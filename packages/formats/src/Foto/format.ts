import { format } from "../format.ts";
import { photoFileRules, photoPhoneBytes, photoRenditions } from "../still/photos.ts";
import { aboutFoto } from "./about.ts";
import { fotoExample } from "./example.ts";
import { fotoHtml } from "./html.ts";
import { Data, Settings } from "./settings.ts";

/** A photograph between paragraphs. */
export const foto = format({
  about: aboutFoto,
  settings: Settings,
  data: Data,
  renditions: photoRenditions,
  fileRules: photoFileRules,
  phoneBytes: photoPhoneBytes,
  html: fotoHtml,
  editor: () => import("./Settings.tsx"),
  example: fotoExample,
});
