import type { FormatExample } from "../format.ts";
import type { ViewArtworkBlock } from "./settings.ts";

const WIDTH_PX = 6000;
const HEIGHT_PX = 4000;

/** The same numbers each time: nobody knows which. */
const chance = (seed: number) => (Math.abs(Math.sin(seed * 127.1 + 311.7)) * 43_758.5453) % 1;

const PAINTS = ["#d9c2a0", "#b96f52", "#e7dcc6", "#cfa763", "#c9b8a8", "#a9583f"];
const paint = (seed: number) => PAINTS[Math.floor(chance(seed) * PAINTS.length)] ?? "#d9c2a0";

/** A town that climbs a hill, row behind row. */
const houses = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 26 }, (_, column) => {
    const seed = row * 31 + column;
    const [width, height] = [150 + chance(seed) * 60, 170 + chance(seed + 0.3) * 140];
    const left = 2300 + column * 145 + row * 20;
    const foot = 1500 + row * 190 - 300 * Math.exp(-(((left - 4100) / 900) ** 2)) * (1 - row / 6);
    const windows = [0.2, 0.6]
      .map((at) => `M${(left + width * at).toFixed(0)} ${(foot - height * 0.7).toFixed(0)}h28v40h-28zm0 80h28v40h-28z`)
      .join("");
    return (
      `<path fill="${paint(seed + 0.7)}" d="M${left.toFixed(0)} ${foot.toFixed(0)}v-${height.toFixed(0)}h${width.toFixed(0)}V${(foot + 120).toFixed(0)}h-${width.toFixed(0)}z"/>` +
      `<path fill="#8a3f2c" d="M${(left - 12).toFixed(0)} ${(foot - height).toFixed(0)}l${(width / 2 + 12).toFixed(0)}-60 ${(width / 2 + 12).toFixed(0)} 60z"/>` +
      `<path fill="#33424b" d="${windows}"/>`
    );
  }).join(""),
).join("");

const waves = Array.from({ length: 260 }, (_, place) => {
  const [x, y] = [chance(place) * WIDTH_PX, 2550 + chance(place + 0.5) * 1400];
  const width = 60 + (y - 2500) / 8;
  return `M${x.toFixed(0)} ${y.toFixed(0)}q${(width / 4).toFixed(0)}-18 ${(width / 2).toFixed(0)} 0t${(width / 2).toFixed(0)} 0`;
}).join("");

/** A boat. @param size - Times the smallest. */
const boat = (x: number, y: number, size: number, sail: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path fill="#6b3f2a" d="M0 0h200l-34 46H34z"/><path fill="${sail}" d="M104-12V-190l92 178zM96-12V-150L20-12z"/><path stroke="#3a2418" stroke-width="6" d="M100 0v-200"/></g>`;

/** A fisherman who mends his net: what nobody sees from afar. */
const FISHERMAN =
  '<g transform="translate(940 3060)"><path fill="#7a5a3c" d="M-260 150h640v60h-640z"/><circle cx="60" cy="-70" r="34" fill="#e0b48c"/>' +
  '<path fill="#c9a24b" d="M10-88q50-52 100 0l24 12h-148z"/><path fill="#2d4d6b" d="M20-36h80l26 120H0z"/><path fill="#4a4038" d="M0 84h126l60 20v46h-34l-6-26H-10z"/>' +
  '<path fill="none" stroke="#efe6d0" stroke-width="5" d="M120 20q70 40 150 30t120 70M110 40q60 60 140 60t130 50M140 10q40 80 60 140M200 30q20 60 30 120M262 40q10 50 30 110M320 60l30 90"/></g>';

const PAINTING =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${HEIGHT_PX}" width="${WIDTH_PX}" height="${HEIGHT_PX}">` +
  '<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#e9b878"/><stop offset="1" stop-color="#f6e7c8"/></linearGradient><linearGradient id="w" x2="0" y2="1"><stop stop-color="#7fa5ad"/><stop offset="1" stop-color="#2f5566"/></linearGradient></defs>' +
  '<rect width="6000" height="2500" fill="url(#s)"/><circle cx="1150" cy="900" r="260" fill="#fbf0cf"/>' +
  '<path fill="#a88f7a" d="M0 2100 900 1500l700 500 900-900 900 500 800-700 1800 900v800H0z"/><path fill="#86745f" d="M1700 2500q700-1400 2400-1500t1900 700v800z"/>' +
  `${houses}<path fill="#5f4a3a" d="M2200 2440h3800v120H2200z"/><rect y="2500" width="6000" height="1500" fill="url(#w)"/>` +
  `<path fill="none" stroke="#dfeaea" stroke-width="8" stroke-opacity=".6" d="${waves}"/>` +
  // The lighthouse, and who lights it.
  '<path fill="#f4efe4" d="m5330 2440 70-1240h160l70 1240z"/><path fill="#b23a2a" d="m5372 1700 14-240h188l14 240zM5350 2100l14-240h232l14 240z"/><path fill="#33424b" d="M5380 1080h200v120h-200z"/><path fill="#f9d76b" d="M5412 1100h136v80h-136z"/><path fill="#8a3f2c" d="m5360 1080 120-90 120 90z"/><path fill="#171512" d="M5470 1112h22v22h-22zM5462 1136h38v44h-38z"/>' +
  `${boat(2500, 2900, 1.6, "#f4efe4")}${boat(3700, 2760, 1, "#e7d2a8")}${boat(4400, 3250, 2.6, "#c8503a")}${FISHERMAN}</svg>`;

const IMAGE = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f030001";

/** A painting that was never painted. */
export const viewArtworkExample: FormatExample<ViewArtworkBlock> = {
  block: {
    id: "puerto",
    format: "ViewArtwork",
    settings: { image: IMAGE, licence: "Dibujo inventado para este ejemplo, de uso libre.", explore: true },
    steps: [
      {
        id: "entera",
        alt: "",
        align: "left",
        text: "**Ejemplo.** *El puerto de Aldeamuestra al atardecer*, un cuadro que nadie pintó.",
        data: { rect: null, outline: [] },
      },
      {
        ...{
          id: "pescador",
          alt: "Un pescador con sombrero de paja remienda una red, sentado en el muelle.",
          align: "right",
        },
        text: "En una esquina, un pescador remienda su red. A este tamaño no se veía.",
        data: {
          rect: { x: 0.1, y: 0.71, width: 0.14, height: 0.12 },
          outline: [
            { x: 0.15, y: 0.735 },
            { x: 0.185, y: 0.735 },
            { x: 0.226, y: 0.775 },
            { x: 0.226, y: 0.808 },
            { x: 0.15, y: 0.808 },
          ],
        },
      },
      {
        id: "casas",
        alt: "Filas de casas de colores con tejados rojos que suben por la ladera.",
        align: "left",
        text: "Las casas suben por la ladera, cada una de un color.",
        data: { rect: { x: 0.5, y: 0.3, width: 0.3, height: 0.3 }, outline: [] },
      },
      {
        ...{
          id: "farero",
          alt: "Lo alto de un faro encendido; dentro se distingue la silueta de una persona.",
          align: "left",
        },
        text: "Y en lo alto del faro, a contraluz, alguien mira el mar.",
        data: { rect: { x: 0.86, y: 0.24, width: 0.11, height: 0.08 }, outline: [] },
      },
    ],
  },
  files: {
    [IMAGE]: {
      name: "puerto.svg",
      credit: "Mesa de ejemplo",
      source: "Dibujo inventado",
      altText: "Dibujo de un puerto al atardecer, con un pueblo en la ladera, tres veleros y un faro.",
      content: { kind: "drawing", svg: PAINTING, widthPx: WIDTH_PX, heightPx: HEIGHT_PX },
    },
  },
};
