import { type DrawnBoard, drawFolder } from "@nv/formats";
import type { Example } from "../graphic-type.ts";
import type { Ai2HtmlConfig } from "./config.ts";

const FOLDER = "file:0f6c1a2e-3b4d-4c5e-8f60-718293a4b510";

/** An island with its reservoir at the north, and the road from side to side. */
function board(name: string, minWidthPx: number, widthPx: number, heightPx: number): DrawnBoard {
  const [w, h] = [widthPx, heightPx];
  const shapes =
    `<rect width="${w}" height="${h}" fill="#c7d7de"/><path fill="#e8e2d2" d="M${0.06 * w} ${0.55 * h}Q${0.2 * w} ${0.12 * h} ${0.55 * w} ${0.14 * h}T${0.95 * w} ${0.5 * h}Q${0.8 * w} ${0.9 * h} ${0.45 * w} ${0.88 * h}T${0.06 * w} ${0.55 * h}z"/>` +
    `<path fill="none" stroke="#a32413" stroke-width="3" d="M${0.1 * w} ${0.62 * h}Q${0.4 * w} ${0.5 * h} ${0.55 * w} ${0.34 * h}T${0.92 * w} ${0.52 * h}"/>` +
    `<ellipse cx="${0.52 * w}" cy="${0.3 * h}" rx="${0.13 * w}" ry="${0.07 * h}" fill="#a8bdc6"/><ellipse cx="${0.53 * w}" cy="${0.31 * h}" rx="${0.06 * w}" ry="${0.03 * h}" fill="#3f7191"/>`;
  return {
    ...{ name, minWidthPx, widthPx, heightPx, shapes },
    labels: [
      { text: "Peñamuestra, al 31 %", x: 30, y: 40, width: 44, sizePx: 18, isBold: true, align: "center" },
      { text: "Carretera vieja", x: 8, y: 66, width: 40, colour: "rgb(138,28,14)" },
    ],
  };
}

const BOARDS = [board("movil", 0, 360, 420), board("medio", 600, 600, 480), board("ancho", 900, 900, 560)];

/** A fictional map, drawn for a phone, a column and a wide page. */
export const ai2htmlExample: Example<Ai2HtmlConfig> = {
  title: "El embalse de Peñamuestra, al 31 %",
  altText: "Mapa inventado: el embalse de Peñamuestra, al norte de una isla, y la carretera que quedó a la vista.",
  sourceLine: "Instituto de Ejemplo",
  config: {
    type: "ai2html",
    source: FOLDER,
    artboards: [
      { name: "movil", minWidthPx: 0, altText: "" },
      { name: "medio", minWidthPx: 600, altText: "" },
      {
        name: "ancho",
        minWidthPx: 900,
        altText: "La isla entera, con el embalse al norte y la carretera de lado a lado.",
      },
    ],
  },
  files: {
    [FOLDER]: {
      name: "penamuestra.zip",
      altText: "Mapa inventado de una isla con un embalse, en tres anchos.",
      credit: "Mesa de ejemplo",
      source: "Dibujo inventado",
      content: { kind: "folder", files: () => drawFolder("penamuestra", BOARDS) },
    },
  },
};
