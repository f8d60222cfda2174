import { format } from "../format.ts";
import { aboutVideoFrame } from "./about.ts";
import { videoFrameExample } from "./example.ts";
import { videoFrameHtml } from "./html.ts";
import { videoFrameFileRules, videoFramePhoneBytes, videoFrameRules } from "./rules.ts";
import { videoFrameRenditions } from "./scrubbed-videos.ts";
import { Data, Settings } from "./settings.ts";

/** A video that goes on and back with the reading. */
export const videoFrame = format({
  about: aboutVideoFrame,
  settings: Settings,
  data: Data,
  rules: videoFrameRules,
  renditions: videoFrameRenditions,
  fileRules: videoFrameFileRules,
  phoneBytes: videoFramePhoneBytes,
  html: videoFrameHtml,
  editor: () => import("./Settings.tsx"),
  example: videoFrameExample,
});
