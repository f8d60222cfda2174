import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { Listening } from "../listen.ts";

/** Folder into which the small Composer is built, with everything else that stands before readers. */
const BUILD = join(import.meta.dirname, "../../../embeds/dist/composer");

/** Module that a newspaper's page runs, as the manual gives it. */
const SNIPPET = new URL("../../../../snippets/arc/grafico-de-arc.mjs", import.meta.url).href;

/** Longest story that is read, characters. */
const LONGEST_STORY = 100_000;

/** A newspaper with a small Composer, on an origin of its own. */
export interface MiniComposerServer extends Listening {
  /** Returns the address where somebody writes a story. @param powerupUrl - Address of the panels, without query and fragment. */
  composerUrl(powerupUrl: string): string;
  /** Environment that the server under test is given, so that it lets this Composer frame its panels. */
  readonly env: Readonly<Record<string, string>>;
}

/** Functions of the manual, with which a newspaper's page shows an inserted graphic. */
interface Snippet {
  pedirGrafico(id: string, base: string): Promise<unknown>;
  graficoHtml(content: unknown, config: unknown): string;
}

function isSnippet(value: object): value is Snippet {
  return "pedirGrafico" in value && "graficoHtml" in value;
}

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const page = (title: string, body: string, styles = "") =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>` +
  `<style>body{max-width:1200px;margin:0 auto;padding:24px;font:16px/1.45 system-ui}figure{margin:24px 0}${styles}</style></head><body>${body}</body></html>`;

const text = (value: unknown) => (typeof value === "string" ? value : "");

interface WrittenEmbed {
  readonly id: string;
  readonly url: string;
  readonly config: unknown;
}

/** A story as the small Composer writes it into the address of its page. */
function readStory(written: string): { readonly headline: string; readonly embeds: readonly WrittenEmbed[] } {
  const story: unknown = written.length > LONGEST_STORY ? null : JSON.parse(written);
  const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
  if (!isRecord(story) || !Array.isArray(story.embeds)) return { headline: "", embeds: [] };
  const embeds = story.embeds.filter(isRecord).map(({ id, url, config }) => ({ id: text(id), url: text(url), config }));
  return { headline: text(story.headline), embeds };
}

/** Prints a story as a newspaper's page does: on the server, with what each graphic is at that moment. */
async function printStory(written: string): Promise<string> {
  const snippet: object = await import(SNIPPET);
  if (!isSnippet(snippet)) throw new Error(`${SNIPPET} does not give what the manual says.`);
  const { headline, embeds } = readStory(written);
  const figures = await Promise.all(
    embeds.map(async ({ id, url, config }) =>
      snippet.graficoHtml(await snippet.pedirGrafico(id, new URL(url).origin), config),
    ),
  );
  return page(headline, `<main><article><h1>${escapeHtml(headline)}</h1>${figures.join("")}</article></main>`);
}

async function composerPage(): Promise<string> {
  const read = (name: string) => readFile(join(BUILD, name), "utf8");
  const [script, styles] = await Promise.all([read("mini-composer.js"), read("mini-composer.css")]);
  const head = '<header><h1>Composer, en pequeño</h1><p><a id="leer" href="/noticia">Leer la noticia</a></p></header>';
  return page("Composer, en pequeño", `${head}<main></main><script>${script}</script>`, styles);
}

/**
 * Starts a newspaper with a small Composer: `/` frames the panels of a power-up and holds them to the protocol, `/noticia` is the
 * story as its readers get it.
 *
 * @param port - Any free one for 0.
 */
export async function startMiniComposer(port = 0): Promise<MiniComposerServer> {
  async function answer(url: URL, response: ServerResponse): Promise<void> {
    const written = url.searchParams.get("story") ?? "{}";
    const pages: Readonly<Record<string, () => Promise<string>>> = {
      "/": composerPage,
      "/noticia": () => printStory(written),
    };
    const found = Object.hasOwn(pages, url.pathname) ? pages[url.pathname] : undefined;
    if (found === undefined) return void response.writeHead(404).end();
    const html = await found();
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }).end(html);
  }
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? "/", "http://localhost"), response).catch((error: unknown) => {
      response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(String(error));
    });
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    env: { ARC_COMPOSER_ORIGINS: url },
    composerUrl: (powerupUrl) => `${url}/?${new URLSearchParams({ powerup: powerupUrl })}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
