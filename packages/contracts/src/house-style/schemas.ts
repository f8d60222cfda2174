import { z } from "zod";
import { line } from "../graphics/texts.ts";
import { HOUSE_DATA_COLOURS, HOUSE_STYLE_LIMITS } from "./paths.ts";

const Colour = z
  .string({ error: "Debe ser un color" })
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "Escribe el color como #rrggbb");

/** Families as CSS lists them: names, spaces, hyphens, quotes and commas, and nothing that ends a declaration. */
const Stack = line(HOUSE_STYLE_LIMITS.stack)
  .min(1, "Escribe al menos una familia, como Georgia, serif")
  .regex(
    /^[\p{L}\d ,'"_-]+$/u,
    "Escribe solo nombres de familias separados por comas, como Georgia, 'Times New Roman', serif",
  )
  .refine(
    (stack) => stack.split('"').length % 2 === 1 && stack.split("'").length % 2 === 1,
    "Hay unas comillas sin cerrar",
  );

/** Typeface of one job: one that comes with the product, or families that the reader's system has. */
export const HouseFace = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("built-in"), face: z.enum(["newsreader", "public-sans"]) }),
  z.object({ kind: z.literal("stack"), stack: Stack }),
]);
export type HouseFace = z.infer<typeof HouseFace>;

/** Colours of what readers get, on one ground. */
export const HouseColours = z.object({
  ink: Colour,
  soft: Colour,
  rule: Colour,
  accent: Colour,
  /** Of series, in the order in which they are used. */
  data: z.array(Colour).length(HOUSE_DATA_COLOURS, `Hacen falta ${HOUSE_DATA_COLOURS} colores de datos`),
});
export type HouseColours = z.infer<typeof HouseColours>;

/** A party or a series that always has the same colour. */
export const HousePreset = z.object({
  name: line(HOUSE_STYLE_LIMITS.presetName).min(1, "Falta el nombre"),
  /** Other names of the same. */
  aliases: z.array(line(HOUSE_STYLE_LIMITS.presetName)).max(HOUSE_STYLE_LIMITS.aliases),
  kind: z.enum(["party", "series"]),
  light: Colour,
  dark: Colour,
});
export type HousePreset = z.infer<typeof HousePreset>;

/** Style of everything that readers get. */
export const HouseStyle = z.object({
  faces: z.object({ display: HouseFace, text: HouseFace, figures: HouseFace }),
  /** Size of texts, CSS pixels. */
  textPx: z.int().min(HOUSE_STYLE_LIMITS.textPx.min).max(HOUSE_STYLE_LIMITS.textPx.max),
  /** Size of the title of a chart, CSS pixels. */
  titlePx: z.int().min(HOUSE_STYLE_LIMITS.titlePx.min).max(HOUSE_STYLE_LIMITS.titlePx.max),
  /** Radius of corners, CSS pixels. */
  cornerPx: z.int().min(0).max(HOUSE_STYLE_LIMITS.cornerPx),
  light: HouseColours,
  dark: HouseColours,
  presets: z.array(HousePreset).max(HOUSE_STYLE_LIMITS.presets),
});
export type HouseStyle = z.infer<typeof HouseStyle>;
