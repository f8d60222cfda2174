import type { HousePreset, HouseStyle } from "./schemas.ts";

/**
 * Series that have a colour of their own on the first day, all of the palette of data: violet and ochre for women and men, as the guide of
 * colours says, red and blue for here and Europe. Parties have none: the desk decides them.
 */
const FIRST_PRESETS: HousePreset[] = [
  { name: "Mujeres", aliases: ["Mujer"], kind: "series", light: "#6d3ba9", dark: "#a983cf" },
  { name: "Hombres", aliases: ["Hombre", "Varones"], kind: "series", light: "#b9790f", dark: "#e2b155" },
  { name: "España", aliases: [], kind: "series", light: "#c8321f", dark: "#ff6b4f" },
  { name: "Unión Europea", aliases: ["UE", "UE-27", "UE27"], kind: "series", light: "#1f5a82", dark: "#7db6dd" },
];

/** Style of the house on the first day: the typefaces and colours of the site itself. */
export const DEFAULT_HOUSE_STYLE: HouseStyle = {
  faces: {
    display: { kind: "built-in", face: "newsreader" },
    text: { kind: "built-in", face: "public-sans" },
    figures: { kind: "built-in", face: "public-sans" },
  },
  textPx: 16,
  titlePx: 22,
  cornerPx: 4,
  light: {
    ink: "#171512",
    soft: "#5b564d",
    rule: "#dcd7cb",
    accent: "#a32413",
    data: ["#c8321f", "#1f5a82", "#b9790f", "#357c4b", "#6d3ba9", "#8a8275", "#2e2a26"],
  },
  dark: {
    ink: "#efece4",
    soft: "#a49d8f",
    rule: "#35322d",
    accent: "#ff8a73",
    data: ["#ff6b4f", "#7db6dd", "#e2b155", "#55a57e", "#a983cf", "#877b71", "#f3ead6"],
  },
  logo: { light: "", dark: "" },
  numbers: { grouping: "point", groupFromDigits: 5, signSpace: "full" },
  presets: FIRST_PRESETS,
};
