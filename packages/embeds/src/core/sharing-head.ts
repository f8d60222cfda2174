import { escapeHtml, scriptJson } from "./html.ts";

/** Size of the picture that networks show beside a link, pixels: the one that all of them take whole. */
export const SHARED_PICTURE_PX = { widthPx: 1200, heightPx: 630 } as const;

/** Type of a piece for search engines, where their vocabulary has a word for it. @see https://schema.org/CreativeWork */
export type SchemaType = "NewsArticle" | "CreativeWork" | "ImageObject" | "Map" | "VideoObject";

/** Metadata of a page for whoever shares or indexes it, besides its texts. Addresses are whole. */
export interface Sharing {
  readonly schemaType: SchemaType;
  /** Address where readers find what is live. */
  readonly url: string;
  /** Address where it is described for other systems; `null` where it cannot stand in a frame alone. */
  readonly oembedUrl: string | null;
  /** A picture of {@link SHARED_PICTURE_PX}; `null` where nobody can make one. */
  readonly imageUrl: string | null;
  readonly siteName: string;
  /** The day on which readers first had it, `2026-11-22`. */
  readonly publishedOn: string;
  /** The file that it is, for what is one: a picture, a video; `null` for everything else. */
  readonly contentUrl: string | null;
  /** Source of its data, and its owner; empty for nothing that is known. */
  readonly sourceLine: string;
  readonly credit: string;
  /** People of the team who sign it, as they let be published of themselves; none when left out. */
  readonly authors?: readonly SharedAuthor[];
  /** The day of what its writers did last, `2026-11-22`; none when left out. */
  readonly modifiedOn?: string;
  /** Section of the newspaper; none when left out. */
  readonly section?: string;
  /** The same piece in other languages, as readers have it; none when left out. */
  readonly translations?: readonly SharedTranslation[];
  /** Licence of the file that it is: its address, or the words in which somebody wrote it; none when left out. */
  readonly licence?: string;
}

/** A person who signs a piece. */
export interface SharedAuthor {
  readonly name: string;
  /** Empty for none. */
  readonly job: string;
}

/** The same piece in another language. */
export interface SharedTranslation {
  readonly language: string;
  readonly url: string;
}

/** The texts of a page that are told of it. */
export interface SharedTexts {
  readonly title: string;
  readonly language: string;
  readonly altText: string;
  /** Sentences that tell what generative AI made of it; none when left out. */
  readonly aiLabels?: readonly string[];
}

const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escapeHtml(String(content))}">`;

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;

/** Tags of the picture; none without one. */
function pictureTags(imageUrl: string | null, altText: string): string {
  if (imageUrl === null) return named("twitter:card", "summary");
  const { widthPx, heightPx } = SHARED_PICTURE_PX;
  return (
    property("og:image", imageUrl) +
    property("og:image:width", widthPx) +
    property("og:image:height", heightPx) +
    property("og:image:alt", altText) +
    named("twitter:card", "summary_large_image") +
    named("twitter:image:alt", altText)
  );
}

/** The language as networks write it, `es_ES`: with the place where it is spoken most, where nobody named one. @see https://ogp.me/#optional */
function localeTag(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region === undefined ? "" : property("og:locale", `${language}_${region}`);
}

/** The description of a piece, with what generative AI made of it: networks show picture and description, and nothing of the page. */
const describedBy = ({ altText, aiLabels = [] }: SharedTexts) =>
  [altText, ...aiLabels.map((label) => `${label}.`)].filter((text) => text !== "").join(" ");

/**
 * Returns the properties that search engines ask of a video, and of nothing else: without its day and its picture they do not show it.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/video
 */
function videoData({ url, imageUrl, publishedOn }: Sharing): Readonly<Record<string, string>> {
  return { ...(imageUrl !== null && { thumbnailUrl: imageUrl }), uploadDate: publishedOn, embedUrl: url };
}

/** Returns what search engines ask of news: who signs it, when it was written last, where it stands, and who publishes it. */
function newsData(title: string, { siteName, authors = [], modifiedOn = "", section = "" }: Sharing) {
  return {
    headline: title,
    ...(authors.length > 0 && {
      author: authors.map(({ name, job }) => ({ "@type": "Person", name, ...(job !== "" && { jobTitle: job }) })),
    }),
    ...(modifiedOn !== "" && { dateModified: modifiedOn }),
    ...(section !== "" && { articleSection: section }),
    publisher: { "@type": "NewsMediaOrganization", name: siteName },
  };
}

/**
 * Returns what says how a file may be used: search engines take an address as its licence, and words as a notice.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata
 */
function licenceData({ contentUrl, licence = "" }: Sharing): Readonly<Record<string, string>> {
  if (contentUrl === null || licence === "") return {};
  return licence.startsWith("https://") ? { license: licence } : { copyrightNotice: licence };
}

/** Links to the same piece in other languages, itself among them as search engines ask; none without any. */
function alternateLinks({ language }: SharedTexts, { url, translations = [] }: Sharing): string {
  if (translations.length === 0) return "";
  return [{ language, url }, ...translations]
    .map((one) => `<link rel="alternate" hreflang="${escapeHtml(one.language)}" href="${escapeHtml(one.url)}">`)
    .join("");
}

/**
 * Describes a piece in the words of schema.org; what nobody wrote is left out: nobody says whether who signs is a person or a newspaper,
 * and the day of a change would make another page of the same one.
 */
function structuredData(texts: SharedTexts, sharing: Sharing): Readonly<Record<string, unknown>> {
  const { title, language } = texts;
  const { schemaType, url, imageUrl, sourceLine, credit, publishedOn, contentUrl } = sharing;
  return {
    "@context": "https://schema.org",
    "@type": schemaType,
    ...(schemaType === "NewsArticle" && newsData(title, sharing)),
    name: title,
    description: describedBy(texts),
    inLanguage: language,
    url,
    ...(imageUrl !== null && { image: imageUrl }),
    datePublished: publishedOn,
    ...(contentUrl !== null && { contentUrl }),
    ...(schemaType === "VideoObject" && videoData(sharing)),
    ...(sourceLine !== "" && { citation: sourceLine }),
    ...(credit !== "" && { creditText: credit }),
    ...licenceData(sharing),
  };
}

/**
 * Writes what networks, other systems and search engines read in the head of a page. X takes title, description and picture of Open
 * Graph, so they are said once.
 *
 * @returns HTML; every text in it is made safe.
 * @see docs/contracts/publishing.md#what-a-piece-tells-who-shares-it
 */
export function sharingHead(texts: SharedTexts, sharing: Sharing): string {
  const { title } = texts;
  const altText = describedBy(texts);
  const { schemaType, url, oembedUrl, imageUrl, siteName } = sharing;
  const discovery =
    oembedUrl === null
      ? ""
      : `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembedUrl)}" title="${escapeHtml(title)}">`;
  return (
    `<link rel="canonical" href="${escapeHtml(url)}">${discovery}${alternateLinks(texts, sharing)}` +
    named("description", altText) +
    property("og:type", schemaType === "NewsArticle" ? "article" : "website") +
    property("og:title", title) +
    property("og:description", altText) +
    property("og:url", url) +
    property("og:site_name", siteName) +
    localeTag(texts.language) +
    pictureTags(imageUrl, altText) +
    `<script type="application/ld+json">${scriptJson(structuredData(texts, sharing))}</script>`
  );
}
