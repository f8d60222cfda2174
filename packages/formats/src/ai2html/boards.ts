import { line } from "@nv/contracts/schemas";
import { z } from "zod";

/** Drawings of one folder: sixty steps at three widths, and some to spare. */
const MOST_BOARDS = 240;

/** Longest name of a drawing, characters: the program writes no longer ones. */
export const BOARD_NAME_LENGTH = 80;

/** Widest that a drawing may begin at, CSS pixels. */
const WIDEST_PX = 10_000;

/** The drawings of a folder of ai2html, as its editor found them: what is chosen from, and what is told before anything is made of it. */
export const Boards = z
  .array(
    z.object({
      name: line(BOARD_NAME_LENGTH),
      /** It is shown from this width on, CSS pixels. */
      minWidthPx: z.int().min(0).max(WIDEST_PX),
      /** Width to height; `null` where nothing tells. */
      ratio: z.number().positive().nullable(),
    }),
  )
  .max(MOST_BOARDS);
export type Boards = z.infer<typeof Boards>;
