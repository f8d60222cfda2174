/**
 * `npm run bench [gate|weight|widget|identity|admin|publishing|far|host|pieces|formats|stories|graphics|composer|search|palette|reading|pictures|cards|photos|video|files|geography|streets|geofiles|polls|elections|series|cases|tracks|census-sections|utilities|descriptions|tools|team|load|scale|build]`: measures against what a user
 * would pick instead, each figure a ratio from one run. `npm run bench load -- --soak` goes on for an hour, `--soak-minutes N` for
 * as long as it says, and tells what the server holds.
 */
import { parseArgs } from "node:util";
import { buildStale } from "./build-targets/build-stale.ts";
import { reportFailure } from "./terminal/report-failure.ts";

/** Length of a soak unless it says otherwise, minutes. */
const SOAK_MINUTES = 60;

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { soak: { type: "boolean", default: false }, "soak-minutes": { type: "string" } },
});
const soakMinutes = Number(values["soak-minutes"] ?? (values.soak ? SOAK_MINUTES : 0));

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  gate: async () => (await import("../bench/gate/gate.bench.ts")).benchGate(),
  weight: async () => (await import("../bench/weight/weight.bench.ts")).benchWeight(),
  widget: async () => (await import("../bench/widget/widget.bench.ts")).benchWidget(),
  identity: async () => (await import("../bench/identity/identity.bench.ts")).benchIdentity(),
  admin: async () => (await import("../bench/admin/admin.bench.ts")).benchAdmin(),
  publishing: async () => (await import("../bench/publishing/publishing.bench.ts")).benchPublishing(),
  far: async () => (await import("../bench/publishing/far.bench.ts")).benchFarPublishing(),
  host: async () => (await import("../bench/host/host.bench.ts")).benchHost(),
  pieces: async () => (await import("../bench/pieces/pieces.bench.ts")).benchPieces(),
  formats: async () => (await import("../bench/formats/formats.bench.ts")).benchFormats(),
  stories: async () => (await import("../bench/stories/stories.bench.ts")).benchStories(),
  graphics: async () => (await import("../bench/graphics/graphics.bench.ts")).benchGraphics(),
  composer: async () => (await import("../bench/composer/composer.bench.ts")).benchComposer(),
  search: async () => (await import("../bench/search/search.bench.ts")).benchSearch(),
  palette: async () => (await import("../bench/search/palette.bench.ts")).benchPalette(),
  reading: async () => (await import("../bench/reading/reading.bench.ts")).benchReading(),
  pictures: async () => (await import("../bench/pictures/pictures.bench.ts")).benchPictures(),
  cards: async () => (await import("../bench/cards/cards.bench.ts")).benchCards(),
  photos: async () => (await import("../bench/photos/photos.bench.ts")).benchPhotos(),
  video: async () => (await import("../bench/video/video.bench.ts")).benchVideo(),
  files: async () => (await import("../bench/files/files.bench.ts")).benchFiles(),
  geography: async () => (await import("../bench/geography/geography.bench.ts")).benchGeography(),
  streets: async () => (await import("../bench/streets/streets.bench.ts")).benchStreets(),
  geofiles: async () => (await import("../bench/geofiles/geofiles.bench.ts")).benchGeofiles(),
  polls: async () => (await import("../bench/polls/polls.bench.ts")).benchPolls(),
  elections: async () => (await import("../bench/elections/elections.bench.ts")).benchElections(),
  series: async () => (await import("../bench/series/series.bench.ts")).benchSeries(),
  tables: async () => (await import("../bench/tables/tables.bench.ts")).benchTables(),
  cases: async () => (await import("../bench/cases/cases.bench.ts")).benchCases(),
  tracks: async () => (await import("../bench/tracks/tracks.bench.ts")).benchTracks(),
  "census-sections": async () =>
    (await import("../bench/census-sections/census-sections.bench.ts")).benchCensusSections(),
  utilities: async () => (await import("../bench/utilities/utilities.bench.ts")).benchUtilities(),
  descriptions: async () => (await import("../bench/descriptions/descriptions.bench.ts")).benchDescriptions(),
  tools: async () => (await import("../bench/tools/tools.bench.ts")).benchTools(),
  team: async () => (await import("../bench/team/team.bench.ts")).benchTeam(),
  load: async () => (await import("../bench/load/load.bench.ts")).benchLoad({ soakMinutes }),
  scale: async () => (await import("../bench/build-time/scaled.bench.ts")).benchScaledBuild(),
  build: async () => (await import("../bench/build-time/build.bench.ts")).benchBuild(),
};

/** Measures that look at no build. */
const WITHOUT_BUILD = new Set([
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

const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  process.stderr.write(`No hay medida «${unknown.join(", ")}». Las que hay: ${Object.keys(BENCHES).join(", ")}.\n`);
  process.exitCode = 1;
} else if (!(soakMinutes >= 0)) {
  process.stderr.write(`«${values["soak-minutes"]}» no es un número de minutos.\n`);
  process.exitCode = 1;
} else {
  try {
    if (wanted.length === 0 || wanted.some((name) => !WITHOUT_BUILD.has(name))) await buildStale();
    for (const [name, run] of Object.entries(BENCHES)) if (wanted.length === 0 || wanted.includes(name)) await run();
  } catch (error) {
    reportFailure(error);
  }
}
