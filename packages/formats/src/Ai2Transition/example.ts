import { type DrawnBoard, type DrawnLabel, drawFolder } from "../ai2html/draw-folder.ts";
import type { FormatExample } from "../format.ts";
import type { Ai2TransitionBlock } from "./settings.ts";

const FOLDER = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f020001";

/** A page for which everything is drawn. */
interface Sheet {
  readonly minWidthPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

const PHONE: Sheet = { minWidthPx: 0, widthPx: 360, heightPx: 680 };
const DESK: Sheet = { minWidthPx: 700, widthPx: 960, heightPx: 600 };

const BROWN = "#9a6a43";
const STEEL = "#4d5a63";

/** The plot by the river, from the side. @param built - What of the market is there: 0 nothing, 1 its pillars, 2 its roof too. */
function plot({ widthPx: w, heightPx: h }: Sheet, built: number): string {
  const [ground, left, right, top] = [0.8 * h, 0.44 * w, 0.95 * w, 0.6 * h];
  const thick = 0.014 * w;
  const pillars = Array.from({ length: 7 }, (_, at) => {
    const x = left + ((right - left - thick) * at) / 6;
    return `<rect x="${x}" y="${top}" width="${thick}" height="${ground - top}" fill="${BROWN}"/><rect x="${x - thick / 2}" y="${ground - 8}" width="${2 * thick}" height="14" fill="${STEEL}"/>`;
  });
  const waves = Array.from({ length: 6 }, (_, at) => {
    const [from, to] = [left + ((right - left) * at) / 6, left + ((right - left) * (at + 1)) / 6];
    return `<path d="M${from} ${top}L${(from + to) / 2} ${top - 0.1 * h}L${to} ${top}z" fill="#c98f57"/><path d="M${(from + to) / 2} ${top - 0.1 * h}L${to} ${top}H${(from + to) / 2}z" fill="#b47a45"/>`;
  });
  const roof = `<rect x="${left - thick}" y="${top - 4}" width="${right - left + 2 * thick}" height="10" fill="#8a5a36"/>`;
  return (
    `<rect width="${w}" height="${h}" fill="#eef2f1"/><path fill="#d5dfda" d="M0 ${0.7 * h}Q${0.3 * w} ${0.54 * h} ${0.6 * w} ${0.68 * h}T${w} ${0.6 * h}V${h}H0z"/>` +
    `<path fill="#c9b48d" d="M0 ${ground}H${w}V${h}H0z"/><path fill="#6f9db8" d="M0 ${ground + 0.03 * h}H${0.3 * w}Q${0.26 * w} ${ground + 0.1 * h} 0 ${ground + 0.1 * h}z"/>` +
    `<path fill="#a88f63" d="M0 ${0.94 * h}H${w}V${h}H0z"/>` +
    `${built > 0 ? pillars.join("") : `<path d="M${left} ${ground - 3}H${right}" stroke="#a32413" stroke-width="3" stroke-dasharray="8 6"/>`}${built > 1 ? waves.join("") + roof : ""}`
  );
}

/** The joint of a pillar and the roof, from near. */
function joint({ widthPx: w, heightPx: h }: Sheet): string {
  return (
    `<rect width="${w}" height="${h}" fill="#eef2f1"/><path fill="#c98f57" d="M0 ${0.58 * h}L${0.66 * w} ${0.3 * h}L${w} ${0.5 * h}V${0.66 * h}H0z"/>` +
    `<rect y="${0.58 * h}" width="${w}" height="${0.06 * h}" fill="#8a5a36"/><rect x="${0.58 * w}" y="${0.64 * h}" width="${0.16 * w}" height="${0.36 * h}" fill="${BROWN}"/>` +
    `<path fill="${STEEL}" d="M${0.5 * w} ${0.64 * h}H${0.82 * w}L${0.74 * w} ${0.78 * h}H${0.58 * w}z"/>` +
    [0.54, 0.62, 0.7, 0.78]
      .map((x) => `<circle cx="${x * w}" cy="${0.67 * h}" r="${0.008 * w}" fill="#dfe5e8"/>`)
      .join("")
  );
}

const isPhone = ({ minWidthPx }: Sheet) => minWidthPx === 0;
const TITLE: DrawnLabel = { text: "El mercado de Aldeamuestra", x: 5, y: 5, width: 90, sizePx: 22, isBold: true };
const RIVER: DrawnLabel = { text: "Río Muestra", x: 3, y: 88, width: 45, colour: "rgb(18,52,74)", isBold: true };
/** Over the plot, in its middle. */
const MIDDLE = { x: 44, width: 52, align: "center" } as const;

function labelsOf(step: number, sheet: Sheet): readonly DrawnLabel[] {
  const size = isPhone(sheet) ? {} : { sizePx: 18 };
  const pillars: DrawnLabel = { ...MIDDLE, ...size, text: "24 pilares", y: 83 };
  if (step === 1)
    return [TITLE, RIVER, { ...MIDDLE, ...size, text: "Solar: 2400 m²", y: 74, colour: "rgb(138,28,14)" }];
  if (step === 2) return [TITLE, RIVER, pillars];
  if (step === 3) return [TITLE, RIVER, pillars, { ...MIDDLE, ...size, text: "Cubierta de madera", y: 43 }];
  return [
    { ...size, text: "Viga de madera laminada", x: 5, y: 66, width: 42 },
    { ...size, text: "Herraje de acero", x: 20, y: 73, width: 32, align: "right" },
    { ...size, text: "Pilar", x: 77, y: 86, width: 20 },
  ];
}

const board = (sheet: Sheet, step: number): DrawnBoard => ({
  ...sheet,
  name: `paso${step}`,
  shapes: step === 4 ? joint(sheet) : plot(sheet, step - 1),
  labels: labelsOf(step, sheet),
});

const STEPS = [1, 2, 3, 4];
const BOARDS = STEPS.flatMap((step) => [board(PHONE, step), board(DESK, step)]);

/** Makes a step: its words, what is seen, how it comes in. */
function step(number: number, text: string, alt: string, transition: "fade" | "mask-right" | "zoom") {
  return {
    id: `paso-${number}`,
    text,
    alt,
    align: "left",
    data: { artboard: `paso${number}`, transition, pace: "normal", zoomTo: { x: 72, y: 54, width: 10 } },
  } as const;
}

/** A market that nobody has built. */
export const ai2TransitionExample: FormatExample<Ai2TransitionBlock> = {
  block: {
    id: "mercado",
    format: "Ai2Transition",
    settings: {
      folder: FOLDER,
      artboards: BOARDS.map(({ name, minWidthPx, widthPx, heightPx }) => ({
        name,
        minWidthPx,
        ratio: Math.round((1000 * widthPx) / heightPx) / 1000,
      })),
    },
    steps: [
      step(
        1,
        "**Ejemplo.** El solar inventado donde irá el mercado, junto al río.",
        "Corte dibujado de un solar vacío junto a un río.",
        "fade",
      ),
      step(
        2,
        "Primero, los pilares. El río y el título no se han movido.",
        "Sobre el solar hay siete pilares a la vista.",
        "fade",
      ),
      step(
        3,
        "Después, la cubierta, que entra de izquierda a derecha.",
        "Una cubierta en dientes de sierra descansa sobre los pilares.",
        "mask-right",
      ),
      step(
        4,
        "Y de cerca: así se une cada pilar a la cubierta.",
        "Detalle de la unión: un herraje con cuatro tornillos entre el pilar y la viga.",
        "zoom",
      ),
    ],
  },
  files: {
    [FOLDER]: {
      name: "mercado.zip",
      altText: "Cuatro estados de la obra de un mercado inventado.",
      credit: "Mesa de ejemplo",
      source: "Dibujo inventado",
      content: { kind: "folder", files: () => drawFolder("mercado", BOARDS) },
    },
  },
};
