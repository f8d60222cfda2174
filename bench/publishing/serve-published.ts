/** The readers' side of the server alone, for the measurement: `BENCH_PORT`, `BENCH_DATA`. */
import { join } from "node:path";
import { securityHeaders } from "../../apps/server/src/http/core/security-headers.ts";
import { createFront } from "../../apps/server/src/http/front.ts";
import { readEmbedAssets } from "../../apps/server/src/platform/publishing/embed-assets.ts";
import { goneGraphic } from "../../apps/server/src/platform/publishing/gone-answer.ts";
import { createPublished } from "../../apps/server/src/platform/publishing/published.ts";
import { createPublishedCache } from "../../apps/server/src/platform/publishing/published-cache.ts";
import { openDiskStore } from "../../apps/server/src/platform/storage/disk-store.ts";

const { BENCH_PORT = "", BENCH_DATA = "" } = process.env;
const assets = await readEmbedAssets(join(import.meta.dirname, "../../packages/embeds/dist"));
const headers = securityHeaders(true);
const store = await openDiskStore(join(BENCH_DATA, "store"));
const published = createPublished({
  store,
  cache: createPublishedCache(store, "g", { now: Date.now, onFailure: console.error }),
  headers,
  frameOrigins: [],
  section: "g",
  publicBaseUrl: `http://localhost:${BENCH_PORT}`,
  gone: goneGraphic(assets.page),
  emptyList: String,
  now: Date.now,
  onFailure: console.error,
});
const front = createFront({
  gate: (_request, response) => void response.writeHead(404).end(),
  isKnownHost: () => true,
  headers,
});
front.addDirect("g", published);
front.createServer((_request, response) => void response.writeHead(404).end()).listen(Number(BENCH_PORT), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
