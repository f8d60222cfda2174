import { ENTRANCE_TEXT } from "./entrance-text.ts";
import {
  ACCENT_GLYPHS,
  CODE_GLYPHS,
  EVERYDAY_TEXT_GLYPHS,
  EVERYDAY_TITLE_GLYPHS,
  TEXT_GLYPHS,
  TITLE_GLYPHS,
} from "./glyphs.ts";

/** One font file to cut, and the `@font-face` that declares it. */
export interface FaceSpec {
  /** First part of the file's name. */
  readonly slug: string;
  readonly family: "Newsreader" | "Public Sans" | "IBM Plex Mono";
  readonly style: "normal" | "italic";
  /** CSS `font-weight` of the face: one weight, or the range of a variable font. */
  readonly weight: string;
  /** Finds the uncut file among the installed packages; a `file:` address. */
  readonly source: () => string;
  readonly text: string;
  /** Characters of `text` in the first of two files; the others come in a second one, when a page shows some of them. */
  readonly everyday?: string;
  /** Weight whose kerning all weights of a variable face take: the pairs of each of them would be a third of its file. */
  readonly kernedAt?: number;
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  readonly features: readonly string[];
}

const NEWSREADER_ROMAN = (): string =>
  import.meta.resolve("@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2");
const NEWSREADER_ITALIC = (): string =>
  import.meta.resolve("@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2");
const PUBLIC_SANS = (): string =>
  import.meta.resolve("@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2");
const PLEX_MONO = (): string =>
  import.meta.resolve("@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2");

/** Features of Spanish text without combining accents, in which nothing asks for others. */
const TEXT_FEATURES = ["kern", "liga", "tnum", "lnum"];
/** Big letters show their spacing. */
const DISPLAY_FEATURES = ["kern", "lnum"];

/** Without kerning: small text, and the two words in italic, whose pairs it hardly moves. It would cost a tenth of the budget. */
const UNKERNED_FEATURES = ["tnum", "lnum"];

/** Optical size of the site's serif, points: between a lede (22 px) and a page title (50 px). */
const SITE_OPTICAL_SIZE = 32;

/** Optical size of the home's big title, points: the font's largest, with its finest hairlines. */
const DISPLAY_OPTICAL_SIZE = 72;

/** Optical size of the brand in the navigation bar, points. */
const BRAND_OPTICAL_SIZE = 18;

/** Faces that pages behind the session load. */
export const SITE_FACES: readonly FaceSpec[] = [
  {
    slug: "newsreader-roman",
    family: "Newsreader",
    style: "normal",
    weight: "400 600",
    source: NEWSREADER_ROMAN,
    text: TITLE_GLYPHS,
    everyday: EVERYDAY_TITLE_GLYPHS,
    kernedAt: 500,
    axes: { opsz: SITE_OPTICAL_SIZE, wght: { min: 400, max: 600 } },
    features: TEXT_FEATURES,
  },
  {
    slug: "newsreader-italic",
    family: "Newsreader",
    style: "italic",
    weight: "400",
    source: NEWSREADER_ITALIC,
    text: ACCENT_GLYPHS,
    axes: { opsz: SITE_OPTICAL_SIZE, wght: 400 },
    features: TEXT_FEATURES,
  },
  {
    slug: "public-sans",
    family: "Public Sans",
    style: "normal",
    weight: "400 700",
    source: PUBLIC_SANS,
    text: TEXT_GLYPHS,
    everyday: EVERYDAY_TEXT_GLYPHS,
    kernedAt: 400,
    axes: { wght: { min: 400, max: 700 } },
    features: TEXT_FEATURES,
  },
  {
    slug: "plex-mono",
    family: "IBM Plex Mono",
    style: "normal",
    weight: "400",
    source: PLEX_MONO,
    text: CODE_GLYPHS,
    axes: {},
    features: [],
  },
];

/** Faces that the visitor's home loads: only the glyphs it draws. */
export const ENTRANCE_FACES: readonly FaceSpec[] = [
  {
    slug: "entrance-title",
    family: "Newsreader",
    style: "normal",
    weight: "400",
    source: NEWSREADER_ROMAN,
    text: ENTRANCE_TEXT.title,
    axes: { opsz: DISPLAY_OPTICAL_SIZE, wght: 400 },
    features: DISPLAY_FEATURES,
  },
  {
    slug: "entrance-title-italic",
    family: "Newsreader",
    style: "italic",
    weight: "300",
    source: NEWSREADER_ITALIC,
    text: ENTRANCE_TEXT.titleAccent,
    axes: { opsz: DISPLAY_OPTICAL_SIZE, wght: 300 },
    features: UNKERNED_FEATURES,
  },
  {
    slug: "entrance-brand",
    family: "Newsreader",
    style: "normal",
    weight: "600",
    source: NEWSREADER_ROMAN,
    text: ENTRANCE_TEXT.brand,
    axes: { opsz: BRAND_OPTICAL_SIZE, wght: 600 },
    features: UNKERNED_FEATURES,
  },
  {
    slug: "entrance-text",
    family: "Public Sans",
    style: "normal",
    weight: "400",
    source: PUBLIC_SANS,
    text: ENTRANCE_TEXT.text,
    axes: { wght: 400 },
    features: UNKERNED_FEATURES,
  },
  {
    slug: "entrance-strong",
    family: "Public Sans",
    style: "normal",
    weight: "600",
    source: PUBLIC_SANS,
    text: ENTRANCE_TEXT.strong,
    axes: { wght: 600 },
    features: UNKERNED_FEATURES,
  },
];
