import type { PublishedPointer } from "@nv/contracts/schemas";
import { escapeHtml } from "@nv/embeds";
import { DATA_LISTS, SERIES_FILES } from "../../publishing/core/published-path.ts";

/** Parts of a list of data. */
export interface ListedData {
  /** Base address at which readers fetch what is published, without a final slash. */
  readonly publicBaseUrl: string;
  readonly publisher: string;
  /** The last published first. */
  readonly pointers: readonly PublishedPointer[];
}

const TITLE = "Datos de Narrativas Visuales";
const DESCRIPTION = "Series y seguimientos que se publican, con cada revisión en su dirección.";

const CONTEXT = {
  dcat: "http://www.w3.org/ns/dcat#",
  dct: "http://purl.org/dc/terms/",
  foaf: "http://xmlns.com/foaf/0.1/",
  xsd: "http://www.w3.org/2001/XMLSchema#",
} as const;

const MEDIA_TYPES = "https://www.iana.org/assignments/media-types/";
const FILES = [
  { live: "latest.csv", path: SERIES_FILES.csv, mediaType: "text/csv" },
  { live: "latest.json", path: SERIES_FILES.json, mediaType: "application/json" },
] as const;

const spanish = (text: string) => ({ "@value": text, "@language": "es" });
const moment = (ms: number) => ({ "@value": new Date(ms).toISOString(), "@type": "xsd:dateTime" });
const node = (id: string) => ({ "@id": id });

const dataUrl = (publicBaseUrl: string, slug: string) => `${publicBaseUrl}/data/${slug}/`;

function dataset({ publicBaseUrl, publisher }: ListedData, pointer: PublishedPointer): object {
  const { slug, title, altText, revision, publishedAtMs, license = "" } = pointer;
  const url = dataUrl(publicBaseUrl, slug);
  return {
    "@id": `${url}#datos`,
    "@type": "dcat:Dataset",
    "dct:title": spanish(title),
    "dct:description": spanish(altText || title),
    "dct:identifier": slug,
    "dct:modified": moment(publishedAtMs),
    "dcat:version": revision,
    "dct:language": node("http://publications.europa.eu/resource/authority/language/SPA"),
    "dct:publisher": { "@id": `${publicBaseUrl}/#editor`, "@type": "foaf:Agent", "foaf:name": publisher },
    ...(license !== "" && { "dct:license": node(license) }),
    "dcat:landingPage": node(url),
    "dcat:distribution": FILES.map(({ live, path, mediaType }) => ({
      "@id": `${url}${live}`,
      "@type": "dcat:Distribution",
      "dct:title": spanish(path),
      "dcat:accessURL": node(url),
      "dcat:downloadURL": node(`${url}${live}`),
      "dcat:mediaType": node(MEDIA_TYPES + mediaType),
      ...(license !== "" && { "dct:license": node(license) }),
    })),
  };
}

/** Writes the catalogue. @see https://www.w3.org/TR/vocab-dcat-3/ @see https://semiceu.github.io/DCAT-AP/releases/3.0.0/ */
export function dataCatalogue(listed: ListedData): string {
  const { publicBaseUrl, publisher, pointers } = listed;
  return JSON.stringify({
    "@context": CONTEXT,
    "@id": `${publicBaseUrl}/data/${DATA_LISTS.catalogue}`,
    "@type": "dcat:Catalog",
    "dct:title": spanish(TITLE),
    "dct:description": spanish(DESCRIPTION),
    "dct:publisher": { "@id": `${publicBaseUrl}/#editor`, "@type": "foaf:Agent", "foaf:name": publisher },
    "dcat:dataset": pointers.map((pointer) => dataset(listed, pointer)),
  });
}

/** No text of XML 1.0 may hold anything else, escaped or not. @see https://www.w3.org/TR/xml/#charsets */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const xml = (text: string) => escapeHtml(text.replaceAll(NOT_XML, ""));

/** A revision that was published of what readers have. */
export interface DataRevision extends Pick<PublishedPointer, "slug" | "title" | "altText" | "revision"> {
  readonly atMs: number;
}

/** Before anything was published: a feed always has a moment. */
const NEVER_MS = 0;

function entry(publicBaseUrl: string, { slug, title, altText, revision, atMs }: DataRevision): string {
  const url = `${dataUrl(publicBaseUrl, slug)}${revision}/`;
  return (
    `<entry><id>${xml(url)}</id><title>${xml(title)}</title><link href="${xml(url)}"/>` +
    `<updated>${new Date(atMs).toISOString()}</updated>` +
    `<summary>${xml(`Revisión ${revision}. ${altText}`.trim())}</summary></entry>`
  );
}

/**
 * Writes the feed: an entry for each revision, so that who asks once a day misses none.
 *
 * @param revisions - The last published first.
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function dataFeed(
  { publicBaseUrl, publisher }: Pick<ListedData, "publicBaseUrl" | "publisher">,
  revisions: readonly DataRevision[],
): string {
  const own = `${publicBaseUrl}/data/${DATA_LISTS.feed}`;
  const updatedMs = revisions[0]?.atMs ?? NEVER_MS;
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">' +
    `<id>${xml(own)}</id><title>${xml(TITLE)}</title><subtitle>${xml(DESCRIPTION)}</subtitle>` +
    `<link rel="self" type="application/atom+xml" href="${xml(own)}"/>` +
    `<updated>${new Date(updatedMs).toISOString()}</updated><author><name>${xml(publisher)}</name></author>` +
    `${revisions.map((revision) => entry(publicBaseUrl, revision)).join("")}</feed>\n`
  );
}

/** Types of pointers of what has a page that cites it. */
export const CITABLE_TYPES: ReadonlySet<string> = new Set(["series", "tracker", "election"]);

/** A list before anything was published; `null` for any other. */
export function emptyDataList(name: string, publicBaseUrl: string, publisher: string): string | null {
  const nothing = { publicBaseUrl, publisher, pointers: [] };
  if (name === DATA_LISTS.catalogue) return dataCatalogue(nothing);
  return name === DATA_LISTS.feed ? dataFeed(nothing, []) : null;
}
