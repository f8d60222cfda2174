import { once } from "node:events";
import { createServer } from "node:http";
import { boundedOptions, boundServer, CONNECTION_BOUNDS, EnvironmentError } from "@nv/identity-server";
import type { Metrics } from "./metrics.ts";

/** Server that gives metrics. */
export interface MetricsServer {
  /** `http://localhost:9464/metrics`. */
  readonly address: string;
  close(): Promise<void>;
}

const PATH = "/metrics";

/**
 * Gives the metrics on a port of their own, so that what is public never gives them by mistake.
 *
 * @param onFailure - Told when the metrics could not be written.
 * @throws {EnvironmentError} When the address cannot be listened on: the variables of the metrics are wrong.
 */
export async function startMetricsServer(
  metrics: Metrics,
  { host, port }: { readonly host: string; readonly port: number },
  onFailure: (error: unknown) => void,
): Promise<MetricsServer> {
  const server = createServer(boundedOptions(CONNECTION_BOUNDS), (request, response) => {
    const isAsked = request.url === PATH && (request.method === "GET" || request.method === "HEAD");
    if (!isAsked) {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text),
      (error: unknown) => {
        onFailure(error);
        response.writeHead(500, { "content-type": "text/plain" }).end("The metrics could not be read\n");
      },
    );
  });
  boundServer(server, CONNECTION_BOUNDS);
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const sentence = `METRICS_PORT o METRICS_HOST no sirven: en ${host}:${port} no se puede escuchar (${reason}).`;
    throw new EnvironmentError(sentence, { cause });
  }
  const bound = server.address();
  const boundPort = typeof bound === "object" && bound !== null ? bound.port : port;
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${boundPort}${PATH}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
