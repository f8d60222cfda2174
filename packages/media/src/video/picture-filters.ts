import type { ProbedStream } from "./probe-schemas.ts";
import { writeRational } from "./rational.ts";
import type { SizePx } from "./video-sizes.ts";
import type { VideoSource } from "./video-source.ts";

/** Height from which a video that does not say how its colours are coded codes them as television in high definition does. */
const HIGH_DEFINITION_PX = 720;

/** Brightness of paper white in HDR, candelas a square metre, as ITU-R BT.2408 takes it for graphics on an ordinary screen. */
const PAPER_WHITE = 100;

const INTERLACED = new Set(["tt", "bb", "tb", "bt"]);

/** Returns how the colours of a video are coded: as it says, or as players assume where it does not say. */
function codedColours({ color_space, height }: ProbedStream): string {
  if (color_space === "bt709") return "bt709";
  if (color_space?.startsWith("bt2020")) return "bt2020";
  if (color_space === "smpte170m" || color_space === "bt470bg") return "bt601";
  return height >= HIGH_DEFINITION_PX ? "bt709" : "bt601";
}

/**
 * Brings the light of HDR down to an ordinary screen: linear light, its colours, the curve that keeps its highlights. What a video does not
 * say of its colours is what HDR mostly has, and is said first: what is not known cannot be mapped.
 */
function mappedLight({ color_transfer, color_space }: ProbedStream): readonly string[] {
  const [matrix, primaries] = color_space === "bt709" ? ["bt709", "bt709"] : ["bt2020nc", "bt2020"];
  return [
    "format=yuv420p10le",
    `setparams=color_trc=${color_transfer}:color_primaries=${primaries}:colorspace=${matrix}:range=tv`,
    `zscale=transfer=linear:npl=${PAPER_WHITE}`,
    "format=gbrpf32le",
    "zscale=primaries=709",
    "tonemap=tonemap=hable:desat=0",
    "zscale=transfer=709:matrix=709:range=limited",
  ];
}

/** Brings colours to those of an ordinary screen at a size: how they are scaled, and how they are mapped. */
function sizedColours({ video, canMapLight }: VideoSource, { widthPx, heightPx }: SizePx): readonly string[] {
  const size = `scale=${widthPx}:${heightPx}:flags=bicubic`;
  if (canMapLight)
    return [`${size}:in_color_matrix=bt2020:out_color_matrix=bt2020:out_range=tv`, ...mappedLight(video)];
  return [`${size}:in_color_matrix=${codedColours(video)}:out_color_matrix=bt709:out_range=tv`];
}

/**
 * Returns the filters that every video, and every picture made of a video, goes through: its fields put together, one size with square pixels,
 * the colours of an ordinary screen in eight bits. ffmpeg turns it by its mark itself.
 *
 * @param source - Where it is HDR and this ffmpeg cannot map its light, it comes out paler than it was meant.
 */
export function shownAs(source: VideoSource, size: SizePx): readonly string[] {
  const together = INTERLACED.has(source.video.field_order ?? "") ? ["yadif=deint=interlaced"] : [];
  return [...together, ...sizedColours(source, size), "setsar=1", "format=yuv420p"];
}

/** One pace for frames that may come at any. */
export const paced = ({ rate }: VideoSource): string => `fps=${writeRational(rate)}`;
