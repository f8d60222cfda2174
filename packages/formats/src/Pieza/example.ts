import type { ResolvedPiece } from "@nv/piece-parts";
import type { FormatExample } from "../format.ts";
import type { PiezaBlock } from "./settings.ts";

/** The example of a figure of the registry, which has series and months of these names. */
const PIECE = "graphic:ejemplo-figure";

const LINES = [
  { name: "Ejemplia", paint: "--nv-s1", y: [120, 40, 100, 150, 190] },
  { name: "Vecinos", paint: "--nv-s2", y: [150, 146, 152, 160, 176] },
] as const;

const MONTHS = ["ene 2025", "jun 2025", "oct 2025", "feb 2026", "jun 2026"] as const;

/** Place of a month in the drawing, pixels. */
const xOf = (place: number) => 32 + place * 62;

const lines = LINES.map(({ name, paint, y }) => {
  const points = y.map((value, place) => `${xOf(place)} ${value}`).join("L");
  const colour = `var(${paint})`;
  return `<path fill="none" stroke="${colour}" stroke-width="2.5" d="M${points}"/><text x="288" y="${(y[4] ?? 0) + 4}" text-anchor="start" fill="${colour}">${name}</text>`;
}).join("");

const months = MONTHS.map(
  (month, place) => `<text x="${xOf(place)}" y="236" font-size="11" fill="var(--nv-soft)">${month}</text>`,
).join("");

/** A chart that nobody measured. */
const piece: ResolvedPiece = {
  label: "Gráfico",
  src: "https://example.org/g/ejemplo-figure/1/",
  title: "Los precios de Ejemplia vuelven a donde estaban",
  altText:
    "Dos líneas de enero de 2025 a junio de 2026: la de Ejemplia sube y baja, la de sus vecinos casi no se mueve.",
  heading: "Los precios de Ejemplia vuelven a donde estaban",
  subheading: "Inflación anual, en %",
  sourceLine: "Mesa de ejemplo, con cifras inventadas",
  credit: "",
  heightsPx: [],
  picture: null,
  drawing: {
    className: "nv-fig",
    legend: "",
    sheets: [
      {
        shownIn: "all",
        viewBox: { x: 0, y: 0, width: 360, height: 244 },
        attributes: ' font-size="13" text-anchor="middle"',
        layers: [{ shownIn: "all", svg: lines + months }],
      },
    ],
    css: '.nv-fig{--nv-s1:#0b62c4;--nv-s2:#b5533c;--nv-dim:#d5d0c5}[data-nv-theme="dark"] .nv-fig{--nv-s1:#6aa9f0;--nv-s2:#ff8a73;--nv-dim:#45413b}',
    dimAll: "",
    parts: LINES.map(({ name, paint }) => ({ name, dim: `${paint}:var(--nv-dim)`, lit: "", box: null })),
    marks: MONTHS.map((name, place) => ({
      name,
      svgs: [`<path stroke="var(--nv-ink)" stroke-dasharray="2 3" d="M${xOf(place)} 20V220"/>`],
    })),
  },
};

const step = (
  id: string,
  text: string,
  data: Partial<PiezaBlock["steps"][number]["data"]>,
): PiezaBlock["steps"][number] => ({
  ...{ id, text, alt: "", align: "left" },
  data: { lit: [], mark: "", near: [], ...data },
});

/** Prices of a country that does not exist. */
export const piezaExample: FormatExample<PiezaBlock> = {
  block: {
    id: "pieza",
    format: "Pieza",
    settings: { piece: PIECE, way: "steps" },
    steps: [
      step("a", "**Ejemplo.** Los precios inventados de Ejemplia, en año y medio.", {}),
      step("b", "Los suyos subieron más que los de nadie.", { lit: ["Ejemplia"] }),
      step("c", "Los de sus vecinos casi no se movieron.", { lit: ["Vecinos"] }),
      step("d", "En junio de 2025 llegaron a lo más alto.", { mark: "jun 2025" }),
    ],
  },
  files: {},
  pieces: { [PIECE]: piece },
};
