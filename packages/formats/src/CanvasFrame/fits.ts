/** Ways in which a frame fills its place, in the words of `object-fit`: all of the place, or all of the frame. */
export const FITS = ["cover", "contain"] as const;
