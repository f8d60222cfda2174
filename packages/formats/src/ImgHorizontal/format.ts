import { format } from "../format.ts";
import { aboutImgHorizontal } from "./about.ts";
import { imgHorizontalExample } from "./example.ts";
import { imgHorizontalHtml } from "./html.ts";
import {
  imgHorizontalFileRules,
  imgHorizontalPhoneBytes,
  imgHorizontalRenditions,
  imgHorizontalRules,
} from "./rules.ts";
import { Data, Settings } from "./settings.ts";

/** Pictures wider than the window that go by sideways while the texts pass. */
export const imgHorizontal = format({
  about: aboutImgHorizontal,
  settings: Settings,
  data: Data,
  rules: imgHorizontalRules,
  renditions: imgHorizontalRenditions,
  fileRules: imgHorizontalFileRules,
  phoneBytes: imgHorizontalPhoneBytes,
  html: imgHorizontalHtml,
  editor: () => import("./Settings.tsx"),
  example: imgHorizontalExample,
});
