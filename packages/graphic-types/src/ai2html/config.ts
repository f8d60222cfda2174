import { Artboards, fileSource } from "@nv/piece-parts";
import { z } from "zod";

/** A drawing of Illustrator: a folder of ai2html in the library, or an https address. */
export const Ai2HtmlConfig = z.object({
  type: z.literal("ai2html"),
  source: fileSource("Falta la carpeta"),
  /** The drawings in it, as the form found them. */
  artboards: Artboards.default([]),
});
export type Ai2HtmlConfig = z.infer<typeof Ai2HtmlConfig>;
