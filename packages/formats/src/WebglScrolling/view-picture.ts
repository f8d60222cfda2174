import type { View } from "./camera-path.ts";
import type { DrawnModel } from "./scene.ts";

/** Size of the picture of a view, pixels: sharp over a whole screen. */
const WIDTH_PX = 2000;
const HEIGHT_PX = 1250;

/** Width to height of the picture of a view. */
export const PICTURE_RATIO = WIDTH_PX / HEIGHT_PX;

/** Losses that nobody sees: recipes make smaller ones of it. */
const QUALITY = 0.95;

/**
 * Takes the picture of a view.
 *
 * @param canvas - On which the model is drawn, kept so that it can be read back.
 * @param name - Of the file, without its end. @param place - Of the step, from 0: what it hides and paints is seen.
 * @throws {Error} When the browser makes no picture of it.
 */
export async function takePicture(
  model: DrawnModel,
  canvas: HTMLCanvasElement,
  view: View,
  { name, place }: { readonly name: string; readonly place: number },
): Promise<File> {
  const between = { from: place, to: place, ratio: 0 };
  model.draw(view, { widthPx: WIDTH_PX, heightPx: HEIGHT_PX, density: 1, between });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (blob === null) throw new Error("The browser made no picture of the view.");
  return new File([blob], `${name}.jpg`, { type: blob.type });
}
