import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";

const ARTICLE = join(import.meta.dirname, "../../examples/article/index.html");
/** What the example writes where a newspaper has its own `PUBLIC_BASE_URL`. */
const EXAMPLE_BASE = "https://graficos.example.org";

/** Browsers find it on this machine; it is another site than the product's `localhost` and the services' `127.0.0.1`. */
const HOST = "diario.localhost";

/** A newspaper with one article. */
export interface Newspaper {
  readonly articleUrl: string;
  stop(): Promise<void>;
}

/**
 * Serves the example's article on a site of its own.
 *
 * @param publicBaseUrl - Where readers fetch what is published, without a final slash.
 */
export async function startNewspaper(publicBaseUrl: string): Promise<Newspaper> {
  const article = (await readFile(ARTICLE, "utf8")).replaceAll(EXAMPLE_BASE, publicBaseUrl);
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(article);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The newspaper listens on no port.");
  return {
    articleUrl: `http://${HOST}:${address.port}/nota`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
