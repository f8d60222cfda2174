import type { LinkCheck } from "@nv/contracts/schemas";
import { fold } from "@nv/spanish";
import { readHtml, titleIn } from "../../../platform/outside/core/read-html.ts";

/** The last answer of an address. */
export interface LastAnswer {
  /** The address that was asked first. */
  readonly asked: string;
  /** The one that answered. */
  readonly url: string;
  readonly status: number;
  readonly hops: number;
  /** HTML of its page; empty when it is no HTML, or was not read. */
  readonly html: string;
}

/** Titles that say that there is nothing, whole. Folded. */
const EMPTY_TITLES: readonly string[] = ["404", "410", "error", "not found", "no encontrado", "no encontrada"];

/** Phrases that titles of such pages hold. Folded: said of a page, so that a headline about something that does not exist is none of them. */
const EMPTY_PHRASES: readonly string[] = [
  "error 404",
  "404 not found",
  "page not found",
  "file not found",
  "pagina no encontrada",
  "pagina no disponible",
  "pagina no existe",
  "pagina que buscas",
  "pagina solicitada no",
  "no se encuentra la pagina",
  "no se ha encontrado la pagina",
  "contenido no disponible",
  "contenido no encontrado",
  "documento no encontrado",
];

/** Whether a page that answers as if all were well says that there is nothing. */
export function saysNothingIsThere(title: string): boolean {
  const folded = fold(title);
  return EMPTY_TITLES.includes(folded) || EMPTY_PHRASES.some((phrase) => folded.includes(phrase));
}

/** Attributes that make a browser fetch something into the page, by element. */
const TAKEN_IN: Readonly<Record<string, string>> = {
  audio: "src",
  embed: "src",
  iframe: "src",
  img: "src",
  object: "data",
  script: "src",
  source: "src",
  video: "src",
};

/** Lists what a page that came by https asks for by http: browsers do not give it. */
export function plainResources(html: string): readonly string[] {
  const found: string[] = [];
  readHtml(html, {
    tag: ({ name, attributes }) => {
      const isSheet =
        name === "link" && (attributes.get("rel") ?? "").toLowerCase().split(/\s+/).includes("stylesheet");
      const attribute = isSheet ? "href" : TAKEN_IN[name];
      const address = attribute === undefined ? "" : (attributes.get(attribute) ?? "").trim();
      if (/^http:\/\//i.test(address)) found.push(address);
    },
  });
  return found;
}

const isRoot = (address: string) => new URL(address).pathname === "/" && new URL(address).search === "";

/** Told of what is found, characters. */
const LONGEST_TOLD = 120;

const shortened = (text: string) => (text.length > LONGEST_TOLD ? `${text.slice(0, LONGEST_TOLD)}…` : text);

/** Judges an answer of an error. */
function judgeError({ url, status, hops }: LastAnswer): LinkCheck {
  const found = { status, url, hops };
  if (status === 404 || status === 410)
    return { ...found, state: "gone", detail: status === 410 ? "Dice que se quitó para siempre (410)." : "" };
  if (status >= 500) return { ...found, state: "failing", detail: `Contesta con el error ${status}.` };
  const detail =
    status === 429 ? "Pide que se le pregunte menos (429)." : `No deja mirar sin permiso (${status}): ábrelo tú.`;
  return { ...found, state: "closed", detail };
}

/**
 * Tells what an address is by its last answer.
 *
 * @param answer - Not a redirect.
 */
export function judgePage(answer: LastAnswer): LinkCheck {
  const { asked, url, status, hops, html } = answer;
  if (status >= 400) return judgeError(answer);
  const found = { status, url, hops };
  const title = titleIn(html);
  if (saysNothingIsThere(title))
    return { ...found, state: "softgone", detail: `Contesta bien, pero su título dice «${shortened(title)}».` };
  if (hops > 0 && isRoot(url) && !isRoot(asked))
    return { ...found, state: "softgone", detail: "Lleva a la portada: lo que había ya no se encuentra." };
  const plain = url.startsWith("https:") ? plainResources(html) : [];
  const [first] = plain;
  if (first !== undefined) {
    const count = plain.length === 1 ? "1 recurso" : `${plain.length} recursos`;
    return { ...found, state: "mixed", detail: `Pide ${count} por http, que el navegador no da: ${shortened(first)}` };
  }
  if (hops > 0) return { ...found, state: "redirects", detail: `Lleva a ${shortened(url)}` };
  return { ...found, state: "alive", detail: "" };
}
