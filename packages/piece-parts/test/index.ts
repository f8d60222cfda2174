export { ai2htmlFile, samplePicture } from "./ai2html-file.ts";
export {
  drawClip,
  ORIGIN,
  openPublished,
  type PublishedPage,
  pageAssets,
  scriptOf,
  shiftOf,
} from "./published-page.ts";
export { AUDIO_FACTS, PICTURE_FACTS, resolvedFile, resolvedFiles, VIDEO_FACTS } from "./resolved-file.ts";
