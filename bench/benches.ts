/** Orders that a measure may be given. */
interface BenchOptions {
  /** Length of a soak, minutes; 0 for none. */
  readonly soakMinutes: number;
}

/** All measures by their names, in the order in which they run. Each is read when it is wanted. */
export const BENCHES: Readonly<Record<string, (options: BenchOptions) => Promise<void>>> = {
  gate: async () => (await import("./gate/gate.bench.ts")).benchGate(),
  weight: async () => (await import("./weight/weight.bench.ts")).benchWeight(),
  widget: async () => (await import("./widget/widget.bench.ts")).benchWidget(),
  identity: async () => (await import("./identity/identity.bench.ts")).benchIdentity(),
  admin: async () => (await import("./admin/admin.bench.ts")).benchAdmin(),
  start: async () => (await import("./start/start.bench.ts")).benchStart(),
  publishing: async () => (await import("./publishing/publishing.bench.ts")).benchPublishing(),
  far: async () => (await import("./publishing/far.bench.ts")).benchFarPublishing(),
  host: async () => (await import("./host/host.bench.ts")).benchHost(),
  pieces: async () => (await import("./pieces/pieces.bench.ts")).benchPieces(),
  formats: async () => (await import("./formats/formats.bench.ts")).benchFormats(),
  stories: async () => (await import("./stories/stories.bench.ts")).benchStories(),
  graphics: async () => (await import("./graphics/graphics.bench.ts")).benchGraphics(),
  composer: async () => (await import("./composer/composer.bench.ts")).benchComposer(),
  search: async () => (await import("./search/search.bench.ts")).benchSearch(),
  palette: async () => (await import("./search/palette.bench.ts")).benchPalette(),
  reading: async () => (await import("./reading/reading.bench.ts")).benchReading(),
  pictures: async () => (await import("./pictures/pictures.bench.ts")).benchPictures(),
  cards: async () => (await import("./cards/cards.bench.ts")).benchCards(),
  photos: async () => (await import("./photos/photos.bench.ts")).benchPhotos(),
  video: async () => (await import("./video/video.bench.ts")).benchVideo(),
  files: async () => (await import("./files/files.bench.ts")).benchFiles(),
  geography: async () => (await import("./geography/geography.bench.ts")).benchGeography(),
  streets: async () => (await import("./streets/streets.bench.ts")).benchStreets(),
  geofiles: async () => (await import("./geofiles/geofiles.bench.ts")).benchGeofiles(),
  polls: async () => (await import("./polls/polls.bench.ts")).benchPolls(),
  elections: async () => (await import("./elections/elections.bench.ts")).benchElections(),
  series: async () => (await import("./series/series.bench.ts")).benchSeries(),
  tables: async () => (await import("./tables/tables.bench.ts")).benchTables(),
  cases: async () => (await import("./cases/cases.bench.ts")).benchCases(),
  tracks: async () => (await import("./tracks/tracks.bench.ts")).benchTracks(),
  "census-sections": async () => (await import("./census-sections/census-sections.bench.ts")).benchCensusSections(),
  utilities: async () => (await import("./utilities/utilities.bench.ts")).benchUtilities(),
  descriptions: async () => (await import("./descriptions/descriptions.bench.ts")).benchDescriptions(),
  tools: async () => (await import("./tools/tools.bench.ts")).benchTools(),
  stillness: async () => (await import("./stillness/stillness.bench.ts")).benchStillness(),
  team: async () => (await import("./team/team.bench.ts")).benchTeam(),
  reliability: async (options) => (await import("./reliability/reliability.bench.ts")).benchReliability(options),
  load: async (options) => (await import("./load/load.bench.ts")).benchLoad(options),
  scale: async () => (await import("./build-time/scaled.bench.ts")).benchScaledBuild(),
  build: async () => (await import("./build-time/build.bench.ts")).benchBuild(),
};

/** Measures that look at no build. */
export const WITHOUT_BUILD: ReadonlySet<string> = new Set([
  "identity",
  "admin",
  "pictures",
  "photos",
  "video",
  "geofiles",
  "polls",
  "elections",
  "cases",
  "tracks",
  "descriptions",
]);

/** Measures that build a site of another kind first, which takes minutes at any size. */
export const WITH_STOCK_BUILD: ReadonlySet<string> = new Set(["weight", "reading", "scale", "build"]);
