import type { SeenPart } from "../pictures/picture-html.ts";
import type { ResolvedFile } from "../references/resolved.ts";
import { sizedParts, UPRIGHT_BELOW_PX, videoParts } from "./video-html.ts";

/** The size of a video that the widest phone held upright is given; nothing where there is no video. */
export const phonePart = (file: Pick<ResolvedFile, "parts">): SeenPart | undefined =>
  sizedParts(videoParts(file), UPRIGHT_BELOW_PX).at(-1)?.part;
