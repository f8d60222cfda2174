import * as z from "zod";

/** What a route is made of: names of script parts, nested as the page's props are. */
export type ChunkTree = string | { readonly [prop: string]: ChunkTree } | readonly ChunkTree[];

const Tree: z.ZodType<ChunkTree> = z.lazy(() => z.union([z.string(), z.array(Tree), z.record(z.string(), Tree)]));

/** `routesChunkNames.json`: route (its path, a hyphen and a hash) to its parts. */
export const ChunkNames = z.record(z.string(), Tree);
export type ChunkNames = z.infer<typeof ChunkNames>;

/** `client-manifest.json`: part to bundle numbers, bundle number to files. */
export const ClientManifest = z.object({
  origins: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  assets: z.record(z.string(), z.object({ js: z.array(z.object({ file: z.string() })).optional() })),
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

/**
 * The script files that draw a page.
 *
 * @returns Takes the routes of the page, from the outermost; routes that share a path share their parts. Gives files relative to the
 *   site's root, each once, such as `assets/js/17896441.962db150.js`.
 */
export function createChunkFinder({ chunkNames, manifest }: ChunkIndex) {
  const partsOf = Map.groupBy(Object.entries(chunkNames), ([route]) => route.replace(/-[^-]+$/, ""));
  return (chain: readonly { readonly path: string }[]): readonly string[] => {
    const paths = [...new Set(chain.map((route) => route.path))];
    const names = paths.flatMap((path) => partsOf.get(path) ?? []).flatMap(([, tree]) => namesIn(tree));
    const bundles = names.flatMap((name) => manifest.origins[name] ?? []);
    const files = bundles.flatMap((bundle) => manifest.assets[bundle]?.js ?? []);
    return [...new Set(files.map(({ file }) => file))];
  };
}
