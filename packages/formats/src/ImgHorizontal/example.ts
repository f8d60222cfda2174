import type { FormatExample } from "../format.ts";
import type { ImgHorizontalBlock } from "./settings.ts";

const WIDTH_PX = 5400;
const HEIGHT_PX = 1200;

const WALLS = ["#d9c2a0", "#b96f52", "#e7dcc6", "#8fa3a6", "#cfa763", "#c9b8a8"];
const HOUSE_PX = WIDTH_PX / WALLS.length;

/** A house of a street. @param place - From the left, from 0. */
function house(wall: string, place: number): string {
  const [left, top] = [place * HOUSE_PX, 260 + ((place * 97) % 3) * 60];
  // Below, a door stands in the middle; the last house has a shop.
  const windows = (place === WALLS.length - 1 ? [0, 1, 2] : [0, 1, 2, 3, 5]).map((at) => {
    const [x, y] = [left + 130 + (at % 3) * 240, top + 110 + Math.floor(at / 3) * 270];
    return (
      `<path fill="#fff" d="M${x - 14} ${y - 14}h188v208h-188z"/><path fill="#3d5563" d="M${x} ${y}h160v180h-160z"/>` +
      `<path stroke="#fff" stroke-width="8" d="M${x + 80} ${y}v180M${x} ${y + 80}h160"/>`
    );
  });
  return (
    `<path fill="${wall}" d="M${left} ${top}h${HOUSE_PX}v${1060 - top}h-${HOUSE_PX}z"/>` +
    `<path fill="#7a3b2b" d="M${left - 20} ${top}l60-90h${HOUSE_PX - 80}l60 90z"/>${windows.join("")}` +
    `<path fill="#5a3d2b" d="M${left + 370} 850h160v210h-160z"/><circle cx="${left + 505}" cy="955" r="9" fill="#e2b155"/>`
  );
}

const STREET =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${HEIGHT_PX}" width="${WIDTH_PX}" height="${HEIGHT_PX}">` +
  `<rect width="${WIDTH_PX}" height="${HEIGHT_PX}" fill="#cfe0e8"/>${WALLS.map(house).join("")}` +
  `<path fill="#8b8578" d="M0 1060h${WIDTH_PX}v140H0z"/><path fill="#a8a294" d="M0 1060h${WIDTH_PX}v40H0z"/>` +
  // A clock, flowers on a balcony, a cat in a window, a shop.
  '<circle cx="450" cy="255" r="90" fill="#fff" stroke="#5a3d2b" stroke-width="16"/><path stroke="#171512" stroke-width="12" stroke-linecap="round" d="M450 255v-56M450 255l38 24"/>' +
  '<path fill="#2f6a47" d="M1880 585h290v40h-290z"/><g fill="#c8321f"><circle cx="1910" cy="575" r="24"/><circle cx="1970" cy="568" r="26"/><circle cx="2035" cy="575" r="24"/><circle cx="2100" cy="568" r="26"/><circle cx="2150" cy="576" r="22"/></g>' +
  '<path fill="#171512" d="M3367 820q-4-66 22-90l-4-34 22 20h20l22-20-4 34q28 26 22 90z"/>' +
  '<path fill="#1f5a82" d="M4680 790h560v70h-560z"/><path fill="#f4efe4" d="M4720 815h480v20h-480z"/>' +
  "</svg>";

const IMAGE = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f020001";

/** A street that never was. */
export const imgHorizontalExample: FormatExample<ImgHorizontalBlock> = {
  block: {
    id: "calle",
    format: "ImgHorizontal",
    settings: { images: [{ image: IMAGE, ratio: 4.5 }], start: 0, end: 1, phone: { top: 0.08, bottom: 0.96 } },
    steps: [
      {
        id: "entrada",
        alt: "",
        align: "left",
        text: "**Ejemplo.** La calle inventada de los Relojeros, de punta a punta.",
        data: { picture: 0, point: null },
      },
      {
        id: "reloj",
        alt: "Un reloj redondo en lo alto de la primera fachada.",
        align: "right",
        text: "El reloj que da nombre a la calle lleva parado, en este dibujo, desde siempre.",
        data: { picture: 0, point: { x: 0.0833, y: 0.21 } },
      },
      {
        id: "flores",
        alt: "Un balcón con flores rojas.",
        align: "left",
        text: "El balcón de las flores rojas es el único que se riega.",
        data: { picture: 0, point: { x: 0.375, y: 0.48 } },
      },
      {
        id: "gato",
        alt: "Un gato negro sentado en el alféizar de una ventana.",
        align: "left",
        text: "El gato vigila la calle desde su ventana.",
        data: { picture: 0, point: { x: 0.627, y: 0.63 } },
      },
      {
        id: "tienda",
        alt: "Una tienda con el rótulo azul, al final de la calle.",
        align: "left",
        text: "Al final, la tienda, que en este dibujo abre todos los días.",
        data: { picture: 0, point: { x: 0.918, y: 0.69 } },
      },
    ],
  },
  files: {
    [IMAGE]: {
      name: "calle.svg",
      credit: "Mesa de ejemplo",
      source: "Dibujo inventado",
      altText: "Dibujo de una calle con seis fachadas de colores, una al lado de otra.",
      content: { kind: "drawing", svg: STREET, widthPx: WIDTH_PX, heightPx: HEIGHT_PX },
    },
  },
};
