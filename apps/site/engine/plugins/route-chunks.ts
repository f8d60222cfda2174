/** What a route is made of: names of script parts, nested as the page's props are. */
export type ChunkTree = string | { readonly [prop: string]: ChunkTree } | readonly ChunkTree[];

/** `routesChunkNames.json`: route (its path, a hyphen and a hash) to its parts. */
export type ChunkNames = Readonly<Record<string, ChunkTree>>;

/** `client-manifest.json`: part to bundle numbers, bundle number to files. */
export interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, { readonly js?: readonly { readonly file: string }[] }>>;
}

/** The two files that the bundler leaves behind. */
export interface ChunkIndex {
  readonly chunkNames: ChunkNames;
  readonly manifest: ClientManifest;
}

function namesIn(tree: ChunkTree): string[] {
  return typeof tree === "string" ? [tree] : Object.values(tree).flatMap(namesIn);
}

/**
 * Makes what lists the script files that draw a page.
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
