import { z } from "zod";
import { moment } from "../config-parts.ts";

/** Captions of one video: an hour of somebody who never stops. */
export const MOST_CAPTIONS = 1500;

/** Characters of a caption: what is read of a file has no more. */
const MOST_TEXT = 1000;

/** The captions of a video, as a configuration keeps them. */
export const Captions = z
  .array(
    z.object({
      startMs: moment,
      endMs: moment,
      text: z.string().trim().min(1, "Falta el texto").max(MOST_TEXT, `Como mucho ${MOST_TEXT} caracteres`),
    }),
  )
  .max(MOST_CAPTIONS, `Como mucho ${MOST_CAPTIONS} subtítulos`);
export type Captions = z.infer<typeof Captions>;
