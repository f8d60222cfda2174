import { FILE_LIMITS } from "@nv/contracts";
import { line, paragraph } from "@nv/contracts/schemas";
import { z } from "zod";

/** Drawings of one graphic: more widths than anybody draws. */
const MOST_ARTBOARDS = 20;

/** Longest name of a drawing, characters. */
const MOST_NAME_LENGTH = 80;

/** Widest that a drawing may begin at, CSS pixels. */
const WIDEST_PX = 10_000;

/** The drawings of a folder of ai2html, as the form found them: what a configuration keeps of them. */
export const Artboards = z
  .array(
    z.object({
      name: line(MOST_NAME_LENGTH),
      /** Width of the frame from which it is shown, CSS pixels. */
      minWidthPx: z.int().min(0).max(WIDEST_PX),
      /** Description of what is seen in it; empty for the graphic's own description. */
      altText: paragraph(FILE_LIMITS.altText).default(""),
    }),
  )
  .max(MOST_ARTBOARDS);
export type Artboards = z.infer<typeof Artboards>;
