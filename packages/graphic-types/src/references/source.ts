import { parseUrl } from "@nv/contracts";
import { GraphicSlug } from "@nv/contracts/schemas";
import { EXAMPLE_PAGES } from "@nv/embeds";
import {
  countPartIn,
  electionSlugIn,
  examplePageIn,
  graphicSlugIn,
  seriesSlugIn,
  trackerSlugIn,
} from "@nv/piece-parts";

/** Id of a Datawrapper chart. */
const DATAWRAPPER_ID = /^[0-9A-Za-z_-]{5}$/;
const DATAWRAPPER_HOSTS = new Set(["datawrapper.dwcdn.net", "www.datawrapper.de", "app.datawrapper.de"]);
const FLOURISH_HOSTS = new Set(["flo.uri.sh", "public.flourish.studio", "app.flourish.studio"]);
const FLOURISH_PATH = /\/(visualisation|story)\/(\d+)/;
const FILE_REFERENCE = /^file:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Address inside a pasted embed code. */
const EMBED_ADDRESS = /(?:src|data-src)\s*=\s*["']?([^"'\s>]+)/i;

/** A graphic of somebody else's, recognised. */
export interface FramedSource {
  readonly type: "datawrapper" | "flourish" | "external";
  /** The one spelling under which it is registered: id of the service, or address. */
  readonly source: string;
  /** Address of the frame that shows it. */
  readonly frameUrl: string;
}

/** A file of the library: `file:` and its id. It is shown by what is made of it, and never in a frame. */
export interface FileSource {
  readonly type: "file";
  readonly source: string;
}

/** A published series of observations: `series:` and its address. */
export interface SeriesSource {
  readonly type: "series";
  readonly source: string;
}

/** A published tracker of a mandate, or a comparison: `tracker:` and its address. */
export interface TrackerSource {
  readonly type: "tracker";
  readonly source: string;
}

/** The count of an election, or a part of it: `election:` and its address, a slash and the part. */
export interface CountSource {
  readonly type: "election";
  readonly source: string;
}

/** A published graphic that is cited: `graphic:` and its address. */
export interface GraphicSource {
  readonly type: "graphic";
  readonly source: string;
}

/** A page of the house that the examples frame: `example:` and its name. */
export interface ExampleSource {
  readonly type: "example";
  readonly source: string;
}

/** Reference by which a person says what a graphic is made of. */
export type Source =
  | FramedSource
  | FileSource
  | SeriesSource
  | TrackerSource
  | CountSource
  | GraphicSource
  | ExampleSource;

/** Reason why a text names no graphic. */
export class SourceError extends Error {
  override readonly name = "SourceError";
}

function datawrapperId({ pathname }: URL): string | undefined {
  return pathname.split("/").find((part) => DATAWRAPPER_ID.test(part) && part !== "chart" && part !== "index");
}

/** Address that an embed code loads, and in which element. */
interface EmbeddedAddress {
  readonly address: string;
  readonly isScript: boolean;
}

/** The addresses of an embed code, in their order. */
function embeddedAddresses(code: string): readonly EmbeddedAddress[] {
  return code.split("<").flatMap((piece) => {
    const address = EMBED_ADDRESS.exec(piece)?.[1]?.replaceAll("&amp;", "&");
    return address === undefined ? [] : [{ address, isScript: /^script\b/i.test(piece) }];
  });
}

/** Takes the address out of an embed code, of a frame before that of a script; any other text is taken as it is. */
function addressIn(text: string): EmbeddedAddress {
  if (!text.startsWith("<")) return { address: text, isScript: false };
  const flourish = /data-src\s*=\s*["'](visualisation|story)\/(\d+)/i.exec(text);
  if (flourish) return { address: `https://flo.uri.sh/${flourish[1]}/${flourish[2]}/embed`, isScript: false };
  const found = embeddedAddresses(text);
  const [chosen] = [...found.filter(({ isScript }) => !isScript), ...found];
  if (chosen === undefined) throw new SourceError("Este código de inserción no lleva ninguna dirección");
  return chosen.address.startsWith("//") ? { ...chosen, address: `https:${chosen.address}` } : chosen;
}

function readAddress(text: string, datawrapperCdn: string): FramedSource {
  if (parseUrl(text) === null)
    throw new SourceError("Escribe un identificador de Datawrapper o una dirección completa");
  const url = new URL(text);
  const isOwnCdn = url.origin === new URL(datawrapperCdn).origin;
  if (isOwnCdn || DATAWRAPPER_HOSTS.has(url.hostname)) {
    const id = datawrapperId(url);
    if (id === undefined)
      throw new SourceError("Esta dirección de Datawrapper no lleva el identificador de un gráfico");
    return datawrapper(id, datawrapperCdn);
  }
  if (url.protocol !== "https:") throw new SourceError("Solo se aceptan direcciones https");
  if (url.username || url.password) throw new SourceError("La dirección no puede llevar usuario ni contraseña");
  const flourish = FLOURISH_HOSTS.has(url.hostname) ? FLOURISH_PATH.exec(url.pathname) : null;
  if (flourish) {
    const source = `https://flo.uri.sh/${flourish[1]}/${flourish[2]}/embed`;
    return { type: "flourish", source, frameUrl: source };
  }
  url.hash = "";
  return { type: "external", source: url.href, frameUrl: url.href };
}

function datawrapper(id: string, cdn: string): FramedSource {
  return { type: "datawrapper", source: id, frameUrl: `${cdn}/${id}/` };
}

function readFile(text: string): FileSource {
  const source = text.toLowerCase();
  if (!FILE_REFERENCE.test(source)) throw new SourceError("Este archivo no es de la biblioteca: elígelo en Archivos");
  return { type: "file", source };
}

function readSeries(text: string): SeriesSource {
  if (!GraphicSlug.safeParse(seriesSlugIn(text)).success)
    throw new SourceError("La serie se escribe como su dirección pública: «series:» y su nombre");
  return { type: "series", source: text };
}

function readTracker(text: string): TrackerSource {
  if (!GraphicSlug.safeParse(trackerSlugIn(text)).success)
    throw new SourceError("El seguimiento se escribe como su dirección pública: «tracker:» y su nombre");
  return { type: "tracker", source: text };
}

/** Part of a count: the code of a constituency, or a word. */
const COUNT_PART = /^[0-9a-z-]{0,40}$/;

function readCount(text: string): CountSource {
  if (!GraphicSlug.safeParse(electionSlugIn(text)).success || !COUNT_PART.test(countPartIn(text)))
    throw new SourceError(
      "El recuento se escribe como su dirección pública: «election:» y su nombre, y detrás de una barra el código de la circunscripción",
    );
  return { type: "election", source: text };
}

function readGraphic(text: string): GraphicSource {
  if (!GraphicSlug.safeParse(graphicSlugIn(text)).success)
    throw new SourceError("El gráfico se escribe como su dirección pública: «graphic:» y su nombre");
  return { type: "graphic", source: text };
}

function readExample(text: string): ExampleSource {
  if (!EXAMPLE_PAGES.some(({ name }) => name === examplePageIn(text)))
    throw new SourceError("De los ejemplos no hay ninguna página que se llame así");
  return { type: "example", source: text };
}

/**
 * Recognises what a person pastes to name a graphic: a Datawrapper id, an address of Datawrapper or Flourish, an embed
 * code, the https address of any page, a file of the library, a published series, a tracker, the count of an election, a published graphic that is cited, or a page of the examples.
 *
 * @param datawrapperCdn - Where Datawrapper publishes, without a final slash.
 * @throws {SourceError} With a Spanish sentence about what is wrong.
 */
export function readSource(text: string, datawrapperCdn = "https://datawrapper.dwcdn.net"): Source {
  const pasted = text.trim();
  if (pasted === "") throw new SourceError("Falta el gráfico");
  if (DATAWRAPPER_ID.test(pasted)) return datawrapper(pasted, datawrapperCdn);
  if (pasted.startsWith("file:")) return readFile(pasted);
  if (seriesSlugIn(pasted) !== null) return readSeries(pasted);
  if (trackerSlugIn(pasted) !== null) return readTracker(pasted);
  if (electionSlugIn(pasted) !== null) return readCount(pasted);
  if (graphicSlugIn(pasted) !== null) return readGraphic(pasted);
  if (examplePageIn(pasted) !== null) return readExample(pasted);
  if (/^[0-9A-Za-z_-]+$/.test(pasted))
    throw new SourceError("El identificador de Datawrapper tiene 5 caracteres (letras, números, - o _)");
  const { address, isScript } = addressIn(pasted);
  const source = readAddress(address, datawrapperCdn);
  // A script would run in our page, where only a frame may be: whoever wrote it could do anything there.
  if (isScript && source.type === "external")
    throw new SourceError(
      "Un <script> de otro sitio no se puede insertar: pega la dirección de la página o su <iframe>",
    );
  return source;
}
