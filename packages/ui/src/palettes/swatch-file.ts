/** A colour of a palette. */
export interface PaletteColor {
  readonly name: string;
  /** `#rrggbb`. */
  readonly hex: string;
}

const COLOR_ENTRY = 1;
/** Name's length, name, model, three figures, kind. */
const bytesOf = (name: string) => 2 + (name.length + 1) * 2 + 4 + 3 * 4 + 2;

/**
 * Writes colours as a palette of Adobe's programs, as RGB.
 *
 * @returns The bytes of an `.ase` file, version 1.0.
 */
export function swatchFile(swatches: readonly PaletteColor[]): Uint8Array<ArrayBuffer> {
  const sizeBytes = swatches.reduce((sum, { name }) => sum + 6 + bytesOf(name), 12);
  const bytes = new Uint8Array(sizeBytes);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const text = (letters: string) => {
    for (const letter of letters) view.setUint8(at++, letter.charCodeAt(0));
  };
  const short = (value: number) => {
    view.setUint16(at, value);
    at += 2;
  };
  const long = (value: number) => {
    view.setUint32(at, value);
    at += 4;
  };
  text("ASEF");
  short(1);
  short(0);
  long(swatches.length);
  for (const { name, hex } of swatches) {
    short(COLOR_ENTRY);
    long(bytesOf(name));
    short(name.length + 1);
    for (const letter of `${name}\0`) short(letter.charCodeAt(0));
    text("RGB ");
    for (const from of [1, 3, 5]) {
      view.setFloat32(at, Number.parseInt(hex.slice(from, from + 2), 16) / 255);
      at += 4;
    }
    short(0);
  }
  return bytes;
}
