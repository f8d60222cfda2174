/** Rules of imports between rooms: the floors of ARCHITECTURE.md, room by room. `scripts/checks/architecture.ts` runs it and guards it. */
const MAY_IMPORT = {
  contracts: [],
  glb: [],
  spanish: [],
  tables: ["spanish"],
  descriptions: ["contracts", "spanish", "tables"],
  geography: ["contracts", "spanish"],
  series: ["contracts", "spanish", "tables"],
  elections: ["contracts", "spanish", "tables"],
  embeds: ["contracts"],
  cases: ["contracts", "embeds", "geography", "spanish", "tables"],
  "election-pages": ["elections", "embeds", "spanish"],
  ai2html: ["contracts", "spanish"],
  "piece-parts": ["ai2html", "contracts", "spanish", "embeds", "ui", "web"],
  formats: ["contracts", "glb", "spanish", "embeds", "piece-parts", "ui", "web"],
  "graphic-types": [
    "contracts",
    "elections",
    "geography",
    "spanish",
    "tables",
    "embeds",
    "formats",
    "piece-parts",
    "ui",
    "web",
  ],
  database: [],
  ui: ["spanish"],
  web: ["contracts", "spanish", "tables", "ui", "identity-client"],
  "identity-client": ["contracts"],
  "identity-widget": ["contracts", "ui", "identity-client"],
  "identity-server": ["contracts", "database", "spanish", "tables"],
  media: ["ai2html", "contracts", "geography", "glb", "tables", "ui"],
  "test-kit": ["contracts", "database"],
  doubles: [],
};
const APPS_MAY_IMPORT = {
  server: [
    "cases",
    "contracts",
    "database",
    "descriptions",
    "election-pages",
    "elections",
    "embeds",
    "formats",
    "geography",
    "graphic-types",
    "identity-server",
    "media",
    "piece-parts",
    "series",
    "spanish",
    "tables",
  ],
  entrance: ["contracts", "spanish", "ui", "web", "identity-client", "identity-widget"],
  admin: ["contracts", "spanish", "tables", "ui", "web", "identity-client"],
  site: [
    "ai2html",
    "cases",
    "contracts",
    "descriptions",
    "elections",
    "spanish",
    "tables",
    "ui",
    "web",
    "identity-client",
    "identity-widget",
    "embeds",
    "formats",
    "geography",
    "glb",
    "graphic-types",
    "piece-parts",
    "series",
  ],
};

const TESTS = "\\.test\\.tsx?$|/test/";
const rooms = [
  ...Object.entries(MAY_IMPORT).map(([name, allowed]) => ({ path: `packages/${name}`, allowed, self: name })),
  ...Object.entries(APPS_MAY_IMPORT).map(([name, allowed]) => ({ path: `apps/${name}`, allowed, self: null })),
];

/** A package outside the list of a room is out of its reach; tests may also use the test kit. */
const roomRules = rooms.map(({ path, allowed, self }) => {
  const names = [...allowed, ...(self ? [self] : [])];
  return {
    name: `rooms-of-${path.replace("/", "-")}`,
    severity: "error",
    from: { path: `^${path}/`, pathNot: TESTS },
    to: { path: "^packages/", pathNot: names.length ? `^packages/(${names.join("|")})/` : "^$" },
  };
});

/** A package is entered by its door. */
const doorRules = rooms
  .filter(({ self }) => self)
  .map(({ path }) => ({
    name: `door-of-${path.replace("/", "-")}`,
    severity: "error",
    from: { path: "^(apps|packages|e2e|bench|scripts)/", pathNot: `^${path}/` },
    to: {
      path: `^${path}/`,
      pathNot: `^${path}/(src/(about|axe|color|index|chromium|seeded-random|depth|install-apart|schemas|schema|react|fragment|address|atlas-file|merge-drafts|page-text|reading-summary|table-reading|data-palette|finding|streets/index|street-town/index|media-formats|palettes/gimp-palette|page|fields|maps|reader|composer)\\.tsx?|(fonts|src/house)/typefaces\\.ts|src/.*\\.(demo\\.tsx|css)|test/index\\.ts|build/|tooling/whole-parts\\.ts|bundle/lean-schemas\\.ts)`,
    },
  }));

/** The floors of the site, under its features and tools: who of them may import whom, besides `css`. See docs/adr/0083. */
const SITE_FLOORS = {
  frame: [],
  records: ["frame"],
  library: ["frame"],
  maps: ["frame"],
  pieces: ["frame", "records", "library", "maps"],
  reading: ["frame", "pieces"],
  guide: ["frame", "reading"],
};
// By path, and by the alias that pages of the documentation use.
const SITE = "^(?:apps/|@)site/src/";
/** A folder a feature, a folder a tool; files beside the folders of the tools are what tools share. */
const UNITS = `${SITE}(features|tools)/([^/]+)/`;

const siteFloorRules = Object.entries(SITE_FLOORS).map(([name, allowed]) => ({
  name: `floor-of-the-site-${name}`,
  severity: "error",
  from: { path: `${SITE}${name}/`, pathNot: TESTS },
  to: { path: SITE, pathNot: `${SITE}(${["css", name, ...allowed].join("|")})/` },
}));

/** What `core/` may use besides itself: doors with nothing but arithmetic behind them. */
const PURE = [
  "^packages/(ai2html|cases|contracts|descriptions|election-pages|elections|geography|glb|series|spanish|tables|embeds)/src/",
  "^packages/web/src/(address|merge-drafts|page-text|reading-summary|schema)\\.ts$",
  "^packages/ui/src/(color|finding|media-formats|palettes/gimp-palette)\\.ts$",
  "^packages/(formats|graphic-types|piece-parts)/src/index\\.ts$",
  "^packages/graphic-types/src/maps\\.ts$",
  "^packages/formats/src/about\\.ts$",
  "^packages/identity-widget/src/fragment\\.ts$",
  "node_modules/(@orama/stemmers|diff|earcut|htmlparser2|uqr|zod|hast-util-(raw|sanitize|to-html)|mdast-util-(from-markdown|to-hast))/",
  // Types alone.
  "^hast$",
  // Of the first only hashes, of the second only what an address is.
  "^(node:)?(crypto|net)$",
];

module.exports = {
  forbidden: [
    ...roomRules,
    ...doorRules,
    ...siteFloorRules,
    {
      name: "nothing-imports-an-app",
      comment: "Tests of formats read their examples as the server gives them, with the policy of its pages.",
      severity: "error",
      from: { path: "^packages/", pathNot: "^packages/formats/test/" },
      to: { path: "^apps/" },
    },
    {
      name: "no-app-imports-an-app",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only", "dynamic-import"] } },
    },
    {
      name: "core-is-pure",
      severity: "error",
      from: { path: "/core/", pathNot: `${TESTS}|node_modules` },
      to: { pathNot: `/core/|${PURE.join("|")}`, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the-platform-knows-no-feature",
      severity: "error",
      from: { path: "^apps/server/src/(platform|http|gate)/", pathNot: TESTS },
      to: { path: "^apps/server/src/features/" },
    },
    {
      name: "features-do-not-know-each-other",
      comment: "Two that must meet do it through records, events or jobs.",
      severity: "error",
      from: { path: "^apps/server/src/features/([^/]+)/", pathNot: TESTS },
      to: { path: "^apps/server/src/features/", pathNot: "^apps/server/src/features/$1/" },
    },
    {
      name: "features-and-tools-of-the-site-do-not-know-each-other",
      comment: "What two of them need is a floor; what shows two of them is joined by a page. See docs/adr/0083.",
      severity: "error",
      from: { path: UNITS, pathNot: TESTS },
      to: { path: UNITS, pathNot: `${SITE}$1/$2/` },
    },
    {
      name: "features-and-tools-of-the-site-do-not-know-its-top",
      severity: "error",
      from: { path: `${SITE}(features|tools)/`, pathNot: TESTS },
      to: { path: `${SITE}(pages|search|theme)/` },
    },
    {
      name: "what-tools-share-knows-no-tool",
      severity: "error",
      from: { path: `${SITE}tools/[^/]+$`, pathNot: TESTS },
      to: { path: UNITS },
    },
    {
      name: "editors-are-for-the-site",
      severity: "error",
      from: {
        path: "^(apps|packages)/",
        pathNot: `^apps/site/|^packages/(formats|graphic-types|piece-parts)/src/(fields\\.ts|.*\\.tsx)$|${TESTS}`,
      },
      // A folder says where its editor lies, and loads nothing.
      to: {
        path: "^packages/(formats|graphic-types|piece-parts)/src/(fields\\.ts|.*\\.tsx)$",
        dependencyTypesNot: ["dynamic-import"],
      },
    },
    {
      name: "pages-of-graphics-are-for-the-server",
      severity: "error",
      from: { path: "^apps/", pathNot: "^apps/server/" },
      to: { path: "^packages/graphic-types/src/page\\.ts$" },
    },
    {
      name: "readers-are-for-the-build",
      comment: "What runs in a reader's browser is nobody's but the build's, which finds it by its name.",
      severity: "error",
      from: { path: "^(apps|packages)/" },
      to: { path: "^packages/graphic-types/src/[^/]+/reader\\.ts$" },
    },
    {
      name: "types-know-no-machine",
      severity: "error",
      from: { path: "^packages/(formats|graphic-types|piece-parts)/src/", pathNot: TESTS },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "what-tests-share-is-for-tests",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: TESTS },
      to: { path: "^packages/[^/]+/test/" },
    },
    {
      name: "what-tests-need-is-for-tests",
      comment:
        "`npm start` leaves the devDependencies out; `packages/ui/scripts` draws what is committed. See docs/adr/0057.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: `${TESTS}|^packages/(test-kit|ui/scripts)/` },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "routes-do-not-touch-the-database",
      severity: "error",
      from: { path: "\\.routes\\.ts$" },
      to: { path: "(\\.repository\\.ts$|^packages/database/|node_modules/(kysely|pg)/)" },
    },
    {
      name: "services-do-not-know-http",
      severity: "error",
      from: { path: "\\.(service|repository)\\.ts$" },
      to: { path: "node_modules/fastify/" },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    // What we build; packages of others keep theirs in folders of the same names.
    exclude: { path: "^(apps|packages)/[^/]+/(build|dist|\\.docusaurus)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
