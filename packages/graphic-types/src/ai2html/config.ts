import { FILE_LIMITS } from "@nv/contracts";
import { line, paragraph } from "@nv/contracts/schemas";
import { z } from "zod";
import { fileSource } from "../config-parts.ts";

/** Drawings of one graphic: more widths than anybody draws. */
const MOST_ARTBOARDS = 20;

/** Longest name of a drawing, characters. */
const MOST_NAME_LENGTH = 80;

/** Widest that a drawing may begin at, CSS pixels. */
const WIDEST_PX = 10_000;

/** A drawing of Illustrator: a folder of ai2html in the library, or an https address. */
export const Ai2HtmlConfig = z.object({
  type: z.literal("ai2html"),
  source: fileSource("Falta la carpeta"),
  /** The drawings in it, as the form found them. */
  artboards: z
    .array(
      z.object({
        name: line(MOST_NAME_LENGTH),
        /** Width of the frame from which it is shown, CSS pixels. */
        minWidthPx: z.int().min(0).max(WIDEST_PX),
        /** What is seen in it; empty for what the graphic says of itself. */
        altText: paragraph(FILE_LIMITS.altText).default(""),
      }),
    )
    .max(MOST_ARTBOARDS)
    .default([]),
});
export type Ai2HtmlConfig = z.infer<typeof Ai2HtmlConfig>;
