import subsetFont from "subset-font";
import { type FallbackMeasures, fallbackMeasures } from "./fallback-measures.ts";
import type { FaceAxes } from "./letter-outlines.ts";
import { MEASURED_LETTERS, readFontMetrics } from "./sfnt-metrics.ts";
import type { StandIn } from "./system-fonts.ts";

/** A font of the reader's system that holds the place of ours until it comes. */
export interface FaceFallback extends FallbackMeasures {
  /** Letter of the systems that have it: each is a family of its own, and a browser takes the first that is there. */
  readonly system: StandIn["system"];
  /** CSS `font-weight` of what it stands for: one weight, or a range. */
  readonly weight: string;
  readonly localNames: readonly string[];
}

/** Gives fonts of the readers' systems the measures of a typeface. @param weight - CSS `font-weight` of what they stand for. */
export async function standInsFor(
  { face, axes }: { readonly face: Uint8Array; readonly axes: FaceAxes },
  fonts: readonly StandIn[],
  weight: string,
): Promise<readonly FaceFallback[]> {
  const letters = await subsetFont(Buffer.from(face), MEASURED_LETTERS, { targetFormat: "sfnt", variationAxes: axes });
  const measures = readFontMetrics(letters);
  return fonts.map((font) => ({
    system: font.system,
    weight,
    localNames: font.localNames,
    ...fallbackMeasures(measures, font),
  }));
}
