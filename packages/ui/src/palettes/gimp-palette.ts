import type { PaletteColor } from "./swatch-file.ts";

/** Title of a palette, and a remark on it for a comment; empty for nothing. */
export interface PaletteWords {
  readonly title: string;
  readonly remark: string;
}

/**
 * Writes colours as a palette of GIMP, which Inkscape and Krita open too.
 *
 * @returns The text of a `.gpl` file.
 */
export function gimpPalette({ title, remark }: PaletteWords, swatches: readonly PaletteColor[]): string {
  const rows = swatches.map(({ name, hex }) => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return `${channels.map((channel) => String(channel).padStart(3)).join(" ")}\t${name}`;
  });
  return `GIMP Palette\nName: ${title}\nColumns: 3\n# ${remark}\n${rows.join("\n")}\n`;
}
