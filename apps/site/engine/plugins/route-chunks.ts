import * as z from "zod";

/** Names of the script parts of a route, nested as the page's props are. */
export type ChunkTree = string | { readonly [prop: string]: ChunkTree } | readonly ChunkTree[];

const Tree: z.ZodType<ChunkTree> = z.lazy(() => z.union([z.string(), z.array(Tree), z.record(z.string(), Tree)]));

/** `routesChunkNames.json`: route (its path, a hyphen and a hash) to its parts. */
export const ChunkNames = z.record(z.string(), Tree);
export type ChunkNames = z.infer<typeof ChunkNames>;

const Files = z.array(z.object({ file: z.string() }));

/** `client-manifest.json`: part to bundle numbers, bundle number to files. */
export const ClientManifest = z.object({
  origins: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  assets: z.record(z.string(), z.object({ js: Files.optional(), css: Files.optional() })),
});
export type ClientManifest = z.infer<typeof ClientManifest>;

/** The two files that the bundler leaves behind. */
export interface ChunkIndex {
  readonly chunkNames: ChunkNames;
  readonly manifest: ClientManifest;
}

function namesIn(tree: ChunkTree): string[] {
  return typeof tree === "string" ? [tree] : Object.values(tree).flatMap(namesIn);
}

/** Files relative to the site's root, each once, such as `assets/js/17896441.962db150.js`. */
export interface ChunkFiles {
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
}

/**
 * The files that draw a page.
 *
 * @returns Takes the routes of the page, from the outermost; routes that share a path share their parts.
 */
export function createChunkFinder({ chunkNames, manifest }: ChunkIndex) {
  const partsOf = Map.groupBy(Object.entries(chunkNames), ([route]) => route.replace(/-[^-]+$/, ""));
  return (chain: readonly { readonly path: string }[]): ChunkFiles => {
    const paths = [...new Set(chain.map((route) => route.path))];
    const names = paths.flatMap((path) => partsOf.get(path) ?? []).flatMap(([, tree]) => namesIn(tree));
    const bundles = [...new Set(names.flatMap((name) => manifest.origins[name] ?? []))];
    const filesOf = (kind: "js" | "css") =>
      bundles.flatMap((bundle) => manifest.assets[bundle]?.[kind] ?? []).map(({ file }) => file);
    return { scripts: filesOf("js"), sheets: filesOf("css") };
  };
}
