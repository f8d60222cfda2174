/** Longer side of a frame, pixels: they stand for a video on phones that cannot move through it. */
export const FRAME_SIDE_PX = 960;

/** Quality that a frame is encoded with: what is lost is not seen while it moves. */
export const FRAME_QUALITY = 60;

/** Name of a frame among its rendition's files. @param position - From 0. @example frameName(0) // "001.webp" */
export const frameName = (position: number): string => `${String(position + 1).padStart(3, "0")}.webp`;
