import { ALT_TEXT_LENGTHS } from "../alt-text.ts";

/** The stages of a graphic's life, and their names for people. `pinned` is published and meant to stay current for good. */
export const GRAPHIC_STATUSES = {
  draft: "Borrador",
  published: "Publicado",
  pinned: "Fijo",
  retired: "Retirado",
} as const;

/** Stage of a graphic's life. */
export type GraphicStatus = keyof typeof GRAPHIC_STATUSES;

/** Results of the last check of a graphic, with their names for people. */
export const HEALTH_STATES = {
  unknown: "Sin revisar",
  ok: "Funciona",
  warning: "Con avisos",
  broken: "Roto",
} as const;

/** Result of the last check of a graphic. */
export type HealthState = keyof typeof HEALTH_STATES;

/** The ways a graphic goes into a page. */
export const EMBED_FLAVOURS = {
  iframe: "Marco adaptable",
  element: "Elemento <nv-grafico>",
  ans: "ANS para Arc",
  wordpress: "WordPress: bloque de HTML",
  wordpressEmbed: "WordPress: bloque y shortcode incrustado",
  drupal: "Drupal",
  amp: "AMP",
  html: "HTML sin nuestro script",
  oembed: "oEmbed",
  fallback: "Imagen fija",
  link: "Enlace",
} as const;

/** Title that lists show of what nobody has given one yet. */
export const UNTITLED = "Sin título";

/** A way to put a graphic into a page. */
export type EmbedFlavour = keyof typeof EMBED_FLAVOURS;

/** Limits of the registry: characters unless the name says otherwise. */
export const GRAPHIC_LIMITS = {
  /** Sentences that one graphic publishes against its data: whoever has more should mend the text. */
  settledClaims: 20,
  /** Other languages of one piece. */
  translations: 6,
  title: 200,
  note: 2000,
  altText: ALT_TEXT_LENGTHS.most,
  label: 80,
  tags: 20,
  url: 2000,
  searchText: 200,
  pageSize: 100,
  /** Graphics in one order for several. */
  bulkItems: 50,
  importRows: 5000,
  /** Body of an import, bytes. */
  importBytes: 4_194_304,
} as const;

/** Widths at which a graphic is previewed and measured, CSS pixels. */
export const PREVIEW_WIDTHS_PX = [320, 640, 980] as const;

/** Most parts of what is composed of others: tabs of a switcher, rules of a piece by width, charts of a wrapper. */
export const COMPOSED_LIMITS = { switched: 100, widthRules: 10, wrapped: 6 } as const;
