import { fontRules } from "./embed-fonts";

/** Options for turning a drawing into a picture. */
export interface RasterOptions {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Pixels of the picture for one of the drawing. */
  readonly scale: number;
  readonly type: "image/png" | "image/webp";
}

/** Quality of what is not kept exactly. */
const QUALITY = 0.92;

/** A drawing with the letters of the house in it, so that it looks in a picture as it does in the page. */
export async function withLetters(svg: string): Promise<string> {
  const rules = await fontRules(document);
  return svg.replace(/^<svg[^>]*>/, (head) => `${head}<style>${rules}</style>`);
}

/** The address of a drawing that a picture shows. */
export const drawingUrl = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Turns a drawing into a picture, with the letters of the house. @throws {Error} When the browser cannot draw it. */
export async function rasterize(svg: string, { widthPx, heightPx, scale, type }: RasterOptions): Promise<Blob> {
  const image = new Image(widthPx, heightPx);
  image.src = drawingUrl(await withLetters(svg));
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
