import { z } from "zod";
import { endpoints, get, order, put } from "../endpoints.ts";
import { FieldProblem } from "../graphics/schemas.ts";
import { line } from "../graphics/texts.ts";
import { HOUSE_DATA_COLOURS, HOUSE_STYLE_API_PATH, HOUSE_STYLE_LIMITS } from "./paths.ts";

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

/** SHA-256 of the bytes of a file, hex. */
const Hash = z.string().regex(/^[0-9a-f]{64}$/, "Elige el archivo otra vez");

/** Typeface of one job: one that comes with the product, families that the reader's system has, or a file of the library. */
export const HouseFace = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("built-in"), face: z.enum(["newsreader", "public-sans"]) }),
  z.object({ kind: z.literal("stack"), stack: Stack }),
  // Of a file that gets other bytes later the style keeps those that were looked over.
  z.object({ kind: z.literal("file"), id: z.uuid("Elige un archivo de Archivos"), hash: Hash }),
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

/** A picture of the library, by its id; empty for none. */
const Picture = z.union([z.literal(""), z.uuid("Elige una imagen de Archivos")]);

/** Marks of the newspaper for what is drawn, on each ground: SVG or PNG of the library. */
export const HouseLogo = z.object({ light: Picture, dark: Picture });
export type HouseLogo = z.infer<typeof HouseLogo>;

/** Answer of `GET /api/house-style/presets`: in the order in which administrators wrote them. */
export const HousePresets = z.object({ items: z.array(HousePreset) });

/** Rules by which figures are written wherever readers see them. Decimals have a comma. */
export const HouseNumbers = z.object({
  /** Between thousands: a point, or the thin space of the Academies. */
  grouping: z.enum(["point", "space"]),
  /** Fewest whole digits that are grouped. */
  groupFromDigits: z.union([z.literal(4), z.literal(5)]),
  /** Room before a percent sign. */
  signSpace: z.enum(["full", "thin", "none"]),
});
export type HouseNumbers = z.infer<typeof HouseNumbers>;

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
  /** Mark at the foot of cards; none of one that was saved before there were any. */
  logo: HouseLogo.default({ light: "", dark: "" }),
  /** Rules of the product for a style that was saved before there were any. */
  numbers: HouseNumbers.default({ grouping: "point", groupFromDigits: 5, signSpace: "full" }),
  presets: z.array(HousePreset).max(HOUSE_STYLE_LIMITS.presets),
});
export type HouseStyle = z.infer<typeof HouseStyle>;

/** Note of a change, for whoever looks at the versions; empty for none. */
const Note = line(HOUSE_STYLE_LIMITS.note);

/** Body of `PUT /api/admin/house-style`. */
export const HouseStyleChange = z.object({
  /** The version that its author saw. */
  version: z.int().nonnegative().max(2_147_483_646),
  style: HouseStyle,
  note: Note.default(""),
});
export type HouseStyleChange = z.infer<typeof HouseStyleChange>;

/** A version of the style, in the list of them. */
export const HouseStyleVersion = z.object({
  version: z.int(),
  atMs: z.number(),
  by: z.string(),
  note: z.string(),
});
export type HouseStyleVersion = z.infer<typeof HouseStyleVersion>;

/** Answer of `GET /api/admin/house-style`, and of a change. */
export const HouseStyleView = z.object({
  /** 0 while nobody changed it: it is that of the file of the team. */
  version: z.int(),
  style: HouseStyle,
  /** Style that the file of the team has. */
  fromFile: HouseStyle,
  /** Findings that may be meant and are worth a look: colours of data that are hard to tell from the ground. */
  doubts: z.array(FieldProblem),
  /** The last ones, the newest first. */
  versions: z.array(HouseStyleVersion),
});
export type HouseStyleView = z.infer<typeof HouseStyleView>;

/** Body of `POST /api/admin/house-style/check`. */
export const HouseStyleCheck = z.object({ style: HouseStyle });

/** Answer of `POST /api/admin/house-style/check`. */
export const HouseStyleFindings = z.object({
  /** Problems that keep it from being saved. */
  problems: z.array(FieldProblem),
  doubts: z.array(FieldProblem),
});
export type HouseStyleFindings = z.infer<typeof HouseStyleFindings>;

/** A piece that readers have in an earlier style. */
export const PieceBehind = z.object({
  id: z.uuid(),
  title: z.string(),
  version: z.int(),
  publishedAtMs: z.number(),
  /** Whether publishing it would give readers more than the style: somebody has changed it since. */
  hasUnpublishedChanges: z.boolean(),
});
export type PieceBehind = z.infer<typeof PieceBehind>;

/** Answer of `GET /api/admin/house-style/behind`: the pieces of the registry that went out before the style that holds now. */
export const PiecesBehind = z.object({
  total: z.int(),
  /** Pieces that went out last, as many as one order may publish. */
  items: z.array(PieceBehind),
});
export type PiecesBehind = z.infer<typeof PiecesBehind>;

/** Query of `GET /api/admin/house-style/preview`: the style as JSON, without its presets, and what is shown in it. */
export const HouseStylePreview = z.object({
  piece: z.enum(["figure", "card", "map", "story"]),
  /** Ground of a card; all else takes that of its page. */
  theme: z.enum(["light", "dark"]).default("light"),
  style: z.string().max(HOUSE_STYLE_LIMITS.previewText),
});

/** Endpoints of the style of the house besides its preview. */
export const houseStyleApi = endpoints(HOUSE_STYLE_API_PATH, {
  view: get("", HouseStyleView),
  version: get("/versions/:version", HouseStyle),
  behind: get("/behind", PiecesBehind),
  check: order("/check", HouseStyleCheck, HouseStyleFindings),
  change: put("", HouseStyleChange, HouseStyleView),
});
