import * as z from "zod";

/** Settings that only the build reads: plugins with their options, what it does with broken links, colours of code that is coloured at build. */
const BUILD_SETTINGS = [
  "markdown",
  "onBrokenAnchors",
  "onBrokenLinks",
  "onDuplicateRoutes",
  "plugins",
  "presets",
  "staticDirectories",
  "themes",
] as const;

/** A record of anything. */
const Fields = z.record(z.string(), z.unknown());

/** Text before the object, written as JSON, that the framework's own file gives. */
const BEFORE_SETTINGS = "export default ";

/** Entry of the list of parts: its name, how it is imported, the name of its file, its number once it is here. */
const PART =
  /^ {2}"([^"]+)": \[(\(\) => import\((?:\/\*[^*]*\*\/ )?"(?:[^"\\]|\\.)*"\)), "(?:[^"\\]|\\.)*", require\.resolveWeak\("(?:[^"\\]|\\.)*"\)\](.*)$/;

/** Call by which a route names the parts of its page, in the list of all routes; that of whatever is not there names none. */
const ROUTE = /ComponentCreator\('((?:[^'\\]|\\.)*)', '(\w+)'\)/g;

const DocsPlugins = z.looseObject({
  "docusaurus-plugin-content-docs": z.record(
    z.string(),
    z.looseObject({ versions: z.array(z.looseObject({ docs: z.array(z.unknown()) })) }),
  ),
});

const DocsVersion = z.looseObject({ version: z.looseObject({ docs: Fields }) });

function without(fields: z.infer<typeof Fields>, names: readonly string[]): z.infer<typeof Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/**
 * The settings of the site without what only the build reads.
 *
 * @param module - Text of the generated `docusaurus.config.mjs`.
 * @returns A module of the same shape.
 * @throws {Error} When the framework writes it in another way.
 */
export function leanSettings(module: string): string {
  const start = module.indexOf(BEFORE_SETTINGS);
  const end = module.lastIndexOf("}");
  if (start < 0 || end < start) throw new Error("Not an object behind «export default».");
  const written = module.slice(start + BEFORE_SETTINGS.length, end + 1);
  const { themeConfig, ...settings } = z.looseObject({ themeConfig: Fields }).parse(JSON.parse(written));
  return `export default ${JSON.stringify({
    ...without(settings, BUILD_SETTINGS),
    themeConfig: without(themeConfig, ["prism"]),
  })};`;
}

/**
 * Returns the data that plugins give to every page, without the list of documents: the navigation and the search have theirs.
 *
 * @param json - Text of the generated `globalData.json`.
 * @throws {z.ZodError} When the framework writes it in another way.
 */
export function leanGlobalData(json: string): string {
  const data = DocsPlugins.parse(JSON.parse(json));
  const docs = Object.entries(data["docusaurus-plugin-content-docs"]).map(([id, plugin]) => [
    id,
    { ...plugin, versions: plugin.versions.map((version) => ({ ...version, docs: [] })) },
  ]);
  return JSON.stringify({ ...data, "docusaurus-plugin-content-docs": Object.fromEntries(docs) });
}

/**
 * Returns what every document is given about all documents, without their titles and descriptions, which only the framework's cards read.
 * The sidebar stays.
 *
 * @param json - Text of the generated properties of a version of the documents.
 * @throws {z.ZodError} When the framework writes it in another way.
 */
export function leanDocsVersion(json: string): string {
  const { version, ...rest } = DocsVersion.parse(JSON.parse(json));
  // A page that is listed does not need to say so.
  return JSON.stringify({ ...rest, version: { ...version, docs: {} } }, (key, value: unknown) =>
    key === "unlisted" && value === false ? undefined : value,
  );
}

/** Names of the parts of all pages, in the order of the list of parts. */
function partNames(registry: string): readonly string[] {
  return registry.split("\n").flatMap((line) => PART.exec(line)?.[1] ?? []);
}

/**
 * The list of the parts of all pages, each under its place in it: a name, as random as a hash, would come again with each page that is made of it. Without
 * the names of their files and their numbers, which only what prints the pages reads.
 *
 * @param module - Text of the generated `registry.js`.
 * @throws {Error} When the framework writes it in another way.
 */
export function leanRegistry(module: string): string {
  let place = 0;
  const lean = module
    .split("\n")
    .map((line) => line.replace(PART, (_line, _name, bring, end) => `  ${place++}: [${bring}]${end}`))
    .join("\n");
  if (place === 0 || lean.includes("resolveWeak")) throw new Error("No part of a page in the form that is known.");
  return lean;
}

/**
 * The parts of each route, as places of {@link leanRegistry}, under the route's own place.
 *
 * @param json - Text of the generated `routesChunkNames.json`.
 * @param registry - Text of the generated `registry.js`.
 * @throws {Error} When a part is not in the list.
 */
export function leanRouteParts(json: string, registry: string): string {
  const places = new Map(partNames(registry).map((name, place) => [name, place]));
  const toPlace = (name: string) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`«${name}» is not in the list of parts.`);
    return place;
  };
  const routes = Object.values(Fields.parse(JSON.parse(json)));
  const byPlace = Object.fromEntries(routes.map((parts, place) => [`-${place}`, parts]));
  return JSON.stringify(byPlace, (_key, value: unknown) => (typeof value === "string" ? toPlace(value) : value));
}

/**
 * The list of routes, each of which names its parts by its place in {@link leanRouteParts}: its path is said once.
 *
 * @param module - Text of the generated `routes.js`.
 * @param routeParts - Text of the generated `routesChunkNames.json`.
 * @throws {Error} When the framework writes it in another way.
 */
export function leanRoutes(module: string, routeParts: string): string {
  const places = new Map(Object.keys(Fields.parse(JSON.parse(routeParts))).map((route, place) => [route, place]));
  const asked = new Set<number>();
  const lean = module.replace(ROUTE, (_call, written: string, hash: string) => {
    const path = written.replace(/\\(.)/g, "$1");
    const place = places.get(`${path}-${hash}`);
    if (place === undefined) throw new Error(`The route «${path}» has no parts.`);
    asked.add(place);
    return `ComponentCreator("", "${place}")`;
  });
  if (asked.size !== places.size) throw new Error("The routes are not in the form that is known.");
  return lean;
}

/**
 * Returns what is known of the framework itself, without the versions of its plugins.
 *
 * @param json - Text of the generated `site-metadata.json`.
 * @throws {z.ZodError} When the framework writes it in another way.
 */
export function leanSiteMetadata(json: string): string {
  return JSON.stringify({ ...z.looseObject({ pluginVersions: Fields }).parse(JSON.parse(json)), pluginVersions: {} });
}
