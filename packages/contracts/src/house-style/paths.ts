import { ADMIN_API_PATH } from "../paths.ts";

/** Prefix of the addresses at which administrators change the style of the house. */
export const HOUSE_STYLE_API_PATH = `${ADMIN_API_PATH}/house-style`;

/** Address of the colours that parties and series always have, for the people of the site. */
export const HOUSE_PRESETS_PATH = "/api/house-style/presets";

/** First part of the address of the typefaces that previews load: `…/{file}`. */
export const HOUSE_FACES_PATH = "/api/house-style/faces";

/** Jobs of a typeface in what readers get, with their names for people. */
export const FACE_ROLES = { display: "Titulares", text: "Texto", figures: "Cifras y gráficos" } as const;

/** Job of a typeface. */
export type FaceRole = keyof typeof FACE_ROLES;

/** Typefaces that come with the product, with their families. */
export const BUILT_IN_FACES = { newsreader: "Newsreader", "public-sans": "Public Sans" } as const;

/** Name of a typeface that comes with the product. */
export type BuiltInFace = keyof typeof BUILT_IN_FACES;

/** Colours of what readers get besides those of data, with their names for people. */
export const HOUSE_COLOUR_NAMES = {
  ink: "Texto",
  soft: "Texto secundario",
  rule: "Filetes",
  accent: "Acento",
} as const;

/** Name of a colour of the house. */
export type HouseColourName = keyof typeof HOUSE_COLOUR_NAMES;

/** Number of colours that tell series apart. */
export const HOUSE_DATA_COLOURS = 7;

/** Bounds of a style. */
export const HOUSE_STYLE_LIMITS = {
  stack: 200,
  /** Most that the typefaces of a piece may weigh, bytes. */
  pieceFaceBytes: 25_000,
  cornerPx: 16,
  textPx: { min: 14, max: 20 },
  titlePx: { min: 18, max: 32 },
  note: 200,
  /** Characters of a style in the address of its preview. */
  previewText: 6000,
  presets: 300,
  presetName: 60,
  aliases: 10,
} as const;
