export { type OpenZip, openZip, type ZipEntry, type ZipLimits } from "./archives/open-zip.ts";
export { type DrawnClip, encodeClip } from "./drawn/encode-clip.ts";
export { tellsPosition } from "./kinds/picture-words.ts";
export * from "./make-rendition.ts";
export * from "./maker.ts";
export * from "./read-facts.ts";
export { type FoundFfmpeg, findFfmpeg } from "./video/ffmpeg.ts";
export { readVideoFacts } from "./video/video-facts.ts";
export { VIDEO_MAKERS } from "./video/video-makers.ts";
