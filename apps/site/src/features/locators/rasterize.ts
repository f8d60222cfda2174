import { fontRules } from "./embed-fonts";

/** What a drawing is turned into. */
export interface RasterOptions {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Pixels of the picture for one of the drawing. */
  readonly scale: number;
  readonly type: "image/png" | "image/webp";
}

/** Quality of what is not kept exactly. */
const QUALITY = 0.92;

/** Turns a drawing into a picture, with the letters of the house. @throws {Error} When the browser cannot draw it. */
export async function rasterize(svg: string, { widthPx, heightPx, scale, type }: RasterOptions): Promise<Blob> {
  const rules = await fontRules(document);
  const whole = svg.replace(/^<svg[^>]*>/, (head) => `${head}<style>${rules}</style>`);
  const image = new Image(widthPx, heightPx);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = widthPx * scale;
  canvas.height = heightPx * scale;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("The browser gives no canvas.");
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error(`The browser does not write ${type}.`)) : resolve(blob)),
      type,
      QUALITY,
    );
  });
}
