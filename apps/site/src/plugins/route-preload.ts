import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin, RouteConfig } from "@docusaurus/types";
import { type ChunkNames, type ClientManifest, chunkFilesOf } from "./route-chunks";

/** A page and the routes that draw it, from the outermost. */
interface PageRoutes {
  readonly path: string;
  readonly chain: readonly RouteConfig[];
}

function pagesOf(routes: readonly RouteConfig[], above: readonly RouteConfig[] = []): PageRoutes[] {
  return routes.flatMap((route) => {
    const chain = [...above, route];
    return route.routes === undefined ? [{ path: route.path, chain }] : pagesOf(route.routes, chain);
  });
}

async function readJson<T>(file: string, isExpected: (value: unknown) => value is T): Promise<T> {
  const value: unknown = JSON.parse(await readFile(file, "utf8"));
  if (!isExpected(value)) throw new Error(`${file} is not what this version of the framework writes.`);
  return value;
}
const isChunkNames = (value: unknown): value is ChunkNames => typeof value === "object" && value !== null;
const isManifest = (value: unknown): value is ClientManifest =>
  typeof value === "object" && value !== null && "origins" in value && "assets" in value;

/**
 * After the build, names in each page the script files that it will ask for once the program runs.
 *
 * Without it the browser learns of them only after downloading and running the program: one round trip later.
 */
export default function routePreloadPlugin(): Plugin {
  return {
    name: "nv-route-preload",
    async postBuild({ outDir, generatedFilesDir, routes }) {
      const chunkNames = await readJson(path.join(generatedFilesDir, "routesChunkNames.json"), isChunkNames);
      const manifest = await readJson(path.join(generatedFilesDir, "client-manifest.json"), isManifest);

      await Promise.all(
        pagesOf(routes).map(async ({ path: page, chain }) => {
          const files = chunkFilesOf(chain, { chunkNames, manifest });
          if (files.length === 0) return;
          const htmlFile = path.join(outDir, page === "/" ? "index.html" : `${decodeURI(page)}.html`);
          const html = await readFile(htmlFile, "utf8");
          const missing = files.filter((file) => !html.includes(file));
          const links = missing.map((file) => `<link rel="preload" as="script" href="/${file}">`).join("");
          await writeFile(htmlFile, html.replace("</head>", `${links}</head>`));
        }),
      );
    },
  };
}
