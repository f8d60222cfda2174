import { readFile } from "node:fs/promises";
import path from "node:path";
import type { RouteConfig } from "@docusaurus/types";
import type { z } from "zod";
import { type ChunkFiles, ChunkNames, ClientManifest, createChunkFinder } from "./route-chunks";

/** A page and the routes that draw it, from the outermost. */
export interface PageRoutes {
  readonly path: string;
  readonly chain: readonly RouteConfig[];
}

/** The not-found page has a file but is not among the routes that plugins are told. */
const NOT_FOUND: PageRoutes = { path: "*", chain: [] };

function pagesOf(routes: readonly RouteConfig[], above: readonly RouteConfig[] = []): PageRoutes[] {
  return routes.flatMap((route) => {
    const chain = [...above, route];
    return route.routes === undefined ? [{ path: route.path, chain }] : pagesOf(route.routes, chain);
  });
}

/** Every page of the build, that of what is not there included. */
export function allPages(routes: readonly RouteConfig[]): readonly PageRoutes[] {
  return [...pagesOf(routes), NOT_FOUND];
}

async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const read = schema.safeParse(JSON.parse(await readFile(file, "utf8")));
  if (read.success) return read.data;
  throw new Error(`${file} is not what this version of the framework writes: see engine/UPGRADE.md.`, {
    cause: read.error,
  });
}

/**
 * Reads which files draw which page, from what the bundler left.
 *
 * @param generatedFilesDir - The framework's folder of generated files.
 * @throws {Error} When they are not what this version of the framework writes.
 */
export async function readChunkFinder(generatedFilesDir: string): Promise<(chain: PageRoutes["chain"]) => ChunkFiles> {
  const chunkNames = await readJson(path.join(generatedFilesDir, "routesChunkNames.json"), ChunkNames);
  const manifest = await readJson(path.join(generatedFilesDir, "client-manifest.json"), ClientManifest);
  return createChunkFinder({ chunkNames, manifest });
}
