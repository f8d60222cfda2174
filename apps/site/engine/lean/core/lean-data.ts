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

/** Text around the name of a file in each entry of the list of parts: how it is imported, that name, its number once it is here. */
const NAME = { before: '), "', after: '", require.resolveWeak(' } as const;

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

function withoutName(line: string): string {
  const start = line.indexOf(NAME.before) + NAME.before.length;
  const end = line.lastIndexOf(NAME.after);
  const isPart = line.startsWith('  "') && start >= NAME.before.length && end >= start;
  return isPart ? line.slice(0, start) + line.slice(end) : line;
}

/**
 * The list of the parts of all pages without the names of their files, which only what prints the pages reads.
 *
 * @param module - Text of the generated `registry.js`.
 * @returns A module of the same shape, an empty text in the place of each name.
 * @throws {Error} When the framework writes it in another way.
 */
export function leanRegistry(module: string): string {
  const lean = module.split("\n").map(withoutName).join("\n");
  if (lean === module) throw new Error("No part of a page in the form that is known.");
  return lean;
}
