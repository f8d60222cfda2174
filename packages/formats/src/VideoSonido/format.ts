import { format } from "../format.ts";
import { aboutVideoSonido } from "./about.ts";
import { videoSonidoExample } from "./example.ts";
import { videoSonidoHtml } from "./html.ts";
import { videoSonidoFileRules, videoSonidoPhoneBytes, videoSonidoRenditions, videoSonidoRules } from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** A video with its sound. */
export const videoSonido = format({
  about: aboutVideoSonido,
  settings: Settings,
  data: Data,
  rules: videoSonidoRules,
  renditions: videoSonidoRenditions,
  fileRules: videoSonidoFileRules,
  phoneBytes: videoSonidoPhoneBytes,
  html: videoSonidoHtml,
  editor: () => import("./Settings.tsx"),
  example: videoSonidoExample,
});
