import { encode } from "uqr";

/** A QR code as a drawing. */
export interface QrDrawing {
  /** Side of the drawing with its quiet zone, in modules. */
  readonly size: number;
  /** Path of the dark modules, one unit a module. */
  readonly path: string;
}

/** Light modules around the code, so that cameras find it. ISO/IEC 18004 asks for four. */
const QUIET_MODULES = 4;

/** Draws a QR code here, without asking anybody: what it holds is a secret. */
export function qrDrawingOf(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_MODULES });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}
