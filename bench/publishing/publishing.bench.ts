/**
 * Published pages per second of a core against nginx serving the same files, by wrk on the other core.
 *
 * What is compared is the processor time that each takes for a page, which is what a full core gives: pages by the clock are those that
 * neighbours on the machine leave, and wrk, which asks nginx on a core of its own, comes to its end before nginx does.
 *
 * Budget: at least 0.5 of nginx, in the encoding that Debian's nginx has for browsers; the aim is 0.8.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type PageContent, renderPage } from "@nv/embeds";
import { createMutex } from "../../apps/server/src/platform/mutex/mutex.ts";
import { createBlobs } from "../../apps/server/src/platform/publishing/blobs.ts";
import { readEmbedAssets } from "../../apps/server/src/platform/publishing/embed-assets.ts";
import { createPublisher, revisionName } from "../../apps/server/src/platform/publishing/publisher.ts";
import { openDiskStore } from "../../apps/server/src/platform/storage/disk-store.ts";
import { installFromDebian } from "../../scripts/provide/debian.ts";
import { nginxConfig } from "../gate/nginx.conf.ts";
import { measureRate, processorMs, ROUND_S, stopProcess, waitForPort } from "../src/load.ts";
import { lowPort } from "../src/low-port.ts";
import { sized } from "../src/sized.ts";

const ROOT = join(import.meta.dirname, "../..");
const SERVER_PORT = await lowPort(16_011);
const NGINX_PORT = await lowPort(SERVER_PORT + 1);
const SERVER_CPU = "0";
const GRAPHICS = sized(200, 3);
const ROUNDS = sized(7, 1);
const LEAST_RATIO = 0.5;

/** A page as readers get it, another for each slug. */
function pageOf(slug: string): PageContent {
  const frame = { src: `https://example.org/${slug}`, title: `Gráfico ${slug}`, heightsPx: [] };
  return {
    slug,
    title: `Gráfico ${slug}`,
    language: "es",
    altText: "Muestra. ".repeat(30),
    heading: `Gráfico ${slug}`,
    subheading: "Una serie inventada",
    notes: "",
    sourceLine: "Instituto de Ejemplo",
    credit: "",
    link: "",
    body: { kind: "frames", columns: 1, breakpointPx: 0, frames: [frame] },
  };
}

/** Publishes graphics into a store, and writes the same pages where nginx serves them. */
async function publishAll(storeFolder: string, nginxFolder: string): Promise<readonly string[]> {
  const { page } = await readEmbedAssets(join(ROOT, "packages/embeds/dist"));
  const store = await openDiskStore(storeFolder);
  const blobs = createBlobs({ store, withLock: createMutex(), now: Date.now });
  const publisher = createPublisher(store, blobs, "g");
  const paths: string[] = [];
  for (let number = 1; number <= GRAPHICS; number += 1) {
    const slug = `grafico-${number}`;
    const html = renderPage(pageOf(slug), page);
    const revision = revisionName(1, html);
    await publisher.writeRevision(slug, revision, [{ path: "index.html", body: Buffer.from(html), policy: "page" }]);
    await publisher.movePointer({
      schema: 1,
      slug,
      state: "live",
      revision,
      publishedAtMs: number,
      title: slug,
      altText: "",
      language: "es",
      type: "external",
      heightsPx: [],
      image: null,
    });
    const target = join(nginxFolder, `/g/${slug}/`);
    await mkdir(target, { recursive: true });
    await writeFile(join(target, "index.html"), html);
    await writeFile(join(target, "index.html.gz"), gzipSync(html, { level: 9 }));
    paths.push(`/g/${slug}/`);
  }
  return paths;
}

/** Pages that a server gives in a second of the processor's time, in one round. */
async function pagesOf({ pid }: ChildProcess, port: number, wrkEnv: NodeJS.ProcessEnv): Promise<number> {
  if (pid === undefined) throw new Error("The server did not start.");
  const beforeMs = await processorMs(pid);
  const pages = (await measureRate(port, wrkEnv)) * ROUND_S;
  return pages / (((await processorMs(pid)) - beforeMs) / 1000);
}

/** Measures and prints; ends with code 1 under the budget. */
export async function benchPublishing(): Promise<void> {
  if (!existsSync("/usr/sbin/nginx")) await installFromDebian("nginx-light", "servidor de comparación");
  if (!existsSync("/usr/bin/wrk")) await installFromDebian("wrk", "generador de carga");
  const workDir = await mkdtemp(join(tmpdir(), "nv-bench-publishing-"));
  const nginxFolder = join(workDir, "nginx");
  const dataDir = join(workDir, "data");
  const paths = await publishAll(join(dataDir, "store"), nginxFolder);
  await writeFile(join(workDir, "paths"), paths.join("\n"));
  await writeFile(join(workDir, "nginx.conf"), nginxConfig(nginxFolder, NGINX_PORT, workDir));
  const nginx = spawn("taskset", ["-c", SERVER_CPU, "/usr/sbin/nginx", "-c", join(workDir, "nginx.conf")], {
    stdio: "inherit",
  });
  const env = { ...process.env, BENCH_PORT: String(SERVER_PORT), BENCH_DATA: dataDir };
  const program = join(import.meta.dirname, "serve-published.ts");
  const server = spawn("taskset", ["-c", SERVER_CPU, process.execPath, program], { cwd: ROOT, env, stdio: "inherit" });
  try {
    await Promise.all([SERVER_PORT, NGINX_PORT].map((port) => waitForPort(`http://127.0.0.1:${port}${paths[0]}`)));
    for (const encoding of ["gzip", "identity"]) {
      const wrkEnv = { BENCH_PATHS: join(workDir, "paths"), BENCH_COOKIE: "", BENCH_ENCODING: encoding };
      const rates = { ours: [] as number[], nginx: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.nginx.push(await pagesOf(nginx, NGINX_PORT, wrkEnv));
        rates.ours.push(await pagesOf(server, SERVER_PORT, wrkEnv));
      }
      const [ours, open] = [Math.max(...rates.ours), Math.max(...rates.nginx)];
      const ratio = ours / open;
      console.log(
        `publishing ${encoding}: ${Math.round(ours)} pages in a second of a core, nginx ${Math.round(open)}, ratio ${ratio.toFixed(2)} ` +
          `(least ${LEAST_RATIO}, aim 0.8; ${paths.length} pages, best of ${ROUNDS} rounds)`,
      );
      if (ratio < LEAST_RATIO) process.exitCode = 1;
    }
  } finally {
    await Promise.all([stopProcess(server), stopProcess(nginx)]);
    await rm(workDir, { recursive: true, force: true });
  }
}
