import type { PageBody } from "@nv/embeds";
import type { PageInput } from "../page-parts.ts";

/** The body of a page that is one frame: with the heights of the whole, once somebody measured them. */
export function oneFrame(source: string, { title, heightsPx, frame }: PageInput): PageBody {
  const alone = frame(source, title);
  const measured = heightsPx.length === 0 ? alone.heightsPx : heightsPx;
  return { kind: "frames", frames: [{ ...alone, heightsPx: measured }], columns: 1, breakpointPx: 0 };
}
