import { once } from "node:events";
import { createServer, type IncomingMessage, request as plainRequest, type ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { publicAddressOf } from "./public-address.ts";

/** A proxy that leads to the public Internet and to nowhere else. */
export interface BrowserProxy {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  close(): Promise<void>;
}

const HTTPS_PORT = "443";

/**
 * Starts the way out of a browser that opens pages of others on our machine: a page could send it to addresses that only
 * this machine reaches, and the picture would show them.
 *
 * @param trustedOrigins - Origins that are reached although they are not public: our own, and the local double of a service.
 */
export async function startBrowserProxy(trustedOrigins: readonly string[]): Promise<BrowserProxy> {
  const tunnels = new Set<Duplex>();

  /** Forwards a plain request, which only trusted origins get. */
  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.canParse(request.url ?? "") ? new URL(request.url ?? "") : null;
    if (url === null || !trustedOrigins.includes(url.origin)) return void response.writeHead(403).end();
    const onward = plainRequest(url, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  }

  async function tunnel(target: string, client: Duplex): Promise<void> {
    const [, host = "", port = ""] = /^\[?([^\]]+)\]?:(\d+)$/.exec(target) ?? [];
    const isTrusted = trustedOrigins.includes(new URL(`https://${target}`).origin);
    const address = isTrusted ? host : port === HTTPS_PORT ? await publicAddressOf(host) : null;
    if (address === null) return void client.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    const upstream = connect(Number(port), address, () => {
      client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      upstream.pipe(client).pipe(upstream);
    });
    tunnels.add(client);
    for (const side of [client, upstream]) {
      side.on("error", () => {
        client.destroy();
        upstream.destroy();
      });
      side.on("close", () => {
        tunnels.delete(client);
        client.destroy();
        upstream.destroy();
      });
    }
  }

  const server = createServer((request, response) => void forward(request, response));
  server.on("connect", (request, socket: Duplex) => {
    tunnel(request.url ?? "", socket).catch(() => socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The system gave the proxy no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      for (const client of tunnels) client.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
