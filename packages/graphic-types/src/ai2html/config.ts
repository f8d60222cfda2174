import { line } from "@nv/contracts/schemas";
import { Artboards, fileSource } from "@nv/piece-parts";
import { z } from "zod";

/** Longest name of a graphic, characters. */
const MOST_NAME_LENGTH = 200;

/** A drawing of Illustrator: a folder of ai2html in the library, or an https address. */
export const Ai2HtmlConfig = z.object({
  type: z.literal("ai2html"),
  source: fileSource("Falta la carpeta"),
  /** Name of the graphic that is wanted of a folder with several; left out where there is no choice. */
  graphic: line(MOST_NAME_LENGTH).optional(),
  /** The drawings in it, as the form found them. */
  artboards: Artboards.default([]),
});
export type Ai2HtmlConfig = z.infer<typeof Ai2HtmlConfig>;
