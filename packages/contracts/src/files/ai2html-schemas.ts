import { z } from "zod";

/** A length as CSS writes it, or a bare figure. */
const LENGTH = /^-?(?:\d{1,6}(?:\.\d{1,8})?|\.\d{1,8})(?:px|%|em|rem)?$/;
/** Up to four lengths. */
const LENGTHS = /^-?\d{1,6}(?:\.\d{1,8})?(?:px|%|em)?(?: -?\d{1,6}(?:\.\d{1,8})?(?:px|%|em)?){0,3}$/;
const COLOUR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d., %]{3,40}\))$/i;
const BORDER =
  /^\d{1,3}(?:\.\d{1,4})?px (?:solid|dashed|dotted) (?:#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d., %]{3,40}\))$/i;
const ONE_SHADOW =
  "(?:-?\\d{1,3}(?:\\.\\d{1,3})?(?:px|em)? ?){2,3}(?:#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\\([\\d., %]{3,40}\\))?";
/** The light around letters that lie on a drawing, to be read: up to a dozen on top of each other. */
const SHADOWS = new RegExp(`^(?:none|${ONE_SHADOW}(?:, ?${ONE_SHADOW}){0,11})$`, "i");
const SHARE = /^(?:0|1|0?\.\d{1,8}|1\.0+)$/;

const length = z.string().max(20).regex(LENGTH);
const lengths = z.string().max(80).regex(LENGTHS);
const colour = z.string().max(60).regex(COLOUR);
const border = z.string().max(80).regex(BORDER);

/** The house's faces, as CSS names them, each with what a reader has who has not got it. */
export const AI2HTML_FACES = {
  sans: "'Public Sans', Arial, Helvetica, sans-serif",
  serif: "Newsreader, Georgia, 'Times New Roman', serif",
  mono: "'IBM Plex Mono', 'Courier New', monospace",
} as const;

/**
 * Style of an element in a drawing of Illustrator, for its place and its text: the properties that are let through, by their names in CSS, and what
 * each may hold. Nothing of it can load, run or reach anything.
 */
export const Ai2HtmlStyle = z
  .object({
    top: length,
    bottom: length,
    left: length,
    right: length,
    width: length,
    "max-width": length,
    height: z.union([z.literal("auto"), length]),
    "margin-top": length,
    "margin-right": length,
    "margin-bottom": length,
    "margin-left": length,
    padding: lengths,
    "padding-top": length,
    "padding-right": length,
    "padding-bottom": length,
    "padding-left": length,
    border,
    "border-top": border,
    "border-right": border,
    "border-bottom": border,
    "border-left": border,
    "border-radius": length,
    "background-color": colour,
    color: colour,
    opacity: z.string().max(12).regex(SHARE),
    "mix-blend-mode": z.enum(["normal", "multiply", "screen", "overlay", "darken", "lighten"]),
    transform: z
      .string()
      .max(120)
      .regex(/^(?:matrix|rotate|translate|scale)\([-\d., %a-z]{1,100}\)$/),
    "transform-origin": lengths,
    "font-family": z.enum(AI2HTML_FACES),
    "font-size": length,
    "font-weight": z.enum(["100", "200", "300", "400", "500", "600", "700", "800", "900", "normal", "bold"]),
    "font-style": z.enum(["normal", "italic", "oblique"]),
    "line-height": length,
    "letter-spacing": z.union([z.literal("normal"), length]),
    "text-align": z.enum(["left", "right", "center", "justify", "start", "end"]),
    "text-transform": z.enum(["none", "uppercase", "lowercase", "capitalize"]),
    "text-shadow": z.string().max(600).regex(SHADOWS),
    "text-decoration": z.enum(["none", "underline", "line-through"]),
    "vertical-align": z.union([z.enum(["baseline", "sub", "super", "top", "middle", "bottom"]), length]),
    "white-space": z.enum(["normal", "nowrap", "pre", "pre-line", "pre-wrap"]),
  })
  .partial();
export type Ai2HtmlStyle = z.infer<typeof Ai2HtmlStyle>;

/** Words of one look. */
export const Ai2HtmlRun = z.object({
  /** Plain; a line ends with `\n`. */
  text: z.string(),
  style: Ai2HtmlStyle,
  /** Target of the link: an https address; `null` for nowhere. */
  href: z.url({ protocol: /^https$/ }).nullable(),
});
export type Ai2HtmlRun = z.infer<typeof Ai2HtmlRun>;

/** A text of a drawing, with its place. */
export const Ai2HtmlText = z.object({
  style: Ai2HtmlStyle,
  paragraphs: z.array(z.object({ style: Ai2HtmlStyle, runs: z.array(Ai2HtmlRun) })),
});
export type Ai2HtmlText = z.infer<typeof Ai2HtmlText>;

/** A picture of a drawing, or a plain shape that the browser draws. */
export const Ai2HtmlArt = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("picture"),
    /** Name of the file, and of the one for browsers that do not know its format; `null` when it is for all. */
    file: z.string(),
    fallback: z.string().nullable(),
    style: Ai2HtmlStyle,
  }),
  z.object({ kind: z.literal("shape"), style: Ai2HtmlStyle }),
]);
export type Ai2HtmlArt = z.infer<typeof Ai2HtmlArt>;

/** One drawing of the graphic, for a range of widths. */
export const Ai2HtmlArtboard = z.object({
  name: z.string(),
  /** It is shown from this width of its box on, CSS pixels; 0 for the narrowest. */
  minWidthPx: z.int().min(0),
  /** Up to which; `null` for no end. */
  maxWidthPx: z.int().min(1).nullable(),
  /** Of one proportion with `heightPx`: as it was drawn, or as wide as it is ever shown. */
  widthPx: z.int().min(1),
  heightPx: z.int().min(1),
  /** Whether it is never wider than `widthPx`, instead of growing with its box. */
  isFixed: z.boolean(),
  /** From the bottom up. */
  art: z.array(Ai2HtmlArt),
  /** In the order in which they are read. */
  texts: z.array(Ai2HtmlText),
});
export type Ai2HtmlArtboard = z.infer<typeof Ai2HtmlArtboard>;

/** Data of the recipe `ai2html`: the whole graphic, for who writes its page. */
export const Ai2HtmlPiece = z.object({
  /** By the width from which they are shown; as `steps`, those of a step are together, have its name, and each its range of widths among them. */
  artboards: z.array(Ai2HtmlArtboard).min(1),
  /** Faults that were mended or are better mended, as Spanish sentences. */
  notices: z.array(z.string()),
  /** Words that are hard to read over what is drawn beneath them, by the name of their drawing, with their contrast and the one they need. */
  faint: z
    .array(z.object({ artboard: z.string(), text: z.string(), ratio: z.number(), least: z.number() }))
    .default([]),
});
export type Ai2HtmlPiece = z.infer<typeof Ai2HtmlPiece>;
