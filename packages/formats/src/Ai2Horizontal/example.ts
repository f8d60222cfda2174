import { type DrawnBoard, type DrawnLabel, drawFolder } from "../ai2html/draw-folder.ts";
import type { FormatExample } from "../format.ts";
import type { Ai2HorizontalBlock } from "./settings.ts";

const FOLDER = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f020002";

/** A page for which the line is drawn. */
interface Sheet {
  readonly name: string;
  readonly minWidthPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

const PHONE: Sheet = { name: "ancho-movil", minWidthPx: 0, widthPx: 2400, heightPx: 740 };
const DESK: Sheet = { name: "ancho-escritorio", minWidthPx: 900, widthPx: 3600, heightPx: 800 };

const percent = (share: number) => Math.round(1000 * share) / 10;

/** Events, each with its place on the line, a share of it. */
const EVENTS = [
  { at: 0.08, year: "1890", what: "Llega el ferrocarril", houses: 3 },
  { at: 0.36, year: "1925", what: "Se abre el puerto", houses: 6 },
  { at: 0.64, year: "1968", what: "Crece el ensanche", houses: 10 },
  { at: 0.92, year: "2020", what: "Vuelve la arboleda", houses: 12 },
];

const COLOURS = ["#b5533c", "#c98f57", "#8d6f9a", "#5d7f8e"];

/** Houses around a moment: more of them, and higher, with time. */
function town({ widthPx: w, heightPx: h }: Sheet, event: (typeof EVENTS)[number], place: number): string {
  const size = 0.05 * h;
  return Array.from({ length: event.houses }, (_, at) => {
    const x = event.at * w + (at - event.houses / 2) * size * 1.15;
    const high = size * (1 + ((at * 7 + place * 3) % 4) * (0.35 + 0.22 * place));
    const roof = `<path d="M${x - 4} ${0.8 * h - high}L${x + size / 2} ${0.8 * h - high - size * 0.6}L${x + size + 4} ${0.8 * h - high}z" fill="#6d3226"/>`;
    return `<rect x="${x}" y="${0.8 * h - high}" width="${size}" height="${high}" fill="${COLOURS[(at + place) % 4]}"/>${roof}`;
  }).join("");
}

function line(sheet: Sheet): string {
  const { widthPx: w, heightPx: h } = sheet;
  const part = w / 9;
  const hills = Array.from(
    { length: 9 },
    (_, at) => `Q${(at + 0.5) * part} ${(at % 2 ? 0.78 : 0.46) * h} ${(at + 1) * part} ${0.62 * h}`,
  );
  const sleepers = Array.from(
    { length: Math.round(w / 40) },
    (_, at) => `<rect x="${at * 40}" y="${0.845 * h}" width="8" height="${0.03 * h}" fill="#7a5a3a"/>`,
  );
  const marks = EVENTS.map(
    ({ at }) =>
      `<path d="M${at * w} ${0.3 * h}V${0.46 * h}" stroke="#a32413" stroke-width="3"/><circle cx="${at * w}" cy="${0.47 * h}" r="7" fill="#a32413"/>`,
  );
  return (
    `<rect width="${w}" height="${h}" fill="#f1f3ee"/><path fill="#d8e2d6" d="M0 ${0.62 * h}${hills.join("")}V${h}H0z"/>` +
    `<rect y="${0.8 * h}" width="${w}" height="${0.2 * h}" fill="#cdb98f"/>${sleepers.join("")}<path d="M0 ${0.85 * h}H${w}M0 ${0.87 * h}H${w}" stroke="#555" stroke-width="4"/>` +
    `${EVENTS.map((event, place) => town(sheet, event, place)).join("")}${marks.join("")}`
  );
}

function board(sheet: Sheet): DrawnBoard {
  const wide = sheet.minWidthPx === 0 ? 280 : 340;
  const width = percent(wide / sheet.widthPx);
  const labels = EVENTS.flatMap(({ at, year, what }): readonly DrawnLabel[] => {
    const place = { x: percent(at - wide / sheet.widthPx / 2), width, align: "center" } as const;
    return [
      { ...place, text: year, y: 14, sizePx: sheet.minWidthPx === 0 ? 40 : 56, isBold: true, colour: "rgb(138,28,14)" },
      { ...place, text: what, y: 24, sizePx: sheet.minWidthPx === 0 ? 18 : 22 },
    ];
  });
  return { ...sheet, shapes: line(sheet), labels };
}

const BOARDS = [board(PHONE), board(DESK)];

const TEXTS = [
  {
    text: "**Ejemplo.** Una línea de tiempo inventada: Aldeamuestra empieza junto a la vía.",
    alt: "Tres casas bajas junto a una vía de tren.",
  },
  { text: "Con el puerto, el pueblo se dobla.", alt: "Seis casas junto a la vía." },
  { text: "Las casas ganan altura.", alt: "Diez casas, algunas de varios pisos." },
  { text: "Y aquí acaba el recorrido.", alt: "Doce edificios altos y bajos." },
];

/** A town that never was. */
export const ai2HorizontalExample: FormatExample<Ai2HorizontalBlock> = {
  block: {
    id: "linea",
    format: "Ai2Horizontal",
    settings: {
      folder: FOLDER,
      artboards: BOARDS.map(({ name, minWidthPx, widthPx, heightPx }) => ({
        name,
        minWidthPx,
        ratio: Math.round((1000 * widthPx) / heightPx) / 1000,
      })),
      speed: "normal",
      holdStart: 0,
      holdEnd: 0.5,
    },
    steps: TEXTS.map(({ text, alt }, place) => ({
      id: `momento-${place + 1}`,
      text,
      alt,
      align: "center",
      data: { stop: EVENTS[place]?.year ?? "" },
    })),
  },
  files: {
    [FOLDER]: {
      name: "linea.zip",
      altText: "Línea de tiempo dibujada de un pueblo inventado, de 1890 a 2020.",
      credit: "Mesa de ejemplo",
      source: "Dibujo inventado",
      content: { kind: "folder", files: () => drawFolder("linea", BOARDS) },
    },
  },
};
