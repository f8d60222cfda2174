import { STAGE_SIZES } from "@nv/web";

/** Windows in which a story is judged, CSS pixels: those of every tool, but for the phone, which is the narrowest that readers have. */
export const SIZES = {
  ...STAGE_SIZES,
  phone: { label: STAGE_SIZES.phone.label, widthPx: 360, heightPx: 740 },
} as const;

/** Name of a window in which a story is looked at. */
export type SizeName = keyof typeof SIZES;
