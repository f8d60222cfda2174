import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Recipe } from "@nv/contracts/schemas";
import type { Made, MadeFile, MakeInput } from "../maker.ts";
import { AVIF, type Encoding, JPEG, WEBP } from "./encodings.ts";
import { type OpenPicture, openPicture } from "./open-picture.ts";
import type { Size } from "./orientation.ts";
import { cropPart, pictureSizes } from "./picture-widths.ts";
import { decodePart, dominantColour, shrinkRaw, withoutIdleAlpha } from "./raw-picture.ts";
import { onCanvas } from "./svg-picture.ts";
import { writeSizes } from "./write-sizes.ts";

type PictureRecipe = Extract<Recipe, { recipe: "picture" }>;

/** Data that the recipe `picture` gives besides its files. */
export interface PictureData {
  /** Colour of the place that is kept for it, as `#rrggbb`. */
  readonly placeholder: string;
  /** Whether the original moves: what is made is its first moment. */
  readonly isAnimated: boolean;
}

/** Widths of what stands beside a drawing, for whoever takes no SVG: pixels. */
const BESIDE_SVG_PX = [640, 1280];

/** Formats that screenshots and charts come in. */
const DRAWN = ["png", "gif", "svg"];

interface Plan {
  readonly sizes: readonly Size[];
  readonly encodings: readonly Encoding[];
}

/** A whole drawing is served as it is; cut, it is a picture like the rest. */
function planOf({ svg }: OpenPicture, sizes: readonly [Size, ...Size[]], isCut: boolean): Plan {
  if (svg === null || isCut) return { sizes, encodings: [AVIF, WEBP, JPEG] };
  const beside = sizes.filter(({ widthPx }) => BESIDE_SVG_PX.includes(widthPx));
  return { sizes: beside.length === 0 ? [sizes[0]] : beside, encodings: [WEBP, JPEG] };
}

async function writeSvg(svg: string, folder: string, { widthPx, heightPx }: Size): Promise<MadeFile> {
  await writeFile(join(folder, "picture.svg"), svg);
  return { name: "picture.svg", mediaType: "image/svg+xml", widthPx, heightPx };
}

/**
 * Makes a picture at several widths, or a part of it. It is decoded once, as large as the widest one; each width is made from
 * that, and written in each format.
 */
export async function makePicture(input: MakeInput<PictureRecipe>): Promise<Made> {
  const { folder, signal, progress, recipe } = input;
  const opened = await openPicture(input.path);
  signal.throwIfAborted();
  const picture = onCanvas(opened);
  const part = cropPart(picture.shown, recipe.crop);
  const plan = planOf(picture, pictureSizes(part), recipe.crop !== null);
  const widest = plan.sizes.at(-1) ?? part;
  const raw = await withoutIdleAlpha(await decodePart(picture, part, widest));
  const isDrawn = DRAWN.includes(picture.format);
  const svg = opened.svg === null || recipe.crop !== null ? [] : [await writeSvg(opened.svg, folder, opened.shown)];
  const files = [...svg, ...(await writeSizes(raw, { ...plan, folder, isDrawn, signal, progress }))];
  const data: PictureData = {
    placeholder: await dominantColour(await shrinkRaw(raw, plan.sizes[0] ?? widest)),
    isAnimated: opened.frames > 1,
  };
  return { files, data };
}
