export { type OpenZip, openZip, type ZipEntry, type ZipLimits } from "./archives/open-zip.ts";
export * from "./make-rendition.ts";
export * from "./maker.ts";
export type { PictureData } from "./pictures/make-picture.ts";
export type { TilesData } from "./pictures/make-tiles.ts";
export { type FoundFfmpeg, findFfmpeg } from "./video/ffmpeg.ts";
export { readVideoFacts } from "./video/video-facts.ts";
export { VIDEO_MAKERS, VIDEO_VERSIONS } from "./video/video-makers.ts";
export { makeVideoThumbnail } from "./video/video-thumbnail.ts";
