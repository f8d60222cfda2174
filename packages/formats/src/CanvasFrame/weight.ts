/** Bytes of a second of VideoFrame on a phone, as measured of images in which much moves: eight seconds at 720 px weigh 2.4 MB. */
const VIDEO_BYTES_PER_S = 300_000;

/** Bytes of a frame as a picture, as measured of images in which much moves. */
const FRAME_BYTES = 34_000;

/** Estimates the weight of a video as VideoFrame on a phone, bytes. */
export const asVideoBytes = (durationMs: number): number => (VIDEO_BYTES_PER_S * durationMs) / 1000;

/** Estimates the weight of frames before they are made, bytes. */
export const asFramesBytes = (frames: number): number => FRAME_BYTES * frames;
