import { once } from "node:events";
import { createServer, request } from "node:http";

/** Time for which each answer has been kept before it is given, seconds: most of the minute that readers keep a pointer. */
const AGE_S = 55;

/** A cache of somebody else's between readers and the product, as a newspaper's CDN is. */
export interface ReadersCache {
  /** Address from which articles load graphics, without a final slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a cache before the product: it says of each answer that it has lain there for {@link AGE_S} seconds, so that a browser keeps
 * it for what is left of the time that the product gives. That time is still the product's to give and the browser's to count; a
 * journey that waits for its end waits for seconds.
 *
 * @param origin - The product, without a final slash.
 * @see https://www.rfc-editor.org/rfc/rfc9111#section-4.2.3
 */
export async function startReadersCache(origin: string): Promise<ReadersCache> {
  const cache = createServer((incoming, response) => {
    const { method, headers, url = "/" } = incoming;
    const onward = request(new URL(url, origin), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, age: String(AGE_S) });
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    response.on("close", () => onward.destroy());
    incoming.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(cache, "listening");
  const address = cache.address();
  if (address === null || typeof address === "string") throw new Error("The cache listens on no port.");
  return {
    url: `http://localhost:${address.port}`,
    async stop() {
      cache.closeAllConnections();
      cache.close();
      await once(cache, "close");
    },
  };
}
