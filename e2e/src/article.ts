import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";

const ARTICLE = join(import.meta.dirname, "../../examples/article/index.html");
/** Address that the example writes where a newspaper has its own `PUBLIC_BASE_URL`. */
const EXAMPLE_BASE = "https://graficos.example.org";

/** Browsers find it on this machine; it is another site than the product's `localhost` and the services' `127.0.0.1`. */
const HOST = "diario.localhost";

/** A newspaper. */
export interface Newspaper {
  /** Its first article. */
  readonly articleUrl: string;
  /** Prints an article. @returns Its address. */
  print(html: string): string;
  stop(): Promise<void>;
}

/**
 * Serves the example's article, and those that are printed, on a site of their own.
 *
 * @param publicBaseUrl - Where readers fetch what is published, without a final slash.
 */
export async function startNewspaper(publicBaseUrl: string): Promise<Newspaper> {
  const articles = [(await readFile(ARTICLE, "utf8")).replaceAll(EXAMPLE_BASE, publicBaseUrl)];
  const server = createServer(({ url = "" }, response) => {
    const article = articles[Number(url.slice("/nota".length))];
    // A browser asks for an icon too.
    response.writeHead(article === undefined ? 204 : 200, { "content-type": "text/html; charset=utf-8" }).end(article);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The newspaper listens on no port.");
  const articleUrl = `http://${HOST}:${address.port}/nota`;
  return {
    articleUrl,
    print: (html) => `${articleUrl}${articles.push(html) - 1}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
