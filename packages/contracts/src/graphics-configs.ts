import { z } from "zod";
import { GRAPHIC_LIMITS } from "./graphics-types.ts";

/** Text of one line, trimmed. @param max - Characters. */
export const line = (max: number) =>
  z
    .string({ error: "Debe ser un texto" })
    .trim()
    .max(max, `Como mucho ${max} caracteres`)
    .refine((text) => !/\p{Cc}/u.test(text), "No puede llevar saltos de línea ni caracteres de control");

/** Text of several lines, trimmed; of the control characters only line breaks and tabs. @param max - Characters. */
export const paragraph = (max: number) =>
  z
    .string({ error: "Debe ser un texto" })
    .trim()
    .max(max, `Como mucho ${max} caracteres`)
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), "Lleva caracteres de control que no se pueden guardar");

/** A Datawrapper id, its address, or the https address of any frame. */
const chartReference = line(GRAPHIC_LIMITS.url).min(1, "Falta el gráfico");

const optionalHttps = line(GRAPHIC_LIMITS.url).refine(
  (text) => text === "" || (URL.canParse(text) && new URL(text).protocol === "https:"),
  "Solo se aceptan direcciones https",
);

/** A graphic that somebody else serves and we frame. */
export const FramedConfig = z.object({
  type: z.enum(["datawrapper", "flourish", "external", "map", "scrolly", "video", "ai2html"]),
  /** Datawrapper id, embed code or https address, as typed; kept as the address of the frame. */
  source: chartReference,
});

/** A picture at an https address. */
export const ImageConfig = z.object({ type: z.literal("image"), source: chartReference });

/** One or several charts under the paper's own header and footer. */
export const WrapperConfig = z.object({
  type: z.literal("wrapper"),
  charts: z
    .array(z.object({ chart: chartReference, label: line(GRAPHIC_LIMITS.label).default("") }))
    .min(1, "Hace falta al menos un gráfico")
    .max(GRAPHIC_LIMITS.wrapperCharts, `Como mucho ${GRAPHIC_LIMITS.wrapperCharts} gráficos`),
  layout: z.enum(["one", "two", "three", "tabs"]).default("one"),
  heading: line(GRAPHIC_LIMITS.title).default(""),
  subheading: line(GRAPHIC_LIMITS.altText).default(""),
  notes: line(GRAPHIC_LIMITS.altText).default(""),
  /** Asks Datawrapper's charts to leave out their own header and footer. */
  hidesChartChrome: z.boolean().default(false),
  /** Below this width the columns become one. CSS pixels. */
  breakpointPx: z
    .int("Debe ser un número entero")
    .min(200, "Al menos 200 px")
    .max(1600, "Como mucho 1600 px")
    .default(560),
  link: optionalHttps.default(""),
});
export type WrapperConfig = z.infer<typeof WrapperConfig>;

/** A chart for each range of widths of the container. */
export const MediaQueryConfig = z.object({
  type: z.literal("media-query"),
  rules: z
    .array(
      z.object({
        /** First width of the range, CSS pixels. */
        minPx: z.int("Debe ser un número entero").min(0, "No puede ser negativo"),
        /** Last width of the range, CSS pixels; `null` for no end. */
        maxPx: z.int("Debe ser un número entero").min(0, "No puede ser negativo").nullable(),
        chart: chartReference,
      }),
    )
    .min(1, "Hace falta al menos una regla")
    .max(GRAPHIC_LIMITS.mediaRules, `Como mucho ${GRAPHIC_LIMITS.mediaRules} reglas`),
});
export type MediaQueryConfig = z.infer<typeof MediaQueryConfig>;

/** One of several charts, chosen by the reader. */
export const SwitcherConfig = z.object({
  type: z.literal("switcher"),
  items: z
    .array(
      z.object({
        label: line(GRAPHIC_LIMITS.label).min(1, "Falta la etiqueta"),
        chart: chartReference,
        /** Heading above neighbours with the same one, in lists; empty for none. */
        group: line(GRAPHIC_LIMITS.label).default(""),
      }),
    )
    .min(2, "Un selector necesita al menos dos gráficos")
    .max(GRAPHIC_LIMITS.switcherItems, `Como mucho ${GRAPHIC_LIMITS.switcherItems} gráficos`),
  control: z.enum(["tabs", "select", "toggle", "search"]).default("tabs"),
  /** Which item is shown first, from 0. */
  defaultIndex: z.int().min(0).default(0),
  /** What the choice is called for those who cannot see it, such as «Comunidad autónoma». */
  controlLabel: line(GRAPHIC_LIMITS.label).default("Elegir gráfico"),
  /** Name of the parameter after `#` that remembers the choice; empty for none. */
  parameter: z
    .string()
    .trim()
    .regex(/^[a-z][a-z0-9_-]{0,30}$|^$/, "Solo minúsculas, números, - y _, empezando por letra")
    .default(""),
  /** Keeps the height of the tallest chart seen, so that what is below does not move. */
  keepsTallest: z.boolean().default(true),
});
export type SwitcherConfig = z.infer<typeof SwitcherConfig>;

const color = z
  .string()
  .trim()
  .regex(/^#[0-9a-f]{6}$|^$/i, "Un color como #f5f5f5");

/** A chart with a place of its own in the article: as wide as the window, in a box, with a background. */
export const CssWrapperConfig = z.object({
  type: z.literal("css-wrapper"),
  chart: chartReference,
  /** How far it leaves the article's column. */
  breakout: z.enum(["none", "wide", "full"]).default("none"),
  /** Widest it gets with `wide`, CSS pixels. */
  maxWidthPx: z
    .int("Debe ser un número entero")
    .min(320, "Al menos 320 px")
    .max(2400, "Como mucho 2400 px")
    .default(980),
  /** Width of the article's column, CSS pixels. */
  columnWidthPx: z
    .int("Debe ser un número entero")
    .min(280, "Al menos 280 px")
    .max(1200, "Como mucho 1200 px")
    .default(640),
  paddingPx: z.int("Debe ser un número entero").min(0, "No puede ser negativo").max(80, "Como mucho 80 px").default(0),
  marginBlockPx: z
    .int("Debe ser un número entero")
    .min(0, "No puede ser negativo")
    .max(120, "Como mucho 120 px")
    .default(24),
  background: color.default(""),
  darkBackground: color.default(""),
  border: z.enum(["none", "top", "box"]).default("none"),
  caption: line(GRAPHIC_LIMITS.altText).default(""),
  hasStickyCaption: z.boolean().default(false),
});
export type CssWrapperConfig = z.infer<typeof CssWrapperConfig>;

/** What a graphic is made of, by its type. */
export const GraphicConfig = z.discriminatedUnion("type", [
  FramedConfig,
  ImageConfig,
  WrapperConfig,
  MediaQueryConfig,
  SwitcherConfig,
  CssWrapperConfig,
]);
export type GraphicConfig = z.infer<typeof GraphicConfig>;
