import { createHash } from "node:crypto";
import { type PageAssets, renderGonePage } from "@nv/embeds";
import { contentPolicy } from "./core/published-headers.ts";

/** Answer of an address that holds nothing any more. */
export interface GoneAnswer {
  /** HTML. */
  readonly body: string;
  /** Content security policy. */
  readonly policy: string;
}

const hash = (text: string) => createHash("sha256").update(text).digest("base64");

/** The page of a graphic that was taken back: it says so, and takes no room in the article. */
export function goneGraphic(assets: PageAssets): (slug: string) => GoneAnswer {
  const policy = contentPolicy({
    policy: "page",
    scriptHashes: [hash(assets.script)],
    styleHashes: [hash(assets.styles)],
    frameOrigins: [],
  });
  return (slug) => ({ body: renderGonePage(slug, assets), policy });
}

const DRAFT_STYLES = "body{max-width:36em;margin:15vh auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}";

/** Builds the page at a link to a draft that ended: whoever was sent it learns what to do. */
export function goneDraft(): GoneAnswer {
  const policy = contentPolicy({
    policy: "page",
    scriptHashes: [],
    styleHashes: [hash(DRAFT_STYLES)],
    frameOrigins: [],
  });
  const body = [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow">',
    '<meta name="color-scheme" content="light dark">',
    `<title>Vista previa que ya no está</title><style>${DRAFT_STYLES}</style></head><body><main>`,
    "<h1>Esta vista previa ya no está</h1>",
    "<p>Ha caducado, o alguien la ha retirado. Pide un enlace nuevo a quien te envió este.</p></main></body></html>",
  ].join("");
  return { body, policy };
}

/** Builds the answer for a file that was taken back: empty, for the program that asks for it. */
export const goneFile = (): GoneAnswer => goneInclude();

/** Builds the answer for an include that was taken back: empty, so that a page which puts it in by itself shows nothing. */
export function goneInclude(): GoneAnswer {
  const policy = contentPolicy({ policy: "data", scriptHashes: [], styleHashes: [], frameOrigins: [] });
  return { body: "", policy };
}

/** The page of an old link that was taken back, for readers who come by its address. */
export function goneLegacyLink(): GoneAnswer {
  const policy = contentPolicy({ policy: "page", scriptHashes: [], styleHashes: [], frameOrigins: [] });
  const body =
    '<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta name="color-scheme" content="light dark"><title>Esta página ya no está</title>' +
    "<main><h1>Esta página ya no está</h1><p>Contaba dónde había ido a parar un trabajo antiguo, y se ha retirado.</p></main></html>";
  return { body, policy };
}
