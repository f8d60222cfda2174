import { fileSource, pixels, RATIO_NAMES } from "@nv/piece-parts";
import { z } from "zod";

/** Pictures for wider frames of one graphic. */
export const MOST_VARIANTS = 4;

/** Widest frame for which a picture of its own is worth it, CSS pixels. */
const WIDEST_PX = 3000;

const share = z.number().min(0).max(1);

const MIDDLE = { x: 0.5, y: 0.5 };

/** Fields of how a picture is cut. */
const cut = {
  ratio: z.enum(RATIO_NAMES).default("none"),
  /** Point that must stay in sight, in shares of the picture from its top left. */
  focus: z.object({ x: share, y: share }).default(MIDDLE),
};

/** A picture: a file of the library, cut or whole, or an https address; with others for wider frames. */
export const ImageConfig = z.object({
  type: z.literal("image"),
  source: fileSource("Falta la imagen"),
  ...cut,
  variants: z
    .array(
      z.object({
        /** Width of the frame from which it is shown, CSS pixels. */
        minWidthPx: pixels(1, WIDEST_PX),
        source: fileSource("Falta la imagen"),
        ...cut,
      }),
    )
    .max(MOST_VARIANTS, `Como mucho ${MOST_VARIANTS} más`)
    .default([]),
  /** Whether a tap shows it as large as it is. */
  canEnlarge: z.boolean().default(false),
});
export type ImageConfig = z.infer<typeof ImageConfig>;

/** A picture for wider frames that nobody chose yet. */
export const blankVariant = (minWidthPx: number): ImageConfig["variants"][number] => ({
  minWidthPx,
  source: "",
  ratio: "none",
  focus: MIDDLE,
});
