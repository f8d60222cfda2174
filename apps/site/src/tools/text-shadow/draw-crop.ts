import type { Letters } from "./core/cover";
import { type Crop, coverBox, examplePixels } from "./core/crops";
import { type Pixels, plainPixels, rgbOf } from "./core/pixels";

/** Room about the text, part of the width. */
const MARGIN = 0.06;
const LINE_HEIGHT = 1.15;
/** Baseline of the text in its line, part of the line from its top. */
const BASELINE = 0.82;

/** Background of a text: a picture, a colour, or neither for the example. */
export interface TextBackground {
  readonly picture: ImageBitmap | null;
  /** `#rrggbb` */
  readonly color: string | null;
}

/** Properties of the text that change its drawing. */
export interface TextLook {
  readonly text: string;
  readonly textSizePx: number;
  readonly isBold: boolean;
}

const sizeOf = ({ widthPx, heightPx, scale }: Crop) =>
  [Math.round(widthPx * scale), Math.round(heightPx * scale)] as const;

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("this browser draws on no canvas");
  return context;
}

/** The ground as it is seen in a shape. */
export function drawGround(crop: Crop, { picture, color }: TextBackground): Pixels {
  const [width, height] = sizeOf(crop);
  if (picture === null) return color === null ? examplePixels(width, height) : plainPixels(width, height, rgbOf(color));
  const context = contextOf(width, height);
  const box = coverBox(picture.width, picture.height, width / height);
  context.drawImage(picture, box.x, box.y, box.width, box.height, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

function linesOf(context: CanvasRenderingContext2D, text: string, roomPx: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && context.measureText(longer).width > roomPx) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** The text alone, as it stands in a shape: below, on the left. */
export function drawLetters(crop: Crop, { text, textSizePx, isBold }: TextLook): Letters {
  const [width, height] = sizeOf(crop);
  const context = contextOf(width, height);
  const size = textSizePx * crop.scale;
  context.font = `${isBold ? 700 : 400} ${size}px "Public Sans", Arial, sans-serif`;
  const side = width * MARGIN;
  const lines = linesOf(context, text, width - 2 * side);
  const top = height - side - lines.length * size * LINE_HEIGHT;
  const boxes = lines.map((line, at) => {
    const y = top + at * size * LINE_HEIGHT;
    context.fillText(line, side, y + size * LINE_HEIGHT * BASELINE);
    return { x: side, y, width: context.measureText(line).width, height: size * LINE_HEIGHT };
  });
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, lines: boxes, alpha: data.filter((_, at) => at % 4 === 3) };
}
