import type { DemoFile } from "../demo-file.ts";

/** Size of the drawings that stand for photographs in the examples, pixels. */
const SIZE = { widthPx: 2400, heightPx: 1600 } as const;

/** Colours of the sky and of the water at an hour of the day. */
const HOURS = {
  dawn: ["#f3d9c4", "#8fa6b2"],
  noon: ["#dfe7ea", "#4f7f9e"],
  dusk: ["#c9b3c9", "#3f5570"],
} as const;

/** Draws an invented harbour at an hour of the day, in the place of a photograph. */
export function examplePhoto(hour: keyof typeof HOURS, altText: string): DemoFile {
  const [sky, water] = HOURS[hour];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2400 1600" width="${SIZE.widthPx}" height="${SIZE.heightPx}">` +
    `<rect width="2400" height="1600" fill="${sky}"/><path fill="#7c9482" d="M0 900 700 620l500 200 600-260 600 220v820H0z"/>` +
    `<path fill="${water}" d="M0 1120h2400v480H0z"/><path fill="#b5533c" d="M900 1120h520l-80 120H980z"/>` +
    '<path fill="#efece4" d="M1140 700v400h200z"/><path fill="#8a6f52" d="M1128 680h16v440h-16z"/></svg>';
  return {
    name: `puerto-${hour}.svg`,
    altText,
    credit: "Mesa de ejemplo",
    source: "Dibujo inventado",
    content: { kind: "drawing", svg, ...SIZE },
  };
}
