import { FRAME_SANDBOX } from "./frame-sandbox.ts";
import { reservedHeight } from "./heights.ts";
import { escapeHtml, scriptJson } from "./html.ts";
import type { EmbedFrame, PageConfig } from "./page-config.ts";
import { type SharedTranslation, type Sharing, sharingHead } from "./sharing-head.ts";

/** Height kept free for a chart that nobody measured, CSS pixels. */
export const UNMEASURED_HEIGHT_PX = 420;

/** Width for which a page without script keeps room: an article's column, CSS pixels. */
const COLUMN_WIDTH_PX = 640;

/** Everything a published page says and shows. Texts are plain. */
export interface PageContent {
  readonly slug: string;
  readonly title: string;
  readonly language: string;
  readonly altText: string;
  readonly heading: string;
  readonly subheading: string;
  readonly notes: string;
  readonly sourceLine: string;
  readonly credit: string;
  /** Address of «more about this»; empty for none. */
  readonly link: string;
  readonly body: PageBody;
  /** Data for whoever shares it; without it for what is not for everybody. */
  readonly sharing?: Sharing | null;
  /** Whether it is for those alone who look at a draft: the page says so, and search engines are asked to leave it out. */
  readonly isDraft?: boolean;
  /** Sentences that tell readers what generative AI made of what they see; none when left out. */
  readonly aiNotes?: readonly string[];
  /** The same for networks and search engines, which show its picture alone: also of what says it elsewhere in the page. */
  readonly aiLabels?: readonly string[];
  /** The same piece in other languages, for a reader to choose; none when left out. */
  readonly translations?: readonly SharedTranslation[];
  /** Address at which colleagues comment on the draft; none when left out. */
  readonly commentsUrl?: string;
}

/** Content in the middle of a page. */
export type PageBody =
  | { readonly kind: "image"; readonly src: string }
  /** Written by the graphic's type, with every text in it made safe: see `escapeHtml`. */
  | {
      readonly kind: "html";
      readonly html: string;
      /** For the head: a `<style>` of its own, what is to be loaded first. */
      readonly head?: string;
      /** Whether the alternative text is in it, so that nobody hears it twice. */
      readonly saysAlt?: boolean;
      /** Configuration of its own script. */
      readonly own?: { readonly kind: string };
    }
  | {
      readonly kind: "frames";
      readonly frames: readonly EmbedFrame[];
      readonly columns: number;
      readonly breakpointPx: number;
    }
  | Omit<Extract<PageConfig, { kind: "choice" }>, "slug">;

/** Folder, in what this package is built into, of the scripts of types of graphic: one file a type, by its name. */
export const READERS_FOLDER = "readers";

/** Name, among those scripts, of what pages in which readers choose carry, whatever their type. */
export const CHOICE_READER = "choice";

/** Folder, in what this package is built into, of what stories carry: scripts and styles of each format, and of the engine of all. */
export const FORMATS_FOLDER = "formats";

/** Folder, in what this package is built into, of what stands in front of Arc's Composer. */
export const COMPOSER_FOLDER = "composer";

/** Script and styles that every published page carries, built from `src/browser`. */
export interface PageAssets {
  readonly script: string;
  readonly styles: string;
  /** Style of the house, or `HOUSE_PLACE` for it; nothing when left out, and then pages wear the fonts of the reader's system. */
  readonly house?: string;
}

/** A chart in a frame, for a page without script. */
export function frameHtml({ src, title, heightsPx }: EmbedFrame): string {
  const heightPx = reservedHeight(heightsPx, COLUMN_WIDTH_PX, UNMEASURED_HEIGHT_PX);
  return `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" height="${heightPx}" sandbox="${FRAME_SANDBOX}" allowfullscreen></iframe>`;
}

function bodyHtml(body: PageBody, altText: string): string {
  switch (body.kind) {
    case "image":
      return `<img src="${escapeHtml(body.src)}" alt="${escapeHtml(altText)}">`;
    case "html":
      return body.html;
    case "frames":
      return `<div id="nv-frames" data-columns="${body.columns}">${body.frames.map(frameHtml).join("")}</div>`;
    case "choice": {
      const links = body.items.map(
        ({ src, label }) => `<li><a href="${escapeHtml(src)}">${escapeHtml(label)}</a></li>`,
      );
      return `<div id="nv-frames"></div><noscript><ul>${links.join("")}</ul></noscript>`;
    }
  }
}

function configOf(slug: string, body: PageBody): PageConfig | { readonly slug: string; readonly kind: string } {
  if (body.kind === "html" && body.own !== undefined) return { slug, ...body.own };
  if (body.kind === "choice") return { slug, ...body };
  if (body.kind === "frames") return { slug, kind: "frames", columns: body.columns, breakpointPx: body.breakpointPx };
  return { slug, kind: "frames", columns: 1, breakpointPx: 0 };
}

const paragraph = (name: string, text: string) => (text === "" ? "" : `<p class="${name}">${escapeHtml(text)}</p>`);

function footerHtml({ notes, sourceLine, credit, link }: PageContent): string {
  const source = [sourceLine && `Fuente: ${sourceLine}`, credit].filter(Boolean).join(" · ");
  const more = link && `<p class="source"><a href="${escapeHtml(link)}" target="_top">Más información</a></p>`;
  const parts = paragraph("notes", notes) + paragraph("source", source) + more;
  return parts === "" ? "" : `<footer>${parts}</footer>`;
}

/** Above everything that a page may stack, and the same in light and dark. */
const DRAFT_STYLES =
  ".nv-draft{position:sticky;top:0;z-index:2147483647;margin:0;padding:6px 12px;background:#ffd400;color:#1a1a1a;font:600 14px/1.4 var(--nv-face-text,system-ui,sans-serif);text-align:center}.nv-draft a{color:inherit}";

const DRAFT_HEAD = `<meta name="robots" content="noindex,nofollow"><style>${DRAFT_STYLES}</style>`;

/** Names of the languages, each in itself. */
const LANGUAGES: Readonly<Record<string, string>> = {
  es: "Castellano",
  ca: "Català",
  gl: "Galego",
  eu: "Euskara",
  en: "English",
  fr: "Français",
  pt: "Português",
};

/** Links to the same piece in other languages: in a frame they open in its place. */
function languagesHtml(translations: readonly SharedTranslation[]): string {
  if (translations.length === 0) return "";
  const links = translations.map(({ language, url }) => {
    const name = LANGUAGES[language.split("-")[0] ?? ""] ?? language;
    const code = escapeHtml(language);
    return `<a href="${escapeHtml(url)}" hreflang="${code}" lang="${code}">${escapeHtml(name)}</a>`;
  });
  return `<nav class="source nv-languages" aria-label="Idiomas">${links.join(" · ")}</nav>`;
}

/** Strip over a draft: what it is, and the way to say something about it, for who can. */
function draftBand(commentsUrl: string): string {
  const link = commentsUrl === "" ? "" : ` · <a href="${escapeHtml(commentsUrl)}" target="_top">Comentar</a>`;
  return `<aside class="nv-draft" lang="es" aria-label="Aviso">Vista previa: no publicar${link}</aside>`;
}

/**
 * Writes the page that readers get in a frame: no request but those of the charts in it, readable without its script.
 *
 * @returns HTML; the same content gives the same bytes.
 */
export function renderPage(content: PageContent, { script, styles, house = "" }: PageAssets): string {
  const {
    slug,
    title,
    language,
    altText,
    heading,
    subheading,
    body,
    isDraft = false,
    commentsUrl = "",
    aiNotes = [],
    translations = [],
    sharing = null,
  } = content;
  const header = (heading === "" ? "" : `<h1>${escapeHtml(heading)}</h1>`) + paragraph("subheading", subheading);
  // A frame's title says what it shows; the long description is for the whole.
  const saysAlt = body.kind === "image" || (body.kind === "html" && body.saysAlt === true);
  const head = body.kind === "html" ? (body.head ?? "") : "";
  const description = saysAlt ? "" : `<p class="description">${escapeHtml(altText)}</p>`;
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title>${sharing === null ? "" : sharingHead(content, sharing)}`,
    `${house === "" ? "" : `<style>${house}</style>`}<style>${styles}</style>${head}${isDraft ? DRAFT_HEAD : ""}</head><body>`,
    `${isDraft ? draftBand(commentsUrl) : ""}<main>`,
    languagesHtml(translations),
    header === "" ? "" : `<header>${header}</header>`,
    description,
    bodyHtml(body, altText),
    aiNotes.map((note) => paragraph("source nv-by-ai", note)).join(""),
    footerHtml(content),
    `</main><script type="application/json" id="nv-config">${scriptJson(configOf(slug, body))}</script>`,
    `<script>${script}</script></body></html>`,
  ].join("");
}

/**
 * Writes the page of a graphic that is not published any more: it says so, and folds the frame around it.
 */
export function renderGonePage(slug: string, { script, styles }: PageAssets): string {
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Gráfico retirado</title><style>${styles}</style></head><body><main><p>Este gráfico ya no está publicado.</p>`,
    `</main><script type="application/json" id="nv-config">${scriptJson({ slug, kind: "gone" })}</script>`,
    `<script>${script}</script></body></html>`,
  ].join("");
}
