import { PROVINCES } from "@nv/geography";

/** A figure that looks like one and is of nobody: the same in every visit. */
function inventedFor(at: number, of: number): number {
  const wave = Math.abs(Math.sin((at + 1) * 12.9898 * of) * 43_758.5453) % 1;
  return Math.round((1200 + wave * wave * wave * 90_000) / 10) * 10;
}

/** The table that the page opens with. */
export const DOT_EXAMPLE = [
  "codigo;provincia;Olivos;Naranjos",
  ...PROVINCES.map(({ code, name }, at) => `${code};${name};${inventedFor(at, 1)};${inventedFor(at, 2)}`),
].join("\n");
