import { formatNumber } from "@nv/spanish";
import {
  type ColorVision,
  colorDistance,
  contrastRatio,
  MIN_MARK_CONTRAST,
  MIN_SERIES_DISTANCE,
  MIN_TEXT_CONTRAST,
} from "@nv/ui/color";
import { advice, type Finding, fault, fine } from "@nv/ui/finding";
import { answerWith, refuse, type Utility, written } from "../utility/utility.ts";
import { nearestReadable } from "./nearest-readable.ts";
import { readColor, rgbOf } from "./read-color.ts";

const RULE = "Escribe un color: #c8321f, #c32, rgb(200, 50, 31) o hsl(7, 73%, 45%).";

const VISIONS: readonly (readonly [ColorVision, string])[] = [
  ["typical", "con visión común"],
  ["protanopia", "con protanopia (sin rojo)"],
  ["deuteranopia", "con deuteranopia (sin verde)"],
  ["tritanopia", "con tritanopia (sin azul)"],
];

/** Cut, not rounded: what falls short by little has not enough. */
const ratioWords = (ratio: number) => `${formatNumber(Math.floor(ratio * 100) / 100, { decimals: 2 })} : 1`;

function noteOfUse(ratio: number): Finding {
  if (ratio >= MIN_TEXT_CONTRAST) return fine("Sirve para texto de cualquier tamaño.");
  if (ratio >= MIN_MARK_CONTRAST) return advice("Sirve para texto desde 24 px y para marcas; no para texto menor.");
  return fault("No sirve para texto ni para marcas que haya que distinguir.");
}

function visionNotes(ink: string, ground: string): Finding[] {
  const alike = VISIONS.filter(([vision]) => colorDistance(ink, ground, vision) < MIN_SERIES_DISTANCE).map(
    ([, words]) => words,
  );
  return alike.length === 0
    ? [fine("Los dos se distinguen también con daltonismo.")]
    : [fault(`Se confunden ${alike.join(", ")}: añade una trama, un rótulo o un filete.`)];
}

/** The contrast of two colours, what they may be used for, and whether everybody tells them apart. */
export const contrastUtility: Utility = {
  fields: [
    {
      name: "ink",
      label: "Color",
      kind: "color",
      example: "#c8321f",
      hint: "#c8321f, rgb(200, 50, 31) o hsl(7, 73%, 45%).",
    },
    { name: "ground", label: "Fondo", kind: "color", example: "#fbfaf6" },
  ],
  answer(values) {
    const ink = readColor(written(values, "ink"));
    if (ink === null) return refuse("ink", RULE);
    const ground = readColor(written(values, "ground"));
    if (ground === null) return refuse("ground", RULE);
    const ratio = contrastRatio(ink, ground);
    const readable = ratio < MIN_TEXT_CONTRAST ? nearestReadable(ink, ground, MIN_TEXT_CONTRAST) : null;
    return answerWith(
      [
        ["Contraste", ratioWords(ratio)],
        ...(readable === null ? [] : ([["El más parecido que sirve para texto", readable]] as const)),
        ["Color, en hexadecimal", ink],
        ["Color, en RGB", rgbOf(ink)],
        ["Con negro", ratioWords(contrastRatio(ink, "#000000"))],
        ["Con blanco", ratioWords(contrastRatio(ink, "#ffffff"))],
      ],
      [noteOfUse(ratio), ...visionNotes(ink, ground)],
    );
  },
};
