import type { Recipe } from "@nv/contracts/schemas";
import type { Made, MakeInput } from "../maker.ts";
import { WEBP } from "./encodings.ts";
import { openPicture } from "./open-picture.ts";
import { cropPart, sizeWithin } from "./picture-widths.ts";
import { decodePart } from "./raw-picture.ts";
import { onCanvas } from "./svg-picture.ts";
import { writePicture } from "./write-picture.ts";

/** A card of the list at two pixels a point, pixels. */
const SIDE_PX = 480;

/** Makes the small picture of a picture, whole, for lists. */
export async function makeThumbnail(input: MakeInput<Extract<Recipe, { recipe: "thumbnail" }>>): Promise<Made> {
  const { path, folder, signal, progress } = input;
  const picture = onCanvas(await openPicture(path));
  signal.throwIfAborted();
  const size = sizeWithin(picture.shown, SIDE_PX);
  const raw = await decodePart(picture, cropPart(picture.shown, null), size);
  const file = await writePicture(raw, { folder, name: "thumbnail", encoding: WEBP, isDrawn: false });
  progress(1);
  return { files: [file], data: null };
}
